import { describe, expect, test } from '@jest/globals';
import { CONCERN_KINDS } from './concerns.answers.js';
import { concernsOf, ownStanding, PICKS_SOON_MS, todoCount, type ConcernFacts } from './concerns.rules.js';
import { finalTable } from '../competition/champion.rules.js';
import { concernWords } from './concerns.words.js';
import { wordIn } from '../locale.js';

const NOW = Date.parse('2026-11-20T12:00:00Z');
const HOUR = 3_600_000;
const facts = (change: Partial<ConcernFacts> = {}): ConcernFacts => ({
  phase: 'in-season',
  rookieDraft: true,
  commissioner: false,
  team: { id: 'Tm1aaaaaaaaa', name: 'Harbor Lights' },
  irSlots: 2,
  lineup: null,
  callUps: [],
  toSign: [],
  contractsEnd: [],
  goalies: null,
  players: [],
  offers: [],
  tradesUntil: null,
  polls: [],
  reviews: [],
  faPicks: [],
  claims: [],
  drafts: [],
  sheets: null,
  todo: [],
  othersTodo: 0,
  unmanaged: 0,
  conditions: [],
  canGoOn: false,
  ...change,
});
const kinds = (change: Partial<ConcernFacts> = {}) => concernsOf(facts(change), NOW).map(({ kind }) => kind);
const draft = (change: Partial<ConcernFacts['drafts'][number]> = {}): ConcernFacts['drafts'][number] => ({
  id: 'Dr1aaaaaaaaa',
  name: 'Startup draft',
  type: 'general',
  status: 'lobby',
  nightAt: null,
  openPlaces: 0,
  ...change,
});

