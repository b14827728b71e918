import { expect } from '@jest/globals';
import type { ScheduleRules } from '@crease/core/competition/matchups/double-schedule.rules.js';
import { aheadBy } from '@crease/core/competition/matchups/tie-break.rules.js';
import type { MatchupsAnswer } from '@crease/core/competition/matchups/matchup.answers.js';

interface Counted {
  wins: number;
  losses: number;
  ties: number;
  points: number;
  periods: number;
}

/**
 * The record, points and periods of each team in a season of points, counted from its regular periods and from what a
 * commissioner added to records.
 */
function countRecords({ periods, median_for: medianFor, record_changes }: MatchupsAnswer): Map<string, Counted> {
  const counted = new Map<string, Counted>();
  const of = (team: string): Counted => {
    const row = counted.get(team) ?? { wins: 0, losses: 0, ties: 0, points: 0, periods: 0 };
    counted.set(team, row);
    return row;
  };
  const count = (team: string, ahead: number) => {
    of(team)[ahead > 0 ? 'wins' : ahead < 0 ? 'losses' : 'ties'] += 1;
  };
  for (const { round, state, matchups } of periods) {
    if (round !== null || state === 'coming' || state === 'running') continue;
    const scores = new Map<string, number>();
    const played = new Set<string>();
    const idle = new Set<string>();
    for (const { home_team_id: home, away_team_id: away, home_points: own, away_points: other, broken } of matchups) {
      scores.set(home, own);
      if (away === null) idle.add(home);
      else {
        scores.set(away, other ?? 0);
        const ahead = own - (other ?? 0) || aheadBy(broken);
        count(home, ahead);
        count(away, -ahead);
        played.add(home).add(away);
      }
    }
    const sorted = [...scores.values()].sort((a, b) => a - b);
    const [low = 0, high = 0] = [
      sorted[Math.floor((sorted.length - 1) / 2)],
      sorted[Math.ceil((sorted.length - 1) / 2)],
    ];
    for (const [team, score] of scores)
      if (medianFor === 'all' || (medianFor === 'idle' && idle.has(team))) {
        count(team, 2 * score - low - high);
        played.add(team);
      }
    for (const team of played) {
      of(team).points += scores.get(team) ?? 0;
      of(team).periods += 1;
    }
  }
  const changed = new Map<string, { wins: number; losses: number; ties: number }>();
  for (const { team_id: team, ...change } of record_changes ?? []) {
    const sum = changed.get(team) ?? { wins: 0, losses: 0, ties: 0 };
    for (const kind of ['wins', 'losses', 'ties'] as const) sum[kind] += change[kind];
    changed.set(team, sum);
  }
  for (const [team, sum] of changed)
    for (const kind of ['wins', 'losses', 'ties'] as const) of(team)[kind] = Math.max(0, of(team)[kind] + sum[kind]);
  return counted;
}

export function checkRecords(answer: MatchupsAnswer): void {
  const counted = countRecords(answer);
  for (const { team_id: id, wins, losses, ties, points, periods } of answer.table)
    expect([id, { wins, losses, ties, points, periods }]).toEqual([
      id,
      counted.get(id) ?? { wins: 0, losses: 0, ties: 0, points: 0, periods: 0 },
    ]);
}

/**
 * Checks the wins of each pair in rounds whose periods are matches. At equal wins the points of all periods decide.
 * @returns the number of such pairs with a win
 */
export function checkSeries({ periods, playoffs, categories }: MatchupsAnswer): number {
  let won = 0;
  const brackets = [playoffs, playoffs?.third, playoffs?.consolation];
  for (const pair of playoffs?.by_wins === true ? brackets.flatMap((one) => one?.pairs ?? []) : []) {
    const { round, home_team_id: home, away_team_id: away, wins, ahead } = pair;
    const own = periods.filter((period) => period.round === round);
    if (wins === undefined || away === null) continue;
    expect(own.length).toBeGreaterThan(1);
    const [left, right, all] = [{ wins: 0 }, { wins: 0 }, { points: 0 }];
    for (const { state, matchups } of own) {
      const row = matchups.find((one) => one.home_team_id === home && one.away_team_id === away);
      const by = (row?.home_points ?? 0) - (row?.away_points ?? 0);
      all.points += by;
      if (state === 'ended' || state === 'final') (by > 0 ? left : right).wins += Number(by !== 0);
    }
    won += left.wins + right.wins > 0 ? 1 : 0;
    expect([round, home, wins]).toEqual([round, home, { home: left.wins, away: right.wins }]);
    // By categories the sums of all periods are compared once more.
    const by = left.wins - right.wins || (categories === null ? all.points : 0);
    if (by !== 0) expect([round, home, ahead]).toEqual([round, home, by > 0 ? home : away]);
  }
  return won;
}

/**
 * Each team has as many opponents in a regular period as the rules of its season say.
 * @returns 1 where a team plays twice, otherwise 0
 */
export function checkOpponents(
  { matchups }: MatchupsAnswer['periods'][number],
  teams: number,
  rules: ScheduleRules | undefined,
): number {
  const isOdd = teams % 2 === 1;
  const all = rules?.doubles === true && teams > 2;
  const one = !all && rules?.odd === 'double' && isOdd;
  const named = matchups.flatMap(({ home_team_id: home, away_team_id: away }) =>
    away === null ? [home] : [home, away],
  );
  const times = [...new Set(named)].map((team) => named.filter((id) => id === team).length).sort((a, b) => a - b);
  expect(times).toEqual(Array.from({ length: teams }, (_, index) => (all || (one && index === teams - 1) ? 2 : 1)));
  const pairs = matchups.map(({ home_team_id: home, away_team_id: away }) => [home, away ?? ''].sort().join(' '));
  expect(new Set(pairs).size).toBe(pairs.length);
  const idle = matchups.filter(({ away_team_id: away }) => away === null).length;
  expect(idle).toBe(isOdd && !all && !one ? 1 : 0);
  return all || one ? 1 : 0;
}
