import type { DraftedPlayer, DraftState } from '../draft.model.js';
import { tallyOf } from '../order/slot-tally.js';

/** Why the judged team cannot draft a player of another team's roster. */
export interface Untakeable {
  /** `own`: the judged team has the player. `left`: the player left the team. `most`: the team cannot lose another. */
  readonly why: 'own' | 'left' | 'most';
  /** The name of the team that has the player. */
  readonly team: string;
  readonly lost: number;
  readonly most: number;
}

/** Judges which players of other teams a team can take at one moment. */
export class LossJudge {
  private readonly lostOf: ReadonlyMap<string, number>;

  constructor(
    private readonly state: DraftState,
    private readonly teamId: string,
  ) {
    this.lostOf = tallyOf(state.slots).lostOf;
  }

  /** Null when the team can take the player, and always in drafts of players without a team. */
  check({ id, from }: Pick<DraftedPlayer, 'id' | 'from'>): Untakeable | null {
    if (from === undefined) return null;
    const { teams, rules } = this.state;
    const team = teams.find((entry) => entry.id === from);
    const lost = this.lostOf.get(from) ?? 0;
    const most = rules.mostLost ?? Infinity;
    const figures = { team: team?.name ?? '', lost, most };
    if (from === this.teamId) return { why: 'own', ...figures };
    if (team?.gone?.includes(id) === true) return { why: 'left', ...figures };
    return lost >= most ? { why: 'most', ...figures } : null;
  }
}
