import { describe, expect, it } from '@jest/globals';
import { leagueFormDefaults, settingsFromForm } from '../leagues/league.rules.js';
import { figures, rosterRules } from './cap.rules.js';
import { irReturnDue } from './ir-return.rules.js';
import { irReturnMail } from './words/ir-return.words.en.js';
import { judgeWithAdvice } from './remedy.rules.js';
import { judgeMoves, type RosterMove } from './roster.rules.js';
import type { HeldPlayer, TeamBooks } from './team.model.js';

const rules = rosterRules(
  settingsFromForm({
    ...leagueFormDefaults('dynasty'),
    salary_cap: 10_000_000,
    max_roster_size: 3,
    min_forwards: 0,
    min_defense: 0,
    min_goalies: 0,
  }),
  'in-season',
);
const player = (id: number, more: Partial<HeldPlayer> = {}): HeldPlayer => ({
  id,
  name: `Player ${id}`,
  position: 'F',
  capHit: 1_000_000,
  retainedByOthers: 0,
  place: 'active',
  status: 'healthy',
  rookie: false,
  ...more,
});
const back = (over: boolean, more: Partial<HeldPlayer> = {}) =>
  player(9, { place: 'ir', irReturn: { dueAt: '2026-12-08T05:00:00.000Z', over }, ...more });
const team = (...players: HeldPlayer[]): TeamBooks => ({
  teamId: 'T',
  name: 'Wolves',
  players,
  retained: 0,
  retainedContracts: 0,
});
const full = [player(1), player(2), player(3)];
const judge = (books: TeamBooks, ...moves: RosterMove[]) => judgeMoves(books, moves, rules);

describe('a healthy player on injured reserve', () => {
  it('has until the midnight after the last of the days, by the league’s clock', () => {
    const due = (at: string, days: number) =>
      new Date(irReturnDue(Date.parse(at), days, 'America/Toronto')).toISOString();
    expect(due('2026-12-01T02:00:00Z', 7)).toBe('2026-12-08T05:00:00.000Z');
    expect(due('2026-12-01T06:00:00Z', 7)).toBe('2026-12-09T05:00:00.000Z');
    // Daylight-saving time ends in between.
    expect(due('2026-10-30T12:00:00Z', 7)).toBe('2026-11-07T05:00:00.000Z');
  });

  it('counts for nothing until then, and as an active player afterwards', () => {
    const shown = (over: boolean) => {
      const { active, ir, cap_used, by_position } = figures(team(...full, back(over)), rules);
      return [active, ir, cap_used, by_position.F];
    };
    expect([shown(false), shown(true)]).toEqual([
      [3, 1, 3_000_000, 3],
      [4, 1, 4_000_000, 4],
    ]);
  });

  it('counts for nothing again when they are hurt once more', () => {
    expect(figures(team(...full, back(true, { status: 'IR' })), rules)).toMatchObject({ active: 3, violations: [] });
  });

  it('binds a team that is illegal with them: only moves that reduce that are made', () => {
    const books = team(...full, player(4, { place: 'rookie', rookie: true }), back(true));
    expect(judge(books, { type: 'activate', playerId: 9 })).toMatchObject({
      ok: false,
      refusal: {
        name: 'irOverdue',
        message:
          'Player 9 had to leave injured reserve and counts as active. Wolves would have 4 active players; the roster holds 3.',
        figure: 4,
        limit: 3,
      },
    });
    expect(judge(books, { type: 'drop', playerId: 4 }).ok).toBe(false);
    expect(judge(books, { type: 'drop', playerId: 9 }).ok).toBe(true);
    expect(judge(books, { type: 'drop', playerId: 1 }).ok).toBe(true);
    expect(judge(books, { type: 'activate', playerId: 9 }, { type: 'drop', playerId: 1 }).ok).toBe(true);
    const { remedies } = judgeWithAdvice(books, [{ type: 'activate', playerId: 9 }], rules, {
      adding: null,
      held: new Set(),
    });
    expect(remedies.length).toBeGreaterThan(0);
    for (const remedy of remedies)
      expect(
        judge(
          books,
          { type: 'activate', playerId: 9 },
          ...remedy.flatMap((step) => (step.type === 'add' ? [] : [{ type: step.type, playerId: step.player.id }])),
        ).ok,
      ).toBe(true);
  });

  it('binds nobody while the team holds them legally, and not before the days are over', () => {
    const bank = player(4, { place: 'rookie', rookie: true });
    expect(judge(team(player(1), bank, back(true)), { type: 'drop', playerId: 4 }).ok).toBe(true);
    expect(judge(team(...full, bank, back(false)), { type: 'drop', playerId: 4 }).ok).toBe(true);
  });
});

it('the mail to the manager names the players, the team and the last moment', () => {
  const until = { at: '2026-12-08T05:00:00.000Z', timeZone: 'America/Toronto' };
  expect(irReturnMail({ team: 'Wolves', names: ['Ann'], until })).toEqual({
    subject: 'Ann must leave injured reserve of Wolves',
    lines: [
      expect.stringMatching(/^Ann is healthy and must leave injured reserve of Wolves by .*12:00 AM EST\.$/),
      'After that they count toward the roster size and the cap as if they were active.',
    ],
  });
  expect(irReturnMail({ team: 'Wolves', names: ['Ann', 'Bo'], until }).lines[0]).toMatch(/^Ann and Bo are healthy/);
});
