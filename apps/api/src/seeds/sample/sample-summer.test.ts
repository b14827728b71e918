import { describe, expect, test } from '@jest/globals';
import { rookieReasons } from '@crease/core/players/rookie.rules.js';
import { searchName } from '@crease/core/players/search.rules.js';
import { seasonPlus, startYear, type Season } from '@crease/core/season.js';
import { classPotential, CLASS_SIZE, sampleClass } from './sample-classes.js';
import { inventGames } from './sample-games.js';
import { SAMPLE_SEASON, SAMPLE_SOURCE, type SamplePlayer } from './sample-model.js';
import { generateSamplePlayers } from './sample-players.js';
import { sampleSummer, type SummerPlayer } from './sample-summer.js';

const asOf = (season: Season) => `${startYear(season)}-07-01`;
const stands = ({ contracts, seasons: _, ...player }: SamplePlayer, season: Season): SummerPlayer => ({
  player: {
    ...player,
    search_name: searchName(player.full_name),
    is_sample: true,
    source: SAMPLE_SOURCE,
    as_of: asOf(season),
  },
  contracts,
});

function after(summers: number): { season: Season; world: SummerPlayer[]; retired: number[] } {
  let season = SAMPLE_SEASON;
  let world = generateSamplePlayers().map((player) => stands(player, SAMPLE_SEASON));
  const retired: number[] = [];
  for (let at = 0; at < summers; at += 1) {
    season = seasonPlus(season, 1);
    const summer = sampleSummer(world, season);
    const changed = new Map(summer.players.map((player) => [player.id, player]));
    world = [
      ...world.map(({ player, contracts }) => ({
        player: changed.get(player.id) ?? player,
        contracts: [...contracts, ...summer.contracts.filter(({ player_id }) => player_id === player.id)],
      })),
      ...sampleClass(season).map((player) => stands(player, season)),
    ];
    retired.push(...summer.retired);
  }
  return { season, world, retired };
}

describe('after five summers the sample', () => {
  const { season, world, retired } = after(5);
  const active = world.filter(({ player }) => player.roster_status !== 'inactive');

  test('is the same again', () => {
    expect(after(5).world).toEqual(world);
  });

  test('has a class of rookies each summer, and old players have retired', () => {
    expect(new Set(world.map(({ player }) => player.id)).size).toBe(world.length);
    expect(world).toHaveLength(generateSamplePlayers().length + 5 * CLASS_SIZE);
    expect(retired.length).toBeGreaterThan(100);
    expect(active.length).toBeGreaterThan(750);
    const born = active.map(({ player }) => Number(player.birth_date?.slice(0, 4)));
    expect(startYear(season) - Math.min(...born)).toBeLessThanOrEqual(42);
  });

  test('has a contract of the season for everybody with a club but prospects, and nobody is hurt', () => {
    const unsigned = active.filter(({ contracts }) => !contracts.some((contract) => contract.season === season));
    expect(unsigned.filter(({ player, contracts }) => player.nhl_club !== null && contracts.length > 0)).toEqual([]);
    expect(active.filter(({ player }) => player.status !== 'healthy')).toEqual([]);
    const hits = active.flatMap(({ contracts }) => contracts.filter((one) => one.season === season));
    for (const { cap_hit } of hits) {
      expect(cap_hit).toBeGreaterThanOrEqual(775_000);
      expect(cap_hit).toBeLessThanOrEqual(14_000_000);
    }
    // A league of twelve with the default cap can fill its rosters.
    const cheap = hits
      .map(({ cap_hit }) => cap_hit)
      .sort((one, two) => one - two)
      .slice(0, 300);
    expect(cheap.reduce((sum, hit) => sum + hit, 0) / 300).toBeLessThan(88_000_000 / 25);
  });

  test('plays whole games', () => {
    const skaters = active.flatMap(({ player: { id, nhl_club: club, position } }) =>
      club === null ? [] : [{ id, club, goalie: position === 'G', defense: position === 'D' }],
    );
    const lines = inventGames(season, `${startYear(season)}-11-04`, skaters);
    const games = new Map<string, number>();
    for (const { game } of lines) games.set(game, (games.get(game) ?? 0) + 1);
    expect(games.size).toBeGreaterThan(3);
    for (const players of games.values()) expect(players).toBeGreaterThan(22);
  });
});

test('a class gives a rookie draft of twelve teams and four rounds enough rookies, year after year', () => {
  for (const season of ['2026-27', '2027-28', '2031-32']) {
    const rookies = sampleClass(season).filter(
      (player) =>
        rookieReasons(
          { ...player, seasons: player.seasons.map((line) => ({ season: line.season, gp: line.gp ?? 0 })) },
          season,
        ).length === 0,
    );
    expect(rookies.length).toBeGreaterThanOrEqual(48);
  }
});

test('a rookie plays little in the first season, and the best of a class become regulars', () => {
  const games = (season: Season) => sampleClass('2026-27').map(({ id }) => classPotential(id, season)?.gp ?? 0);
  expect(Math.max(...games('2026-27'))).toBeLessThan(10);
  expect(games('2030-31').filter((gp) => gp > 40).length).toBeGreaterThan(15);
  expect(games('2025-26')).toEqual(games('2025-26').map(() => 0));
});
