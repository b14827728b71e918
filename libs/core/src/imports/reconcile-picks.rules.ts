import type { Season } from '../season.js';
import type { MoveInAnswer } from './move-in.answers.js';
import type { AlongBody } from './move-in.schema.js';

/** How many picks of a season a team has there and here. */
export interface PicksReconciled {
  readonly season: Season;
  readonly team_id: string;
  readonly there: number;
  readonly here: number;
}

/** Picks by season and owner, as the tables say it and as it is here; only of drafts that the tables name. */
export function reconcilePicks(sent: AlongBody['picks'], here: MoveInAnswer['picks']): PicksReconciled[] {
  const counts = new Map<string, { season: Season; team_id: string; there: number; here: number }>();
  const of = (season: Season, team_id: string) => {
    const key = `${season} ${team_id}`;
    const row = counts.get(key) ?? { season, team_id, there: 0, here: 0 };
    counts.set(key, row);
    return row;
  };
  for (const { season, owner } of sent) of(season, owner).there += 1;
  for (const { season, type, team_id, count } of here) {
    const named = sent.filter((pick) => pick.season === season);
    if (named.some((pick) => pick.type === null || pick.type === type)) of(season, team_id).here += count;
  }
  return [...counts.values()].sort((one, two) =>
    one.season === two.season ? (one.team_id < two.team_id ? -1 : 1) : one.season < two.season ? -1 : 1,
  );
}
