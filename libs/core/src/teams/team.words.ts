/** How a player came or went, where it was not by the team's own move. */
const HOW = { trade: ' in a trade', waivers: ' off waivers' } as const;

/** One move of a team. `name` is the player's. */
export interface MoveFigures {
  readonly team: string;
  readonly name: string;
  readonly how?: keyof typeof HOW;
  /** The commissioner's reason, where a rule was overridden. */
  readonly override?: string;
}

const moved = (words: string, { team, how, override }: MoveFigures): string =>
  `${team} ${words}${how ? HOW[how] : ''}.${override ? ` Commissioner override: ${override}` : ''}`;

/** Lines of the log. */
export const TEAM_LINES = {
  'team.added': (move: MoveFigures) => moved(`added ${move.name}`, move),
  'team.dropped': (move: MoveFigures) => moved(`dropped ${move.name}`, move),
  'team.placedOnIr': (move: MoveFigures) => moved(`placed ${move.name} on injured reserve`, move),
  'team.activated': (move: MoveFigures) => moved(`activated ${move.name} from injured reserve`, move),
  'team.sentToBank': (move: MoveFigures) => moved(`sent ${move.name} to the rookie bank`, move),
  'team.promoted': (move: MoveFigures) => moved(`promoted ${move.name} from the rookie bank`, move),
};
