import { describe, expect, test } from '@jest/globals';
import { LEAGUE_PHASES, leagueFormDefaults, settingsFromForm, type LeaguePhase } from '../leagues/league.rules.js';
import { beginsNextSeason, judgePhase, nextPhase, obstacles, type Situation } from './phase.rules.js';

const dynasty = settingsFromForm(leagueFormDefaults('dynasty', 'D'));
const redraft = settingsFromForm(leagueFormDefaults('redraft', 'R'));
const ended = [
  { type: 'rookie', name: 'Rookie draft', status: 'ended' },
  { type: 'general', name: 'General draft', status: 'ended' },
] as const;
const situation = (change: Partial<Situation>): Situation => ({
  type: 'dynasty',
  phase: 'startup-drafts',
  settings: dynasty,
  drafts: ended,
  illegalTeams: [],
  seasonEndsOn: '2026-04-16',
  today: '2026-05-01',
  sheetsLocked: true,
  sheetsDue: true,
  ...change,
});
const names = (change: Partial<Situation>) => obstacles(situation(change)).map(({ name }) => name);

describe('the life of a league', () => {
  const walk = (type: 'dynasty' | 'redraft', settings: typeof dynasty, steps: number, freeAgency = false) => {
    const seen: LeaguePhase[] = ['setup'];
    for (let step = 0; step < steps; step += 1)
      seen.push(nextPhase({ type, settings, freeAgency, phase: seen.at(-1) as LeaguePhase }));
    return seen;
  };

  test('of a dynasty league goes through protection, and every phase is reached', () => {
    const life = walk('dynasty', dynasty, 7);
    expect(life).toEqual([
      'setup',
      'startup-drafts',
      'in-season',
      'offseason',
      'protection',
      'annual-drafts',
      'in-season',
      'offseason',
    ]);
    expect(new Set([...life, 'free-agency'])).toEqual(new Set(LEAGUE_PHASES));
  });

  test('goes through free agency where players have something to decide', () => {
    const life = walk('dynasty', dynasty, 8, true);
    expect(life.slice(3)).toEqual([
      'offseason',
      'free-agency',
      'protection',
      'annual-drafts',
      'in-season',
      'offseason',
    ]);
    expect(new Set(life)).toEqual(new Set(LEAGUE_PHASES));
    const noSheets = walk('dynasty', { ...dynasty, protectionSheetsEnabled: false }, 5, true);
    expect(noSheets.slice(3)).toEqual(['offseason', 'free-agency', 'annual-drafts']);
  });

  test('of a redraft league, and of a dynasty league without sheets, skips protection', () => {
    const expected = ['setup', 'startup-drafts', 'in-season', 'offseason', 'annual-drafts', 'in-season', 'offseason'];
    expect(walk('redraft', redraft, 6)).toEqual(expected);
    expect(walk('dynasty', { ...dynasty, protectionSheetsEnabled: false }, 6)).toEqual(expected);
  });

  test('begins a new season when it leaves the offseason, and nowhere else', () => {
    expect(LEAGUE_PHASES.filter(beginsNextSeason)).toEqual(['offseason']);
  });
});

describe('the season', () => {
  test('begins when the drafts have ended and every team is legal', () => {
    expect(judgePhase(situation({}), 'in-season', false)).toEqual({ ok: true, value: { overridden: false } });
  });

  test('waits for every draft that the league has', () => {
    expect(names({ drafts: [] })).toEqual(['draftMissing', 'draftMissing']);
    expect(names({ drafts: [], movedIn: true })).toEqual([]);
    expect(names({ drafts: [{ ...ended[1], status: 'lobby' }], movedIn: true })).toEqual(['draftMissing']);
    expect(names({ drafts: [], movedIn: true, phase: 'annual-drafts' })).toEqual(['draftMissing', 'draftMissing']);
    expect(names({ drafts: [ended[0]] })).toEqual(['draftMissing']);
    expect(names({ drafts: [ended[0], { ...ended[1], status: 'lobby' }] })).toEqual(['draftMissing']);
    expect(names({ type: 'redraft', settings: redraft, drafts: [ended[1]] })).toEqual([]);
  });

  test('waits for illegal teams and names them', () => {
    const illegalTeams = Array.from({ length: 7 }, (_, index) => ({
      teamId: `t${index}`,
      name: `Team ${index}`,
      message: `Team ${index} would have 8 forwards; at least 9 are needed.`,
    }));
    const verdict = judgePhase(situation({ illegalTeams }), 'in-season', false);
    expect(verdict).toMatchObject({
      ok: false,
      refusal: { name: 'teamsIllegal', figure: 7, limit: 0, message: expect.stringContaining('And 2 more.') },
    });
    expect(obstacles(situation({ illegalTeams }))[0]?.teams).toHaveLength(7);
  });

  test('begins when the commissioner overrides with a reason, but never during a draft', () => {
    expect(judgePhase(situation({ drafts: [] }), 'in-season', true)).toEqual({ ok: true, value: { overridden: true } });
    const running = situation({ drafts: [{ ...ended[1], status: 'paused' }] });
    expect(judgePhase(running, 'in-season', true)).toMatchObject({ ok: false, refusal: { name: 'draftRunning' } });
    expect(
      obstacles({
        ...running,
        illegalTeams: [{ teamId: 't1', name: 'Team 1', message: 'Team 1 would have no forwards.' }],
      }).map(({ name }) => name),
    ).not.toContain('teamsIllegal');
  });

  test('does not end before its last day is over', () => {
    expect(names({ phase: 'in-season', today: '2026-04-16' })).toEqual(['seasonNotOver']);
    expect(names({ phase: 'in-season', today: '2026-04-17' })).toEqual([]);
    expect(names({ phase: 'in-season', seasonEndsOn: null })).toEqual([]);
  });
});

