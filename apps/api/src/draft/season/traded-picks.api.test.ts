import { expect, test } from '@jest/globals';
import type { DraftPoolAnswer, DraftSnapshot } from '@crease/core/draft/draft.schema.js';
import type { DraftType } from '@crease/core/draft-type.js';
import type { LeagueForm, LeaguePhase } from '@crease/core/leagues/league.rules.js';
import { fileApp, type Refused } from '../../testing/test-app.js';
import { forward, pick, tradeLeague, type TradeLeague } from '../../trades/testing/trade-fixture.js';

const { app } = await fileApp();

interface Case {
  readonly name: string;
  readonly type: DraftType;
  readonly phase: LeaguePhase;
  readonly form: Partial<LeagueForm>;
  readonly players: (league: TradeLeague) => Promise<{ readonly inside: number; readonly outside: number }>;
  readonly place: 'active' | 'rookie';
}

/** Four players of each team, the best first. A team protects two of them. */
const held = { max_roster_size: 6, rookieDraftEnabled: false };
/** The last player of a third team, and its best one. */
async function ofOthers(league: TradeLeague) {
  const players = await league.held(3);
  return { inside: players.at(-1)?.id ?? 0, outside: players[0]?.id ?? 0 };
}

/** Rookies without a team: one of the NHL draft before the season, and one of the draft before that. */
async function classes(league: TradeLeague): Promise<number[]> {
  const rookies = await league.free([forward(900_000, { rookie: true }), forward(900_000, { rookie: true })]);
  for (const [index, { id }] of rookies.entries())
    await league.query('update player set draft_year = $2 where id = $1', [id, 2025 - index]);
  return rookies.map(({ id }) => id);
}

const CASES: readonly Case[] = [
  {
    name: 'mid-season draft',
    type: 'mid-season',
    phase: 'in-season',
    form: { ...held, midseason_rounds: 2 },
    players: async (league) => ({
      inside: (await league.free([forward(1_000_000)]))[0]?.id ?? 0,
      outside: (await league.held(3))[0]?.id ?? 0,
    }),
    place: 'active',
  },
  {
    name: 'waiver draft',
    type: 'waiver',
    phase: 'in-season',
    form: { ...held, waiver_draft_rounds: 2, waiver_draft_protected: 2, waiver_draft_most_lost: 1 },
    players: ofOthers,
    place: 'active',
  },
  {
    name: 'steal draft',
    type: 'steal',
    phase: 'protection',
    form: { ...held, steal_rounds: 2, steal_protected: 2, steal_most_lost: 1 },
    players: ofOthers,
    place: 'active',
  },
  {
    name: 'rookie draft of one class',
    type: 'rookie',
    phase: 'annual-drafts',
    form: { rookieDraftEnabled: true, rookie_draft_length: 2, rookie_class: true },
    players: async (league) => {
      const [newest = 0, older = 0] = await classes(league);
      return { inside: newest, outside: older };
    },
    place: 'rookie',
  },
  {
    name: 'class draft',
    type: 'class',
    phase: 'annual-drafts',
    form: { rookieDraftEnabled: true, class_rounds: 2, class_years: 1 },
    players: async (league) => {
      const [newest = 0, older = 0] = await classes(league);
      return { inside: older, outside: newest };
    },
    place: 'rookie',
  },
];

test.each(CASES)('a pick of a $name is traded, and its new owner drafts with it', async (of) => {
  const league = await tradeLeague(app, { phase: of.phase, form: of.form });
  for (const team of league.teams.keys())
    await league.hold(
      team,
      [4, 3, 2, 1].map((size) => forward(size * 1_000_000)),
    );
  const { inside, outside } = await of.players(league);
  const call = <T>(by: number, method: string, path: string, body?: unknown) =>
    league.call<T & Refused>(by, method, path, body);

  const made = await call<{ draft_id: string }>(0, 'POST', '/drafts', { type: of.type, clock: { seconds: 3600 } });
  const path = `/drafts/${made.body.draft_id}`;
  // The second team picks first.
  const team_ids = [1, 0, 2, 3].map((team) => league.teams[team]);
  const ordered = await call(0, 'PUT', `${path}/order`, { source: 'commissioner', kind: 'linear', team_ids });
  expect(ordered.status).toBe(200);
  const [first, second] = [1, 2].map((round) => `2025-26 ${of.type} ${round}`);
  const traded = (await league.picks(1))[first ?? ''] ?? '';
  const returned = (await league.picks(2))[second ?? ''] ?? '';
  const { state } = await league.trade({ team: 1, gives: [pick(traded)] }, { team: 2, gives: [pick(returned)] });
  expect(state).toBe('executed');
  expect((await league.owners()).picks).toMatchObject({ [traded]: 2, [returned]: 1 });

  expect((await call(0, 'POST', `${path}/begin`, {})).status).toBe(200);
  const { slots, onClock } = (await call<DraftSnapshot>(0, 'GET', path)).body.state;
  expect(onClock).toMatchObject({ overall: 1, teamId: league.teams[2] });
  const ownerOf = (id: string) => league.teams.indexOf(slots.find(({ pickId }) => pickId === id)?.ownerTeamId ?? '');
  expect([ownerOf(traded), ownerOf(returned)]).toEqual([2, 1]);
  const pool = (await call<DraftPoolAnswer>(0, 'GET', `${path}/pool`)).body.players.map(({ id }) => id);
  expect([pool.includes(inside), pool.includes(outside)]).toEqual([true, false]);

  const choose = (by: number) => call(by, 'POST', `${path}/picks`, { overall: 1, player_id: inside });
  expect((await choose(1)).body.refusal.name).toBe('notYourTurn');
  expect((await choose(2)).status).toBe(200);
  expect((await league.places(2))[inside]).toBe(of.place);
});
