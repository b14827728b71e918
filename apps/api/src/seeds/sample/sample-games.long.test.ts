import { describe, expect, it } from '@jest/globals';
import { CLUB_CODES } from '@crease/core/players/clubs.js';
import { figuresOf, type Figures } from '@crease/core/players/scoring/scoring.table.js';
import { defaultSeasonDates } from '@crease/core/seasons/week.rules.js';
import { dayPlus, daysBetween } from '@crease/core/calendar.js';
import { inventGames, lineOfGames, type SampleGameLine } from './sample-games.js';
import { pairingsOf } from './sample-schedule.js';
import { generateSamplePlayers } from './sample-players.js';

const SEASON = '2026-27';
const { startsOn, endsOn } = defaultSeasonDates(SEASON);
const days = Array.from({ length: daysBetween(startsOn, endsOn) + 1 }, (_, at) => dayPlus(startsOn, at));
const sample = generateSamplePlayers();
const skaters = sample.flatMap(({ id, nhl_club, position }) =>
  nhl_club === null ? [] : [{ id, club: nhl_club, goalie: position === 'G', defense: position === 'D' }],
);
const season = days.flatMap((day) => inventGames(SEASON, day, skaters));
const sums = new Map<number, Figures & { gp: number }>();
for (const line of season) {
  const before = sums.get(line.player_id) ?? { gp: 0, ...figuresOf(() => 0) };
  sums.set(line.player_id, { gp: before.gp + 1, ...figuresOf(({ column }) => before[column] + line[column]) });
}

