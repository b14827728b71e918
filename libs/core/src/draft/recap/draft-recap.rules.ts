import { draftsToBank } from '../../leagues/drafts/draft.table.js';
import { sumOfPoints } from '../../players/scoring/scoring.table.js';
import type { Dollars } from '../../money.js';
import type { Position } from '../../position.js';
import { capHitOf, chargeOf, perMillionOf } from '../charge.rules.js';
import type { DraftState } from '../draft.model.js';
import { perPosition } from '../team/needs.rules.js';
import { rankedPicks, type PoolPlaces, type RankedPick } from './pick-story.rules.js';

export interface TeamRecap {
  readonly teamId: string;
  readonly picks: readonly RankedPick[];
  /** Sum of the team's charges for these players. */
  readonly spent: Dollars;
  /** Cap space with the whole roster; negative when over the cap. */
  readonly space: Dollars;
  /** Sum of the players' points last season; null when no player has any. */
  readonly points: number | null;
  readonly perMillion: number | null;
  /** Worth of the players by rank minus the worth of the picks, in tenths. */
  readonly gain: number;
  readonly by: Readonly<Record<Position, number>>;
  /** The pick with the highest gain; null when none gained. */
  readonly best: RankedPick | null;
}

export interface Streak {
  readonly position: Position;
  /** First pick of the streak; `to` is the last. */
  readonly from: RankedPick;
  readonly to: RankedPick;
  readonly picks: number;
}

export interface DraftRecap {
  /** Teams with the highest gain first. */
  readonly teams: readonly TeamRecap[];
  readonly steal: RankedPick | null;
  readonly reach: RankedPick | null;
  /** The longest streak; of equally long ones, the statistically rarest. */
  readonly run: Streak | null;
  /** The statistically rarest streak, with its position's share of all picks. Null when it is the longest. */
  readonly rareRun: (Streak & { readonly share: number }) | null;
  /** The team with the least cap space; null in a rookie draft. */
  readonly tightest: TeamRecap | null;
  /** The team with the most points per million of cap hit. */
  readonly thriftiest: TeamRecap | null;
  readonly dearest: RankedPick | null;
}

/** Last season's points under the league's scoring; null when they did not play. */
export type PointsOf = (playerId: number) => number | null;

export function recapOf(state: DraftState, places: PoolPlaces, pointsOf: PointsOf): DraftRecap {
  const picks = rankedPicks(state.slots, places);
  const paid = !draftsToBank(state.type);
  const teams = state.teams.map((team): TeamRecap => {
    const own = picks.filter(({ slot }) => slot.ownerTeamId === team.id);
    const points = sumOf(own.flatMap(({ player }) => pointsOf(player.id) ?? []));
    const hits = own.reduce((sum, { player }) => sum + capHitOf(player), 0);
    return {
      teamId: team.id,
      picks: own,
      spent: paid ? own.reduce((sum, { player }) => sum + chargeOf(player, team.id), 0) : 0,
      space: state.rules.salaryCap - team.holdings.capUsed,
      points,
      perMillion: paid ? perMillionOf(points, hits) : null,
      gain: own.reduce((sum, { gain }) => sum + gain, 0),
      by: perPosition((position) => own.filter(({ player }) => player.position === position).length),
      best: most(own, ({ gain }) => (gain > 0 ? gain : null)),
    };
  });
  const drafting = teams.filter(({ picks: own }) => own.length > 0);
  return {
    teams: teams.toSorted((a, b) => b.gain - a.gain || b.picks.length - a.picks.length),
    steal: most(picks, ({ gain }) => (gain > 0 ? gain : null)),
    reach: most(picks, ({ gain }) => (gain < 0 ? -gain : null)),
    ...runsOf(picks),
    tightest: paid ? most(drafting, ({ space }) => -space) : null,
    thriftiest: most(drafting, ({ perMillion }) => perMillion),
    dearest: paid ? most(picks, ({ player }) => capHitOf(player)) : null,
  };
}

const SHORTEST = 3;

/**
 * The longest streak, and the rarest one given each position's share of the picks. Four goalies in a row can be rarer
 * than nine forwards.
 */
function runsOf(picks: readonly RankedPick[]): Pick<DraftRecap, 'run' | 'rareRun'> {
  const share = perPosition(
    (position) => picks.filter(({ player }) => player.position === position).length / picks.length,
  );
  const runs = streaksOf(picks).filter((streak) => streak.picks >= SHORTEST);
  const rarity = ({ position, picks: length }: Streak) => -length * Math.log(share[position]);
  const longest = Math.max(...runs.map((streak) => streak.picks));
  const run = most(runs, (streak) => (streak.picks === longest ? rarity(streak) : null));
  const rare = most(runs, rarity);
  return { run, rareRun: rare === null || rare === run ? null : { ...rare, share: share[rare.position] } };
}

function streaksOf(picks: readonly RankedPick[]): Streak[] {
  const streaks: Streak[] = [];
  for (const pick of picks) {
    const last = streaks.at(-1);
    if (last?.position === pick.player.position)
      streaks[streaks.length - 1] = { ...last, to: pick, picks: last.picks + 1 };
    else streaks.push({ position: pick.player.position, from: pick, to: pick, picks: 1 });
  }
  return streaks;
}

/** Returns the item with the highest figure, the earlier one on a tie. Null when no item has a figure. */
function most<T>(list: readonly T[], figure: (one: T) => number | null): T | null {
  let best: { readonly one: T; readonly at: number } | null = null;
  for (const one of list) {
    const at = figure(one);
    if (at !== null && (best === null || at > best.at)) best = { one, at };
  }
  return best?.one ?? null;
}

const sumOf = (figures: readonly number[]): number | null => (figures.length === 0 ? null : sumOfPoints(figures));
