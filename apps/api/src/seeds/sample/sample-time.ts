import { seasonPlus, startYear, type Season } from '@crease/core/season.js';
import type { SamplePlayer } from './sample-model.js';

/** The year in which Arizona's players became Utah's. */
const UTAH = 2024;

const yearLater = <D extends string | null>(day: D, by: number): D => {
  if (day === null) return day;
  const [year, rest] = [Number(day.slice(0, 4)) + by, day.slice(4)];
  const leap = (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0;
  return `${year}${rest.startsWith('-02-29') && !leap ? `-02-28${rest.slice(6)}` : rest}` as D;
};

const clubIn = (club: string | null, season: Season): string | null =>
  club
    ?.split('/')
    .map((code) =>
      code === 'ARI' && startYear(season) >= UTAH ? 'UTA' : code === 'UTA' && startYear(season) < UTAH ? 'ARI' : code,
    )
    .filter((code, at, codes) => codes.indexOf(code) === at)
    .join('/') ?? null;

/** Shifts a player by years (negative: earlier): same age, contract length and lines. */
export function movedInTime(player: SamplePlayer, by: number): SamplePlayer {
  return {
    ...player,
    birth_date: yearLater(player.birth_date, by),
    status_as_of: yearLater(player.status_as_of, by),
    contract_expiry: player.contract_expiry === null ? null : player.contract_expiry + by,
    draft_year: player.draft_year === null ? null : player.draft_year + by,
    contracts: player.contracts.map((contract) => ({
      ...contract,
      season: seasonPlus(contract.season, by),
      as_of: yearLater(contract.as_of, by),
    })),
    seasons: player.seasons.map((line) => {
      const season = seasonPlus(line.season, by);
      return {
        ...line,
        season,
        club: clubIn(line.club, season),
        as_of: line.as_of === 'final' ? 'final' : yearLater(line.as_of, by),
      };
    }),
  };
}
