import { describe, expect, it } from '@jest/globals';
import { CLUB_CODES, seasonClubCode } from '@crease/core/players/clubs.js';
import { searchName } from '@crease/core/players/search.rules.js';
import { FIRST_SAMPLE_ID } from '@crease/core/players/players.values.js';
import { ageOn, isRookie, rookieDay } from '@crease/core/players/rookie.rules.js';
import { SAMPLE_SEASON } from './sample-model.js';
import { generateSamplePlayers } from './sample-players.js';

const players = generateSamplePlayers();
const sampleAge = (player: (typeof players)[number], season = SAMPLE_SEASON): number =>
  ageOn(player.birth_date, rookieDay(season));
const hit = (player: (typeof players)[number], season = '2025-26'): number | undefined =>
  player.contracts.find((contract) => contract.season === season)?.cap_hit;

describe('the sample players', () => {
  it('are the same each time, and others for another seed', () => {
    expect(generateSamplePlayers()).toEqual(players);
    expect(generateSamplePlayers(1)[0]?.full_name).not.toBe(players[0]?.full_name);
  });

  it('are about 900 on the 32 clubs, with ids of their own and no name twice', () => {
    expect(players.length).toBeGreaterThanOrEqual(880);
    expect(players.length).toBeLessThanOrEqual(930);
    expect(new Set(players.map((player) => player.nhl_club).filter((club) => club !== null))).toEqual(
      new Set(CLUB_CODES),
    );
    expect(new Set(players.map((player) => searchName(player.full_name))).size).toBe(players.length);
    expect(players.map((player) => player.id)).toEqual(players.map((_, index) => FIRST_SAMPLE_ID + index));
  });

  it('fill every club with the right numbers of each position', () => {
    for (const club of CLUB_CODES) {
      const own = players.filter((player) => player.nhl_club === club);
      const count = (position: string): number => own.filter((player) => player.position === position).length;
      expect(count('F')).toBeGreaterThanOrEqual(14);
      expect(count('D')).toBeGreaterThanOrEqual(8);
      expect(count('G')).toBeGreaterThanOrEqual(2);
      for (const detail of ['C', 'LW', 'RW'])
        expect(own.filter((player) => player.position_detail === detail).length).toBeGreaterThanOrEqual(4);
    }
  });

  it('are 18 to 39 years old', () => {
    const ages = players.map((player) => sampleAge(player));
    expect(Math.min(...ages)).toBe(18);
    expect(Math.max(...ages)).toBeLessThanOrEqual(39);
  });

  it('earn what the NHL pays: few stars, many at the minimum, clubs near a cap of 88 million', () => {
    const hits = players.map((player) => hit(player) ?? 0);
    expect(Math.max(...hits)).toBeLessThanOrEqual(14_000_000);
    expect(Math.min(...hits.filter((one) => one > 0))).toBeGreaterThanOrEqual(775_000);
    expect(hits.filter((one) => one >= 8_000_000).length).toBeGreaterThan(35);
    expect(hits.filter((one) => one >= 8_000_000).length).toBeLessThan(100);
    expect(hits.filter((one) => one > 0 && one <= 1_000_000).length).toBeGreaterThan(250);
    const payrolls = CLUB_CODES.map((club) =>
      players
        .filter((player) => player.nhl_club === club && player.roster_status !== 'minors')
        .reduce((sum, player) => sum + (hit(player) ?? 0), 0),
    );
    const average = payrolls.reduce((sum, one) => sum + one, 0) / 32;
    expect(average).toBeGreaterThan(68_000_000);
    expect(average).toBeLessThan(88_000_000);
    for (const player of players)
      for (const contract of player.contracts) expect(Number.isInteger(contract.cap_hit)).toBe(true);
  });

  it('have one contract a season up to the expiry, which matches its last', () => {
    for (const player of players) {
      const seasons = player.contracts.map((contract) => contract.season);
      expect(new Set(seasons).size).toBe(seasons.length);
      if (player.contract_expiry !== null)
        expect(Math.max(...seasons.map((season) => Number(season.slice(0, 4)) + 1))).toBe(player.contract_expiry);
      else expect(hit(player)).toBeUndefined();
    }
  });

  it('include unsigned prospects and free agents, whose figure is an estimate', () => {
    expect(players.filter((player) => player.contracts.length === 0).length).toBeGreaterThan(10);
    expect(
      players
        .filter((player) => player.nhl_club === null)
        .every((player) => player.contracts.length > 0 && hit(player) === undefined),
    ).toBe(true);
  });

  it('have lines that add up in five seasons', () => {
    const seen = new Set<string>();
    for (const player of players) {
      for (const line of player.seasons) {
        seen.add(line.season);
        expect(line.club !== null && seasonClubCode(line.club)).toBe(line.club);
        expect(line.gp).toBeGreaterThan(0);
        expect(line.gp).toBeLessThanOrEqual(line.playoffs ? 28 : 82);
        expect((line.g ?? 0) + (line.a ?? 0)).toBe(line.pts ?? 0);
        if (player.position === 'G') {
          expect((line.w ?? 0) + (line.l ?? 0) + (line.otl ?? 0)).toBeLessThanOrEqual(line.gp);
          expect(line.ga ?? 0).toBeLessThanOrEqual(line.sa ?? 0);
          expect(line.so ?? 0).toBeLessThanOrEqual(line.w ?? 0);
        } else {
          expect(line.sog ?? 0).toBeGreaterThanOrEqual(line.g ?? 0);
          expect(line.ppp ?? 0).toBeGreaterThanOrEqual(line.ppg ?? 0);
          expect((line.ppg ?? 0) + (line.shg ?? 0)).toBeLessThanOrEqual(line.g ?? 0);
        }
        expect(sampleAge(player) - (2025 - Number(line.season.slice(0, 4)))).toBeGreaterThanOrEqual(18);
      }
    }
    expect([...seen].sort()).toEqual(['2021-22', '2022-23', '2023-24', '2024-25', '2025-26']);
    expect(players.some((player) => player.seasons.some((line) => line.playoffs))).toBe(true);
  });

  it('have scorers who earn more than others', () => {
    const forwards = players.filter(
      (player) => player.position === 'F' && player.seasons.some((line) => line.season === '2024-25' && !line.playoffs),
    );
    const points = (player: (typeof players)[number]): number =>
      player.seasons.find((line) => line.season === '2024-25' && !line.playoffs)?.pts ?? 0;
    const average = (list: typeof players): number =>
      list.reduce((sum, player) => sum + points(player), 0) / list.length;
    expect(average(forwards.filter((player) => (hit(player) ?? 0) > 7_000_000))).toBeGreaterThan(
      2 * average(forwards.filter((player) => (hit(player) ?? 0) < 1_500_000)),
    );
  });

  it('have about 120 prospects who pass for rookies, nearly all of them drafted', () => {
    const rookies = players.filter((player) => isRookie(player, SAMPLE_SEASON));
    expect(rookies.length).toBeGreaterThanOrEqual(120);
    expect(rookies.length).toBeLessThanOrEqual(190);
    expect(rookies.filter((player) => player.draft_overall !== null).length).toBeGreaterThan(100);
  });

  it.each(['2019-20', '2024-25', '2026-27', '2031-32'])(
    'stand in %s as they do in any other season: as old, signed as long, with as many rookies',
    (season) => {
      const by = Number(season.slice(0, 4)) - 2025;
      const moved = generateSamplePlayers(undefined, season);
      expect(moved.map(({ id, full_name, rank }) => ({ id, full_name, rank }))).toEqual(
        players.map(({ id, full_name, rank }) => ({ id, full_name, rank })),
      );
      expect(moved.map((player) => hit(player, season))).toEqual(players.map((player) => hit(player)));
      expect(moved.map((player) => player.contract_expiry)).toEqual(
        players.map((player) => (player.contract_expiry === null ? null : player.contract_expiry + by)),
      );
      expect(moved.map((player) => sampleAge(player, season))).toEqual(players.map((player) => sampleAge(player)));
      expect(moved.map((player) => isRookie(player, season))).toEqual(
        players.map((player) => isRookie(player, SAMPLE_SEASON)),
      );
      for (const { club, season: of } of moved.flatMap((player) => player.seasons))
        expect(
          club !== null && (club.includes('ARI') ? of < '2024-25' : !club.includes('UTA') || of >= '2024-25'),
        ).toBe(true);
      for (const { birth_date } of moved) expect(new Date(birth_date).toISOString().slice(0, 10)).toBe(birth_date);
    },
  );

  it('never share a place in an entry draft', () => {
    const places = players
      .filter((player) => player.draft_overall !== null)
      .map((player) => `${player.draft_year ?? 0}-${player.draft_overall ?? 0}`);
    expect(new Set(places).size).toBe(places.length);
  });

  it('are hurt now and then, and say since when and where', () => {
    for (const status of ['IR', 'LTIR', 'Out', 'day-to-day'] as const) {
      const hurt = players.filter((player) => player.status === status);
      expect(hurt.length).toBeGreaterThan(5);
      expect(hurt.every((player) => player.status_note !== null && player.status_as_of !== null)).toBe(true);
    }
  });

  it('are ranked 1 to the last, a star first', () => {
    expect(players.map((player) => player.rank).sort((a, b) => a - b)).toEqual(players.map((_, index) => index + 1));
    const best = players.filter((player) => player.rank === 1);
    expect(best.map((player) => hit(player) ?? 0)[0]).toBeGreaterThan(5_000_000);
  });
});
