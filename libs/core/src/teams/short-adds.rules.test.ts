import type { DraftType } from '../draft-type.js';
import { describe, expect, it } from '@jest/globals';
import { leagueFormDefaults, settingsFromForm, type LeaguePhase } from '../leagues/league.rules.js';
import { POSITIONS, type Position } from '../position.js';
import { comingShortages, rosterRules, shortPositions, violationWords } from './cap.rules.js';
import { remedies } from './remedy.rules.js';
import { judgeShortages } from './roster.rules.js';
import { shortAddsFrom } from './short-adds.rules.js';
import type { HeldPlayer, TeamBooks } from './team.model.js';

const form = { min_forwards: 2, min_defense: 1, min_goalies: 1, max_roster_size: 10, salary_cap: 10_000_000 };
const settings = settingsFromForm({ ...leagueFormDefaults('dynasty'), ...form });
const rules = (phase: LeaguePhase, of = settings) => rosterRules(of, phase);
const player = (id: number, position: Position, capHit = 1_000_000): HeldPlayer => ({
  id,
  name: `Player ${id}`,
  position,
  capHit,
  retainedByOthers: 0,
  place: 'active',
  status: 'healthy',
  rookie: false,
});
const team = (...players: HeldPlayer[]): TeamBooks => ({
  teamId: 'T',
  name: 'Wolves',
  players,
  retained: 0,
  retainedContracts: 0,
});
const full = [player(1, 'F'), player(2, 'F'), player(3, 'D'), player(4, 'G')];

describe('minimums of the coming season', () => {
  it('warn out of season where a move misses one, or misses it by more', () => {
    const short = (from: HeldPlayer[], to: HeldPlayer[], phase: LeaguePhase = 'offseason') =>
      comingShortages(team(...from), team(...to), rules(phase)).map(({ rule, figure, limit }) => [rule, figure, limit]);
    expect(short(full, full.slice(1))).toEqual([['minimumForwards', 1, 2]]);
    expect(short(full.slice(1), full.slice(2), 'annual-drafts')).toEqual([['minimumForwards', 0, 2]]);
    expect(short(full.slice(1), full.slice(1, 3))).toEqual([['minimumGoalies', 0, 1]]);
    expect(short(full, full.slice(1), 'in-season')).toEqual([]);
  });

  it('say when they hold', () => {
    const [violation] = comingShortages(team(...full), team(...full.slice(1)), rules('protection'));
    expect(violationWords('Wolves', violation!).message).toBe(
      'Wolves would have 1 forward; at least 2 are needed when the season starts.',
    );
  });

  it('refuse a change until it is confirmed, and say what helps', () => {
    const short = comingShortages(team(...full), team(full[0]!), rules('offseason'));
    const shortages = short.map((violation) => ({ team: 'Wolves', violation }));
    const refused = judgeShortages(shortages, false);
    expect(refused).toMatchObject({
      ok: false,
      refusal: { name: 'comingMinimum', field: 'confirm_short', figure: 1, limit: 2 },
    });
    expect(refused.ok ? '' : refused.refusal.message).toMatch(/1 forward; .* 0 defensemen; .* 0 goalies; /);
    expect(refused.ok ? '' : refused.refusal.fix).toMatch(/^Add 1 forward before then.* Or confirm/);
    expect([judgeShortages(shortages, true).ok, judgeShortages([], false).ok]).toEqual([true, true]);
  });

  it('are nothing to a redraft league before its draft, whose rosters are emptied', () => {
    const redraft = settingsFromForm({ ...leagueFormDefaults('redraft'), ...form });
    expect(rules('offseason', redraft).comingMinimums).toBeUndefined();
    expect(rules('annual-drafts', redraft).comingMinimums).toEqual({ F: 2, D: 1, G: 1 });
  });

  it('bind all advice: no remedy leads below one', () => {
    const books = team(player(1, 'F', 2_000_000), player(2, 'F', 2_000_000), player(3, 'D', 9_000_000), player(5, 'D'));
    const dear = { ...player(9, 'G', 3_000_000), retainedByTeam: null };
    const found = remedies(books, [{ type: 'add', player: dear }], rules('annual-drafts'), {
      adding: null,
      held: new Set(),
    });
    const dropped = found.flat().flatMap((step) => (step.type === 'drop' ? [step.player.id] : []));
    expect(dropped).toContain(3);
    expect(dropped).not.toContain(1);
    expect(dropped).not.toContain(2);
  });
});

describe('free agents before the season', () => {
  const from = (drafts: Parameters<typeof shortAddsFrom>[0]['drafts'], phase: LeaguePhase = 'annual-drafts') =>
    shortAddsFrom({ phase, settings, drafts, timeZone: 'America/Toronto', today: '2026-09-25' });
  const ended = (type: DraftType, at: string) => ({ type, endedAt: Date.parse(at) });

  it('open on the day after the last draft of the year, by the league’s clock', () => {
    const rookie = ended('rookie', '2026-09-20T20:00:00Z');
    expect(from([rookie, ended('general', '2026-09-22T02:00:00Z')])).toBe('2026-09-22');
    expect(from([rookie, { type: 'general', endedAt: null }])).toBeNull();
    expect(from([rookie])).toBeNull();
    expect(from([rookie, ended('general', '2026-09-22T02:00:00Z')], 'in-season')).toBeNull();
  });

  it('open at once in a league that moved in, unless it created a draft', () => {
    const moved = (drafts: Parameters<typeof shortAddsFrom>[0]['drafts'], phase: LeaguePhase = 'startup-drafts') =>
      shortAddsFrom({ phase, settings, drafts, timeZone: 'America/Toronto', movedIn: true, today: '2026-09-25' });
    expect(moved([])).toBe('2026-09-25');
    expect(moved([{ type: 'general', endedAt: null }])).toBeNull();
    expect(moved([ended('general', '2026-09-22T02:00:00Z')])).toBe('2026-09-22');
    expect(moved([], 'annual-drafts')).toBeNull();
    expect(from([], 'startup-drafts')).toBeNull();
  });

  it('fill the positions that are short', () => {
    expect(shortPositions(team(...full.slice(1)), rules('annual-drafts'))).toEqual(['F']);
    expect(shortPositions(team(...full), rules('annual-drafts'))).toEqual([]);
    expect(shortPositions(team(), rules('in-season'))).toEqual([]);
    expect(shortPositions(team(), rules('annual-drafts'))).toEqual([...POSITIONS]);
  });
});