describe('what concerns a manager in season', () => {
  test('is nothing where nothing is there', () => expect(kinds()).toEqual([]));

  test('is an offer until it runs out; one leads to itself, several to all of them', () => {
    const offer = { tradeId: 'Tr1aaaaaaaaa', from: 'North Shore', expiresAt: NOW + HOUR };
    const later = { tradeId: 'Tr2aaaaaaaaa', from: 'Iron Range', expiresAt: null };
    expect(concernsOf(facts({ offers: [offer] }), NOW)).toEqual([
      {
        kind: 'offers',
        todo: true,
        count: 1,
        names: ['North Shore'],
        text: null,
        at: '2026-11-20T13:00:00.000Z',
        about: 'Tr1aaaaaaaaa',
      },
    ]);
    expect(concernsOf(facts({ offers: [offer, later] }), NOW)[0]).toMatchObject({ count: 2, about: null });
    expect(concernsOf(facts({ offers: [offer] }), NOW + HOUR)).toEqual([]);
  });

  test('is a line-up with empty places or players who do not play, until it is set', () => {
    const lineup = { day: '2026-11-24', empty: 1, absent: ['Hurt'], locksAt: NOW + HOUR, todo: true };
    const found = concernsOf(facts({ lineup }), NOW);
    expect(found).toMatchObject([
      { kind: 'lineup', todo: true, count: 2, names: ['Hurt'], text: '2026-11-24', at: '2026-11-20T13:00:00.000Z' },
    ]);
    const words = (change: object) =>
      concernsOf(facts({ lineup: { ...lineup, ...change } }), NOW).map((one) => concernWords(one, false))[0];
    expect(words({})).toMatchObject({
      title: '2 places of your line-up earn nothing',
      detail: 'On Nov 24, 2026: Hurt.',
    });
    expect(words({ absent: [] })?.title).toBe('1 place of your line-up is empty');
    expect(words({ empty: 0 })).toMatchObject({
      title: 'Hurt is in your line-up and does not play',
      detail: 'On Nov 24, 2026.',
    });
    expect(kinds({ lineup, phase: 'offseason' })).toEqual([]);
    expect(kinds({ lineup, team: null })).toEqual([]);
  });

  test('is who must come up from the rookie bank, by when, and that their time is over', () => {
    const callUps = [
      { name: 'Early', dueAt: NOW + HOUR },
      { name: 'Late', dueAt: NOW + 3 * HOUR },
    ];
    const [found] = concernsOf(facts({ callUps }), NOW);
    expect(found).toMatchObject({ kind: 'call-ups', todo: true, count: 2, at: '2026-11-20T13:00:00.000Z' });
    expect(concernWords(found!, false)).toMatchObject({
      title: '2 players must come up from the rookie bank',
      detail: 'Early and Late. Promote, trade or drop them until then.',
    });
    const [over] = concernsOf(facts({ callUps: callUps.slice(0, 1) }), NOW + 2 * HOUR);
    expect(over).toMatchObject({ at: null });
    expect(concernWords(over!, false)).toMatchObject({
      title: 'Early must come up from the rookie bank',
      detail: 'Their time is over: promote, trade or drop them now.',
    });
    expect(kinds({ callUps, phase: 'offseason' })).toEqual([]);
    expect(kinds({ callUps, team: null })).toEqual([]);
  });

  test('of players to sign are tasks until their deadline, and of ending contracts news once the season is over', () => {
    const toSign = [
      { name: 'Ada', until: NOW + HOUR },
      { name: 'Bo', until: NOW + 2 * HOUR },
    ];
    const [found] = concernsOf(facts({ toSign }), NOW);
    expect(found).toMatchObject({ kind: 'sign-players', todo: true, count: 2, at: new Date(NOW + HOUR).toISOString() });
    expect(concernsOf(facts({ toSign }), NOW + 2 * HOUR)).toEqual([]);
    expect(kinds({ contractsEnd: ['Ada'], phase: 'offseason' })).toEqual(['contracts-end']);
    expect(kinds({ contractsEnd: ['Ada'] })).toEqual([]);
  });

  test('is the ties of the play-offs that wait for a commissioner', () => {
    const ties = { names: ['Wolves and Bears (the final)'], until: NOW + HOUR };
    expect(kinds({ ties })).toEqual([]);
    const [found] = concernsOf(facts({ ties, commissioner: true }), NOW);
    expect(found).toMatchObject({ kind: 'ties-wait', todo: true, count: 1, at: '2026-11-20T13:00:00.000Z' });
    expect(concernWords(found!, true)).toMatchObject({
      title: 'A tie in the play-offs waits for your decision',
      detail: 'Wolves and Bears (the final)',
    });
    const two = { names: ['One', 'Other'], until: null };
    expect(concernWords(concernsOf(facts({ ties: two, commissioner: true }), NOW)[0]!, true).title).toBe(
      '2 ties in the play-offs wait for your decision',
    );
  });

  test('is what goalies have not played, near the season’s end', () => {
    const goalies = { played: 48, least: 60, until: NOW + 20 * 24 * HOUR };
    const [found] = concernsOf(facts({ goalies }), NOW);
    expect(found).toMatchObject({ kind: 'goalie-games', todo: false, count: 12, at: '2026-12-10T12:00:00.000Z' });
    expect(concernWords(found!, false)).toMatchObject({
      title: 'Your goalies have played 48 of 60 games',
      detail: '12 more games until the season’s end, or what is missing takes points off in the final table.',
    });
    expect(wordIn('fr', () => concernWords(found!, false)).title).toBe('Vos gardiens ont joué 48\u00A0matchs sur 60');
    for (const other of [{ played: 60 }, { until: NOW + 29 * 24 * HOUR }, { until: NOW }])
      expect(kinds({ goalies: { ...goalies, ...other } })).toEqual([]);
    expect(kinds({ goalies, phase: 'offseason' })).toEqual([]);
  });

  test('is who must leave injured reserve, and who could go there while a place is free', () => {
    const well = { name: 'Well', place: 'ir', status: 'healthy' };
    const hurt = { name: 'Hurt', place: 'active', status: 'LTIR' };
    const bruised = { name: 'Bruised', place: 'active', status: 'Day-to-day' };
    expect(kinds({ players: [well, hurt, bruised] })).toEqual(['leave-ir', 'to-ir']);
    expect(kinds({ players: [well, hurt], irSlots: 1 })).toEqual(['leave-ir']);
    expect(kinds({ players: [{ ...well, status: 'IR' }, bruised] })).toEqual([]);
    expect(kinds({ players: [{ ...hurt, place: 'rookie' }] })).toEqual([]);
    for (const phase of ['offseason', 'annual-drafts'] as const)
      expect(concernsOf(facts({ phase, players: [well, hurt] }), NOW).map(({ kind }) => kind)).not.toEqual(
        expect.arrayContaining([expect.stringContaining('-ir')]),
      );
  });

  test('are the picks of the week: something to do only when they are soon gone', () => {
    const pick = { startsAt: NOW - HOUR, expiresAt: NOW + PICKS_SOON_MS };
    const next = { startsAt: NOW + PICKS_SOON_MS, expiresAt: NOW + 2 * PICKS_SOON_MS };
    expect(concernsOf(facts({ faPicks: [pick, pick, next] }), NOW)).toMatchObject([
      { kind: 'fa-picks', count: 2, todo: true, at: new Date(pick.expiresAt).toISOString() },
    ]);
    expect(concernsOf(facts({ faPicks: [pick] }), NOW - 1)).toMatchObject([{ todo: false }]);
    expect(kinds({ faPicks: [next, { ...pick, expiresAt: NOW }] })).toEqual([]);
    expect(kinds({ faPicks: [pick], phase: 'offseason' })).toEqual([]);
  });

  test('are claims until they are decided, and reviews, to know of', () => {
    const claim = { player: 'Ray Quinn', clearsAt: NOW + HOUR };
    const review = { tradeId: 'Tr1aaaaaaaaa', teams: ['A', 'B'], endsAt: NOW + HOUR };
    const found = concernsOf(facts({ claims: [claim], reviews: [review] }), NOW);
    expect(found.map(({ kind }) => kind)).toEqual(['claims', 'reviews']);
    expect(todoCount(found)).toBe(0);
    expect(concernsOf(facts({ claims: [claim], reviews: [review] }), NOW + HOUR)).toEqual([]);
  });

  test('is nothing of a team where the reader has none', () => {
    const offers = [{ tradeId: 'Tr1aaaaaaaaa', from: 'North Shore', expiresAt: null }];
    expect(kinds({ team: null, offers, claims: [{ player: 'Ray Quinn', clearsAt: NOW + HOUR }] })).toEqual([]);
  });
});

