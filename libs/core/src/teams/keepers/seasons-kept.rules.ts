import { seasonPlus, type Season } from '../../season.js';

/** Number of consecutive seasons before this one in which a player was on a sheet; missing players count as 0. */
export type SeasonsKept = ReadonlyMap<number, number>;

/** Computed from locked sheets. The count stops at the first season without the player. */
export function seasonsKept(
  sheets: readonly { season: Season; players: readonly number[] }[],
  season: Season,
): SeasonsKept {
  const kept = new Map<number, number>();
  const bySeason = new Map<Season, Set<number>>();
  for (const sheet of sheets)
    bySeason.set(sheet.season, new Set([...(bySeason.get(sheet.season) ?? []), ...sheet.players]));
  for (let back = 1; ; back += 1) {
    const players = bySeason.get(seasonPlus(season, -back));
    if (players === undefined) return kept;
    for (const id of players) if ((kept.get(id) ?? 0) === back - 1) kept.set(id, back);
  }
}
