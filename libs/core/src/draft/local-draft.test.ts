import { expect, test } from '@jest/globals';
import { expiryOf } from './clock/draft.clock.js';
import { LocalDraft } from './local-draft.js';
import { DraftPool } from './team/legality.rules.js';
import { buildLobby, buildPool, buildTeams, chance, commissioner, managerOf, NOON } from './testing/draft.builders.js';
import { boardProblem, DraftSimulator, turnProblem } from './testing/draft.simulator.js';

function opened() {
  const [me, ...others] = buildTeams(4);
  const teams = [me!, ...others.map((team) => ({ ...team, auto: 'empty' as const }))];
  const lobby = buildLobby({ teams, rounds: 5, rules: { maxRosterSize: 5, minimums: { F: 2, D: 1, G: 1 } } });
  const draft = new LocalDraft(lobby, new DraftPool(buildPool(chance(3), { players: 60 })));
  draft.execute({ type: 'begin', teams, rules: lobby.rules, slots: lobby.slots }, commissioner, NOON);
  return { draft, me: managerOf(me!.id), lobby };
}

test('a draft against Auto is played to its end, with a sound board and turn after every step', () => {
  const { draft, me } = opened();
  let now = NOON;
  const queue = [40, 41];
  while (draft.state.status === 'running') {
    now = expiryOf(draft.state) ?? now;
    draft.expire(draft.state.onClock?.teamId === me.teamIds[0] ? queue : [], now);
    expect(boardProblem(draft.state) ?? turnProblem(draft.state)).toBeNull();
  }
  expect(draft.state.status).toBe('ended');
  expect(draft.state.slots.every(({ status }) => status === 'taken')).toBe(true);
  expect(draft.log.map(({ seq }) => seq)).toEqual(draft.log.map((_, index) => index + 2));
  expect(draft.state.slots.filter(({ how }) => how === 'queue').map(({ player }) => player?.id)).toEqual([40, 41]);
});

test('it decides like the simulated server, event by event', () => {
  const { draft, me, lobby } = opened();
  const server = new DraftSimulator(lobby, draft.pool, NOON);
  server.begin(lobby.teams);
  const pick = { type: 'makePick', overall: 1, playerId: 7, override: null } as const;
  draft.execute(pick, me, NOON + 500);
  server.now = NOON + 500;
  server.must(pick, me);
  draft.expire([], expiryOf(draft.state)!);
  server.expire();
  expect(draft.log).toEqual(server.log);
  expect(draft.state).toEqual(server.state);
});

test('a refused command and an early alarm change nothing', () => {
  const { draft, me } = opened();
  const before = draft.state;
  const refused = draft.execute({ type: 'makePick', overall: 2, playerId: 7, override: null }, me, NOON);
  expect(refused).toMatchObject({ ok: false, refusal: { name: 'pickMoved' } });
  draft.expire([], NOON);
  expect(draft.state).toBe(before);
});