describe('what concerns the league’s year', () => {
  test('is the room while a draft is held, for everybody, and nothing else of drafts', () => {
    for (const commissioner of [true, false])
      expect(kinds({ phase: 'startup-drafts', commissioner, drafts: [draft(), draft({ status: 'running' })] })).toEqual(
        ['draft-on'],
      );
    for (const commissioner of [true, false])
      expect(
        concernsOf(facts({ phase: 'annual-drafts', commissioner, drafts: [draft({ status: 'paused' })] }), NOW),
      ).toMatchObject([{ kind: 'draft-paused', todo: commissioner }]);
  });

  test('is the night of a draft, else its lobby, else the draft that is missing', () => {
    expect(concernsOf(facts({ phase: 'startup-drafts', drafts: [draft({ nightAt: NOW + HOUR })] }), NOW)).toMatchObject(
      [{ kind: 'draft-lobby', at: '2026-11-20T13:00:00.000Z', about: 'Dr1aaaaaaaaa' }],
    );
    expect(concernsOf(facts({ phase: 'annual-drafts' }), NOW)).toMatchObject([
      { kind: 'draft-missing', names: ['rookie'], todo: false },
    ]);
    expect(concernsOf(facts({ phase: 'annual-drafts', rookieDraft: false, commissioner: true }), NOW)).toMatchObject([
      { kind: 'draft-missing', names: ['general'], todo: true },
    ]);
    const ended = [draft({ status: 'ended' }), draft({ status: 'ended', type: 'rookie' })];
    expect(kinds({ phase: 'startup-drafts', drafts: ended })).toEqual(['drafts-over']);
    expect(kinds({ phase: 'startup-drafts', drafts: ended, commissioner: true, canGoOn: true })).toEqual(['go-on']);
  });

  test('is to name the team, for a new manager; a commissioner who sets the league up has the steps to its draft', () => {
    const team = { id: 'Tm2aaaaaaaaa', name: 'Team 2' };
    expect(kinds({ phase: 'setup', team })).toEqual(['name-team', 'being-set-up']);
    expect(kinds({ phase: 'setup', commissioner: true, unmanaged: 3, drafts: [draft()] })).toEqual(['set-up']);
  });

  test('is a list of protected players with open places, until the draft begins', () => {
    const at = (change: Parameters<typeof draft>[0]) =>
      concernsOf(facts({ drafts: [draft({ name: 'Steal draft', type: 'steal', ...change })] }), NOW)[0];
    expect(at({ openPlaces: 2, nightAt: NOW + HOUR })).toMatchObject({
      kind: 'protect-players',
      todo: true,
      count: 2,
      names: ['Steal draft'],
      at: '2026-11-20T13:00:00.000Z',
      about: 'Dr1aaaaaaaaa',
    });
    expect(at({ openPlaces: 0 })?.kind).toBe('draft-lobby');
    expect(at({ openPlaces: 2, status: 'running' })?.kind).toBe('draft-on');
  });

  test('is the sheet until it is saved, then its deadline, then that it is published', () => {
    const sheets = { deadline: NOW + HOUR, locked: false, saved: false, missing: 4 };
    const at = (change: Partial<typeof sheets>, more: Partial<ConcernFacts> = {}) =>
      concernsOf(facts({ phase: 'protection', sheets: { ...sheets, ...change }, ...more }), NOW);
    expect(at({})).toMatchObject([{ kind: 'sheet', todo: true, at: '2026-11-20T13:00:00.000Z' }]);
    expect(at({ saved: true })).toMatchObject([{ kind: 'sheet-saved', todo: false }]);
    expect(at({ locked: true })).toMatchObject([{ kind: 'sheets-published' }]);
    expect(at({}, { team: null, commissioner: true })).toMatchObject([
      { kind: 'sheets-open' },
      { kind: 'sheets-missing', count: 4 },
    ]);
  });

  test('is each thing that the team must do before the season, first', () => {
    const todo = ['1 of 2 goalies needed.', '$1M over the cap.'];
    const healthy = [{ name: 'Well', place: 'ir', status: 'healthy' }];
    const found = concernsOf(facts({ phase: 'annual-drafts', todo, players: healthy }), NOW);
    expect(found.map(({ text }) => text)).toEqual([...todo, null]);
    expect(todoCount(found)).toBe(2);
  });
});