describe('the games of the sample', () => {
  it('are the same each time they are invented, whatever the order of the players, and others on another day', () => {
    const [day = '', another = ''] = days;
    expect(inventGames(SEASON, day, [...skaters].reverse())).toEqual(inventGames(SEASON, day, skaters));
    expect(inventGames(SEASON, another, skaters)).not.toEqual(inventGames(SEASON, day, skaters));
  });

  it('have every club play at most once a day, and about 82 times in a season', () => {
    const played = new Map<string, number>();
    for (const day of days) {
      const clubs = pairingsOf(day).flat();
      expect(new Set(clubs).size).toBe(clubs.length);
      for (const club of clubs) played.set(club, (played.get(club) ?? 0) + 1);
    }
    expect([...played.keys()].sort()).toEqual([...CLUB_CODES].sort());
    for (const games of played.values()) {
      expect(games).toBeGreaterThanOrEqual(80);
      expect(games).toBeLessThanOrEqual(84);
    }
  });

  it('have one winner, no shutout without a win, and no assist without a goal', () => {
    const games = new Map<string, SampleGameLine[]>();
    for (const line of season) games.set(line.game, [...(games.get(line.game) ?? []), line]);
    for (const lines of games.values()) {
      expect(lines.reduce((sum, { w }) => sum + w, 0)).toBe(1);
      for (const { w, so } of lines) expect(so).toBeLessThanOrEqual(w);
      expect(lines.reduce((sum, { a }) => sum + a, 0)).toBeLessThanOrEqual(
        2 * lines.reduce((sum, { g }) => sum + g, 0),
      );
      expect(lines.length).toBeGreaterThan(26);
    }
  });

  it('come to what a season of the NHL comes to', () => {
    const games = new Set(season.map(({ game }) => game)).size;
    const goals = season.reduce((sum, { g }) => sum + g, 0) / games;
    expect(goals).toBeGreaterThan(4.5);
    expect(goals).toBeLessThan(7.5);
    const points = [...sums.values()].map(({ g, a }) => g + a).sort((one, two) => two - one);
    expect(points[0]).toBeGreaterThan(85);
    expect(points[0]).toBeLessThan(190);
    const shutouts = [...sums.values()].reduce((sum, { so }) => sum + so, 0);
    expect(shutouts).toBeGreaterThan(30);
    expect(shutouts).toBeLessThan(250);
  });

  it('count everything else so that it could have happened', () => {
    const games = new Map<string, SampleGameLine[]>();
    for (const line of season) games.set(line.game, [...(games.get(line.game) ?? []), line]);
    for (const lines of games.values()) {
      const sum = (of: (line: SampleGameLine) => number) => lines.reduce((total, line) => total + of(line), 0);
      for (const line of lines) {
        expect(line.ppg + line.shg).toBeLessThanOrEqual(line.g);
        expect(line.ppp + line.shp).toBeLessThanOrEqual(line.g + line.a);
        expect(
          [line.ppp - line.ppg, line.shp - line.shg, line.sog - line.g, line.sa - line.ga].every((n) => n >= 0),
        ).toBe(true);
        expect(line.otg).toBeLessThanOrEqual(line.gwg);
        expect(line.w + line.l + line.otl).toBe(line.gs);
      }
      expect([sum(({ gs }) => gs), sum(({ w }) => w), sum(({ l, otl }) => l + otl)]).toEqual([2, 1, 1]);
      // Every game has one time for both goalies: an hour, and up to five minutes of overtime.
      const [time = 0, ...others] = lines.flatMap((line) => (line.gs === 1 ? [line.goalie_seconds] : []));
      expect(others).toEqual([time]);
      const extra = sum(({ otl }) => otl);
      expect([sum(({ otg }) => otg), sum(({ otw, sow }) => otw + sow)]).toEqual([sum(({ otw }) => otw), extra]);
      expect(lines.every(({ fights, pim }) => pim >= 5 * fights)).toBe(true);
      expect([sum(({ fights }) => fights) % 2, sum(({ so_g }) => so_g) % 2]).toEqual([0, sum(({ sow }) => sow)]);
      expect(sum(({ ota }) => ota)).toBeLessThanOrEqual(2 * sum(({ otg }) => otg));
      expect(time - 3600).toBeGreaterThanOrEqual(extra);
      expect(time - 3600).toBeLessThanOrEqual(300 * extra);
      expect(sum(({ ga }) => ga)).toBe(sum(({ g }) => g));
      expect(sum(({ sa }) => sa)).toBe(sum(({ sog }) => sog));
      expect(sum(({ fow }) => fow)).toBe(sum(({ fol }) => fol));
      expect(sum(({ gwg }) => gwg)).toBeLessThanOrEqual(1);
    }
    const most = (of: (line: Figures) => number) => Math.max(...[...sums.values()].map(of));
    const total = (of: (line: Figures) => number) => [...sums.values()].reduce((all, line) => all + of(line), 0);
    const each = (of: (line: Figures) => number) => total(of) / games.size;
    for (const [of, least, highest] of [
      [({ sog }: Figures) => sog, 45, 75],
      [({ hits }: Figures) => hits, 25, 60],
      [({ blocks }: Figures) => blocks, 15, 45],
      [({ pim }: Figures) => pim, 8, 30],
      [({ fow }: Figures) => fow, 50, 62],
      [({ takeaways }: Figures) => takeaways, 10, 20],
    ] as const) {
      expect(each(of)).toBeGreaterThan(least);
      expect(each(of)).toBeLessThan(highest);
    }
    expect(most(({ plus_minus }) => plus_minus)).toBeLessThan(80);
  });

  it('leave those out who are not there: hurt, or without a club', () => {
    const [day = ''] = days;
    const star = inventGames(SEASON, day, skaters)[0]?.player_id;
    expect(
      inventGames(
        SEASON,
        day,
        skaters.filter(({ id }) => id !== star),
      ).some(({ player_id }) => player_id === star),
    ).toBe(false);
  });

  it('add up to the line of the season, which is whole in itself', () => {
    for (const [id, of] of sums) {
      const line = lineOfGames(id, SEASON, 'TOR', of, endsOn);
      expect(line).toMatchObject({ gp: of.gp, g: of.g, a: of.a, pts: of.g + of.a });
      if (line.w !== null) {
        expect(line).toMatchObject({ w: of.w, so: of.so, gs: of.gp });
        expect((line.w ?? 0) + (line.l ?? 0) + (line.otl ?? 0)).toBe(of.gp);
        expect(line).toMatchObject({ l: of.l, otl: of.otl, ga: of.ga, sa: of.sa });
        expect(line.sv_pct === null || (line.sv_pct >= 0 && line.sv_pct <= 1)).toBe(true);
      } else {
        expect(line).toMatchObject({ sog: of.sog, hits: of.hits, fow: of.fow, plus_minus: of.plus_minus });
        expect(line.sog ?? 0).toBeGreaterThanOrEqual(of.g);
        expect((line.ppg ?? 0) + (line.shg ?? 0)).toBeLessThanOrEqual(of.g);
        expect((line.ppp ?? 0) + (line.shp ?? 0)).toBeLessThanOrEqual(of.g + of.a);
      }
    }
  });
});
