import { FANTRAX_NOTES } from '@crease/core/imports/move-in/fantrax.words.en.js';
import { say } from '@crease/core/words.js';
import { afterAll, beforeEach, expect, test } from '@jest/globals';
import type { FantraxAnswer } from '@crease/core/imports/move-in/move-in.answers.js';
import { mapColumns } from '@crease/core/imports/sheet/columns.rules.js';
import { kindOf } from '@crease/core/imports/sheet/table-kind.rules.js';
import { readSheet, teamsFound, NO_CHOICES, wordsOf } from '@crease/core/imports/sheet/rows.rules.js';
import { json, startFantrax } from '../testing/fantrax-server.js';
import { playLeague, type PlayLeague } from '../../testing/play-fixture.js';
import { fileApp, type Refused } from '../../testing/test-app.js';

type Answer = ReturnType<typeof json>;
const LEAGUE: Readonly<Record<string, Answer>> = {
  getTeamRosters: json({
    period: 3,
    rosters: {
      t1: {
        teamName: 'Gretzky Fans',
        salaryCap: 88_000_000,
        rosterItems: [
          { id: 'p1', position: 'F', salary: 1.25e7, status: 'ACTIVE', contract: { smallId: 'c', name: '2027' } },
          { id: 'p2', position: 'D', salary: 774_999.9999, status: 'MINORS' },
        ],
      },
      t2: {
        teamName: 'UFA Hunters',
        salaryCap: 88_000_000,
        rosterItems: [
          { id: 'p3', position: 'G', salary: 5e6, status: 'INJURED_RESERVE' },
          { id: 'p9', position: 'F', status: 'RESERVE' },
        ],
      },
    },
  }),
  getPlayerIds: json({
    p1: { fantraxId: 'p1', name: 'McDavid, Connor', team: 'EDM', position: 'F' },
    p2: { fantraxId: 'p2', name: 'Young, Prospect', team: '(N/A)', position: 'D' },
    p3: { fantraxId: 'p3', name: 'Saros, Juuse', team: 'NSH', position: 'G' },
  }),
  getDraftPicks: json({
    futureDraftPicks: [{ year: 2027, round: 1, originalOwnerTeamId: 't2', currentOwnerTeamId: 't1' }],
  }),
  getStandings: json([
    { teamId: 't1', teamName: 'Gretzky Fans', rank: 1, points: '10-4-2', totalPointsFor: 1234.5, winPercentage: 0.7 },
  ]),
};
let answers: Record<string, Answer> = { ...LEAGUE };
const fantrax = await startFantrax(() => answers);
const { asked } = fantrax;
const { app } = await fileApp({ env: { FANTRAX_API_URL: fantrax.url } });
afterAll(() => fantrax.close());

let league: PlayLeague;
beforeEach(async () => {
  answers = { ...LEAGUE };
  asked.length = 0;
  league = await playLeague(app, { form: { num_teams: 2 }, phase: 'setup' });
});
const read = (id = 'abcdef1234', as = 0, language = 'en') =>
  league.call<FantraxAnswer & Refused>(as, 'GET', `/move-in/fantrax?id=${encodeURIComponent(id)}`, undefined, {
    'accept-language': language,
  });

test('a public league is read as tables that the wizard understands by itself', async () => {
  const { status, body } = await read();
  expect([status, body.refusal, body.notes]).toEqual([200, undefined, []]);
  expect(body.tables.map(({ rows }) => kindOf(rows))).toEqual(['rosters', 'picks', 'standings']);
  const [rosters, picks, standings] = body.tables;
  const rows = readSheet({ name: 'r', rows: rosters?.rows ?? [] }, mapColumns(rosters?.rows ?? []));
  expect(rows.map(({ player, team, word, pos, club, salary }) => [player, team, word, pos, club, salary])).toEqual([
    ['Connor McDavid', 'Gretzky Fans', 'Active', 'F', 'EDM', 12_500_000],
    ['Prospect Young', 'Gretzky Fans', 'Minors', 'D', null, 775_000],
    ['Juuse Saros', 'UFA Hunters', 'Injured Reserve', 'G', 'NSH', 5_000_000],
    ['Fantrax player p9', 'UFA Hunters', 'Reserve', 'F', null, null],
  ]);
  expect(wordsOf(rows, NO_CHOICES).map(({ means }) => means)).toEqual(['active', 'rookie', 'ir', 'active']);
  expect(teamsFound(rows, [], NO_CHOICES).map(({ pool }) => pool)).toEqual([false, false]);
  expect(standings?.rows[1]).toEqual(['1', 'Gretzky Fans', '1234.5', '10-4-2']);
  expect(picks?.rows[1]).toEqual(['2027', '1', 'UFA Hunters', 'Gretzky Fans']);
  expect(
    asked.every(({ headers }) => headers['user-agent']?.startsWith('Crease (+') && headers.cookie === undefined),
  ).toBe(true);
});