test('a commissioner also sees what the league waits for, and nobody else does but those who decide a condition', () => {
  const league = {
    unmanaged: 2,
    conditions: [
      { resolveBy: NOW, proposed: false },
      { resolveBy: NOW + HOUR, proposed: true },
      { resolveBy: NOW + HOUR, proposed: false },
    ],
    canGoOn: true,
    othersTodo: 1,
  };
  expect(concernsOf(facts({ ...league, commissioner: true }), NOW)).toMatchObject([
    { kind: 'conditions', count: 2 },
    { kind: 'no-manager', count: 2 },
    { kind: 'go-on', text: 'in-season' },
    { kind: 'teams-todo', todo: false },
  ]);
  expect(kinds(league)).toEqual(['conditions']);
  expect(kinds({ ...league, conditions: [] })).toEqual([]);
});

test('every kind has its words, for one and for several, with and without a moment', () => {
  for (const kind of CONCERN_KINDS)
    for (const commissioner of [true, false])
      for (const count of [1, 5])
        for (const at of [null, '2026-11-20T13:00:00.000Z']) {
          const names = ['Ada', 'Ben', 'Cy', 'Di', 'Ed'].slice(0, count);
          const { title, detail, act } = concernWords(
            { kind, todo: true, count, names, text: 'offseason', at, about: null },
            commissioner,
          );
          for (const words of [title, detail, act]) expect(words).toMatch(/^[A-Z\d].*\S$|^offseason$/);
          expect(`${title} ${detail}`).not.toMatch(/undefined|null|\.\./);
        }
});

describe('where a team stands', () => {
  const table = [
    { teamId: 'a', name: 'Ants', points: 20 },
    { teamId: 'b', name: 'Bees', points: 30.5 },
    { teamId: 'c', name: 'Crows', points: 20 },
  ];
  const at = (teamId: string | null, phase: 'in-season' | 'protection' = 'in-season') =>
    ownStanding({ phase, teamId, table: finalTable(table), latest: { day: '2026-11-19', points: 2 } });

  test('is its rank and points, and what lies between it and its neighbours', () => {
    expect(at('b')).toEqual({
      rank: 1,
      shared: false,
      teams: 3,
      points: 30.5,
      record: null,
      above: null,
      below: { name: 'Ants', points: 10.5 },
      latest: { day: '2026-11-19', points: 2 },
    });
    expect(at('a')).toMatchObject({
      rank: 2,
      shared: true,
      above: { name: 'Bees', points: 10.5 },
      below: { points: 0 },
    });
  });

  test('is a place and a record in a season of matchups', () => {
    const record = { wins: 4, losses: 1, ties: 0 };
    const rows = finalTable(table).map((row) => ({ ...row, record }));
    expect(ownStanding({ phase: 'in-season', teamId: 'b', table: rows, latest: null })).toMatchObject({
      rank: 1,
      record,
      above: null,
      below: null,
    });
  });

  test('is nowhere without a team, between seasons, and before anybody has a point', () => {
    expect(at(null)).toBeNull();
    expect(at('a', 'protection')).toBeNull();
    const level = table.map((team) => ({ ...team, points: 0 }));
    expect(ownStanding({ phase: 'in-season', teamId: 'a', table: finalTable(level), latest: null })).toBeNull();
  });
});
