import { DRAW_MOST, drawnAmong, type PlacedClaimant } from './waiver.rules.js';

export interface DecidedWaiver {
  readonly name: string;
  readonly droppedBy: string;
  readonly winner: string | null;
  /** The player was sent to that team's rookie bank and stays there unless another team gets them. */
  readonly toBank?: boolean;
  /** Claimants in the order in which they were tried. */
  readonly claimants: readonly PlacedClaimant[];
  readonly nameOf: (teamId: string) => string;
}

export interface DecidedWords {
  /** For the public log: the claimants with the reason for their order, and the result. */
  readonly message: string;
  /** Explanation for a team whose claim failed. */
  readonly whyNot: (teamId: string) => string;
}

const counted = (points: number): string => `${points} ${points === 1 ? 'point' : 'points'}`;

export function decidedWords({ name, droppedBy, winner, toBank, claimants, nameOf }: DecidedWaiver): DecidedWords {
  const drawn = new Set(drawnAmong(claimants, droppedBy).map(({ teamId }) => teamId));
  const of = (teamId: string | null) => claimants.find((one) => one.teamId === teamId);
  const line = ({ teamId, points, drew }: PlacedClaimant): string => {
    if (teamId === droppedBy && claimants.length > 1) return `${nameOf(teamId)} (dropped the player, so claims last)`;
    return `${nameOf(teamId)} (${counted(points)}${drawn.has(teamId) ? `, drew ${drew}` : ''})`;
  };
  const draw =
    drawn.size === 0
      ? ''
      : ` Ties were broken by a draw: numbers from 1 to ${DRAW_MOST.toLocaleString('en-US')}, the lowest first.`;
  const free = toBank === true ? `in the rookie bank of ${nameOf(droppedBy)}` : 'a free agent';
  const end = winner === null ? `No claim was legal; the player is ${free}.` : `${nameOf(winner)} has the player.`;
  return {
    message:
      claimants.length === 0
        ? `${name} cleared waivers and is ${free}.`
        : `${name} was claimed off waivers by, in order: ${claimants.map(line).join(', ')}.${draw} ${end}`,
    whyNot: (teamId) => {
      const [first, mine] = [of(winner), of(teamId)];
      if (!first || !mine) return 'Another team came first.';
      if (teamId === droppedBy)
        return `${nameOf(first.teamId)} came first: the team that dropped the player claims last.`;
      if (first.points === mine.points)
        return `${nameOf(first.teamId)} came first: you were tied on points, and it drew ${first.drew} to your ${mine.drew}.`;
      return `${nameOf(first.teamId)} came first with fewer points: ${first.points} to your ${mine.points}.`;
    },
  };
}