test.each<[string, Answer, string]>([
  ['a private league', json({ leagueName: 'Secret' }), 'it is private there'],
  ['a private league that is refused', (response) => void response.writeHead(403).end(), 'it is private there'],
  ['an unknown id', json({ error: 'League not found' }), 'knows no league'],
  ['an unknown id by its status', (response) => void response.writeHead(404).end(), 'knows no league'],
  [
    'too many questions',
    (response) => void response.writeHead(429, { 'retry-after': '30' }).end(),
    'refuses requests from this site',
  ],
  ['a failure there', (response) => void response.writeHead(502).end(), 'cannot be reached'],
  [
    'half an answer',
    (response) => void response.end('{"period": 3, "rosters": {"t1": {"teamNa'),
    'it is incomplete or in a new format',
  ],
  [
    'an answer cut off',
    (response) => {
      response.writeHead(200, { 'content-length': '1000' });
      response.write('{"rosters"', () => response.destroy());
    },
    'it is incomplete or in a new format',
  ],
  [
    'fields of another kind',
    json({ rosters: { t1: { teamName: 5, rosterItems: 'none' } } }),
    'it is incomplete or in a new format',
  ],
  [
    'a way elsewhere',
    (response) => void response.writeHead(302, { location: 'http://127.0.0.1:9/latest/meta-data' }).end(),
    'cannot be reached',
  ],
])('%s is said in words, and changes nothing', async (_, answer, words) => {
  answers.getTeamRosters = answer;
  const { status, body } = await read();
  expect(body).toMatchObject({
    refusal: { name: 'fantrax', message: expect.stringContaining(words), fix: expect.any(String) },
  });
  expect([422, 429, 503]).toContain(status);
  expect(asked).toHaveLength(1);
});

test('what is missing besides rosters is a note', async () => {
  delete answers.getDraftPicks;
  answers.getStandings = json({ error: 'no' });
  const { status, body } = await read();
  expect([status, body.tables.length]).toEqual([200, 1]);
  expect(body.notes.map((note) => say(FANTRAX_NOTES, note))).toEqual([
    expect.stringMatching(/^The draft picks could not be had\./),
    expect.stringMatching(/^The standings could not be had\./),
  ]);
});

test('a French reader gets names of tables, notes and refusals in French', async () => {
  answers.getDraftPicks = (response) => void response.end('{"futureDraftPicks": [{"year"');
  answers.getStandings = (response) => void response.writeHead(502).end();
  const { status, body } = await read('abcdef1234', 0, 'fr');
  expect([status, body.tables.map(({ name }) => name)]).toEqual([200, ['Formations de Fantrax']]);
  expect(body.tables[0]?.rows[4]?.[0]).toBe('Joueur p9 de Fantrax');
  expect(body.notes.map(({ figures }) => (figures as { why: string }).why)).toEqual([
    expect.stringContaining('(choix de repêchage)'),
    expect.stringMatching(/^Impossible de joindre Fantrax/),
  ]);
});

test('a row that cannot be read hides no other row, and a note names it', async () => {
  answers.getTeamRosters = json({
    rosters: {
      t1: {
        teamName: 'Gretzky Fans',
        rosterItems: [
          { id: 5, salary: 1 },
          { id: 'p1', salary: 2e6 },
        ],
      },
      t2: { teamName: ['UFA Hunters'], rosterItems: [] },
    },
  });
  answers.getDraftPicks = json({
    futureDraftPicks: [
      { year: 'soon', round: 1, originalOwnerTeamId: 't1', currentOwnerTeamId: 't1' },
      { year: 2027, round: 2, originalOwnerTeamId: 't1', currentOwnerTeamId: 't1' },
    ],
  });
  const { status, body } = await read();
  expect([status, body.tables[0]?.rows.length, body.tables[1]?.rows.length]).toEqual([200, 2, 2]);
  expect(body.tables[0]?.rows[1]?.slice(0, 2)).toEqual(['McDavid, Connor', 'Gretzky Fans']);
  expect(body.notes.map((note) => say(FANTRAX_NOTES, note))).toEqual([
    'The roster of team t2 could not be read.',
    '1 row of the roster of Gretzky Fans could not be read: row 1 (id: This is not of the right kind.).',
    '1 row of the draft picks could not be read: row 1 (year: This is not of the right kind.).',
  ]);
});

test('an id is letters and digits: it names no other host and no other path', async () => {
  for (const id of ['../../../x', 'http://127.0.0.1:9/a', 'a@evil.example', 'abc?x=1', '']) {
    expect(await read(id)).toMatchObject({ status: 422 });
  }
  expect(asked).toHaveLength(0);
  expect(await read('abcdef1234', 1)).toMatchObject({ status: 403 });
});