test('the annual drafts wait for the sheets, whatever the commissioner wants', () => {
  expect(judgePhase(situation({ phase: 'protection', sheetsLocked: false }), 'annual-drafts', true)).toMatchObject({
    ok: false,
    refusal: { name: 'sheetsOpen' },
  });
  expect(
    judgePhase(situation({ phase: 'protection', sheetsLocked: false, sheetsDue: false }), 'annual-drafts', true),
  ).toMatchObject({
    ok: false,
    refusal: { name: 'sheetsOpen', message: expect.stringContaining('no deadline'), fix: 'Set the deadline.' },
  });
  expect(judgePhase(situation({ phase: 'protection' }), 'annual-drafts', false).ok).toBe(true);
});

test.each(LEAGUE_PHASES)('from %s no phase but the next can be reached', (phase) => {
  const here = situation({ phase });
  for (const to of LEAGUE_PHASES) {
    const verdict = judgePhase(here, to, true);
    expect(verdict.ok).toBe(to === nextPhase(here));
    if (!verdict.ok) expect(verdict.refusal.name).toBe('wrongPhase');
  }
});

test('a refusal tells everything that is missing at once', () => {
  const verdict = judgePhase(situation({ drafts: [] }), 'in-season', false);
  expect(verdict).toMatchObject({
    ok: false,
    refusal: { message: 'The rookie draft has not been held. The general draft has not been held.' },
  });
});

test('what stands in the way is said with the names of those it is about', () => {
  const first = (change: Partial<Situation>) => obstacles(situation(change))[0];
  expect(first({ drafts: [{ ...ended[1], status: 'running' }, ended[0]] })).toMatchObject({
    name: 'draftRunning',
    final: true,
    message: 'General draft is being held.',
  });
  expect(first({ drafts: [ended[0], { ...ended[1], status: 'lobby' }] })?.message).toBe('General draft has not begun.');
  const illegal = (count: number) =>
    Array.from({ length: count }, (_, index) => ({
      teamId: `t${index}`,
      name: `Team ${index}`,
      message: `Fault ${index}.`,
    }));
  expect(first({ illegalTeams: illegal(1) })?.message).toBe('One team is not legal for the season. Fault 0.');
  expect(first({ illegalTeams: illegal(5) })?.message).toBe(
    '5 teams are not legal for the season. Fault 0. Fault 1. Fault 2. Fault 3. Fault 4.',
  );
  expect(first({ illegalTeams: illegal(6) })?.message).toBe(
    '6 teams are not legal for the season. Fault 0. Fault 1. Fault 2. Fault 3. Fault 4. And 1 more.',
  );
  expect(first({ phase: 'in-season', today: '2026-04-15' })?.message).toBe('The season lasts until Apr 16, 2026.');
  expect(first({ phase: 'protection', sheetsLocked: false })).toMatchObject({
    final: true,
    fix: 'Wait for the deadline, or set an earlier one.',
  });
});

test('drafts and legal teams are asked for before a season alone, its end in season alone, and sheets in the protection alone', () => {
  const wrong = {
    drafts: [],
    illegalTeams: [{ teamId: 't', name: 'T', message: 'Fault.' }],
    today: '2026-01-01',
    sheetsLocked: false,
    openAgents: 2,
    openLots: ['Ada Prov'],
    nominations: { players: 1, until: '2026-07-15T04:00:00Z', timeZone: 'America/Toronto' },
  };
  const expected: Record<LeaguePhase, string[]> = {
    setup: [],
    'startup-drafts': ['draftMissing', 'draftMissing', 'teamsIllegal'],
    'in-season': ['seasonNotOver'],
    offseason: [],
    'free-agency': ['agentsOpen', 'lotsOpen', 'nominationsOpen'],
    protection: ['sheetsOpen'],
    'annual-drafts': ['draftMissing', 'draftMissing', 'teamsIllegal'],
  };
  for (const phase of LEAGUE_PHASES) expect([phase, names({ ...wrong, phase })]).toEqual([phase, expected[phase]]);
});

test('a draft without a round is not asked for: in the startup its own length counts, and later the yearly one', () => {
  const settings = { ...dynasty, rookie_draft_startup_length: 0, rookie_draft_length: 1 };
  expect(names({ settings, drafts: [ended[1]] })).toEqual([]);
  expect(names({ settings, drafts: [ended[1]], phase: 'annual-drafts' })).toEqual(['draftMissing']);
  expect(names({ settings: { ...dynasty, rookieDraftEnabled: false }, drafts: [ended[1]] })).toEqual([]);
});

test('a refusal that is final comes first and keeps to itself which teams it is about', () => {
  const verdict = judgePhase(
    situation({ illegalTeams: [{ teamId: 't', name: 'T', message: 'Fault.' }] }),
    'in-season',
    false,
  );
  expect(verdict.ok ? {} : verdict.refusal).toEqual({
    name: 'teamsIllegal',
    message: 'One team is not legal for the season. Fault.',
    figure: 1,
    limit: 0,
    fix: expect.any(String),
  });
  const held = judgePhase(situation({ drafts: [{ ...ended[1], status: 'running' }] }), 'in-season', false);
  expect(held.ok ? {} : held.refusal).toEqual({
    name: 'draftRunning',
    message: 'General draft is being held. The rookie draft has not been held.',
    fix: 'Finish or end the draft first.',
  });
  const wrong = judgePhase(situation({}), 'offseason', false);
  expect(wrong.ok ? {} : wrong.refusal).toEqual({
    name: 'wrongPhase',
    message: 'After the startup drafts comes the season.',
    field: 'to',
    fix: 'Reload the page.',
  });
});
