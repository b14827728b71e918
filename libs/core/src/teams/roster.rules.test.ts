import { describe, expect, test } from '@jest/globals';
import { applyMoves, judgeMoves, possibleMoves, withNewcomer, type RosterMove } from './roster.rules.js';
import type { HeldPlayer, Newcomer, RosterRules, TeamBooks } from './team.model.js';

const held = (id: number, more: Partial<HeldPlayer> = {}): HeldPlayer => ({
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
const newcomer = (id: number, more: Partial<Newcomer> = {}): Newcomer => ({
  ...held(id),
  retainedByTeam: null,
  ...more,
});
const books = (players: readonly HeldPlayer[], more: Partial<TeamBooks> = {}): TeamBooks => ({
  teamId: 't',
  name: 'Owls',
  players,
  retained: 0,
  retainedContracts: 0,
  ...more,
});
const rules: RosterRules = {
  salaryCap: 20_000_000,
  maxRosterSize: 3,
  minimums: null,
  irSlots: 3,
  rookieBank: true,
  rookieBankSize: 3,
  retentionSlots: 1,
};

const healthy = held(1);
const hurt = held(2, { status: 'Out' });
const onIr = held(3, { place: 'ir', status: 'LTIR' });
const banked = held(4, { place: 'rookie', rookie: true });
const young = held(5, { rookie: true });
const team = books([healthy, hurt, onIr, banked, young]);
const refusal = (
  moves: readonly RosterMove[],
  more: Partial<RosterRules> = {},
  ...latitude: [] | [{ override?: boolean }]
) => {
  const result = applyMoves(team, moves, { ...rules, ...more }, ...latitude);
  return result.ok ? null : result.refusal.name;
};

describe('the moves of a player', () => {
  test('are those of place and status', () => {
    expect(possibleMoves(healthy, rules)).toEqual(['drop']);
    expect(possibleMoves(onIr, rules)).toEqual(['drop', 'activate']);
    expect(possibleMoves(banked, rules)).toEqual(['drop', 'promote']);
    expect(possibleMoves(young, rules)).toEqual(['drop', 'toBank']);
    expect(possibleMoves(young, { ...rules, rookieBank: false })).toEqual(['drop']);
    for (const status of ['IR', 'LTIR', 'Out'])
      expect(possibleMoves(held(9, { status }), rules)).toEqual(['drop', 'toIr']);
    for (const status of ['healthy', 'day-to-day']) expect(possibleMoves(held(9, { status }), rules)).toEqual(['drop']);
  });

  test('put the player where they lead, and leave the others where they are', () => {
    const place = (move: RosterMove) => {
      const after = applyMoves(team, [move], rules);
      return after.ok ? after.value.players.map((player) => player.place) : after.refusal.name;
    };
    expect(place({ type: 'drop', playerId: 1 })).toEqual(['active', 'ir', 'rookie', 'active']);
    expect(place({ type: 'toIr', playerId: 2 })).toEqual(['active', 'ir', 'ir', 'rookie', 'active']);
    expect(place({ type: 'activate', playerId: 3 })).toEqual(['active', 'active', 'active', 'rookie', 'active']);
    expect(place({ type: 'promote', playerId: 4 })).toEqual(['active', 'active', 'ir', 'active', 'active']);
    expect(place({ type: 'toBank', playerId: 5 })).toEqual(['active', 'active', 'ir', 'rookie', 'rookie']);
  });

  test('are refused where place or status forbid them', () => {
    expect(refusal([{ type: 'toIr', playerId: 1 }])).toBe('notInjured');
    expect(refusal([{ type: 'toBank', playerId: 1 }])).toBe('notARookie');
    expect(refusal([{ type: 'toBank', playerId: 5 }], { rookieBank: false })).toBe('noRookieBank');
    expect(refusal([{ type: 'activate', playerId: 1 }])).toBe('wrongPlace');
    expect(refusal([{ type: 'promote', playerId: 3 }])).toBe('wrongPlace');
    expect(refusal([{ type: 'drop', playerId: 99 }])).toBe('notOnTeam');
    expect(refusal([{ type: 'add', player: newcomer(1) }])).toBe('alreadyHere');
    expect(
      refusal([
        { type: 'drop', playerId: 1 },
        { type: 'drop', playerId: 1 },
      ]),
    ).toBe('notOnTeam');
    expect(
      refusal([
        { type: 'drop', playerId: 1 },
        { type: 'add', player: newcomer(1) },
      ]),
    ).toBeNull();
  });

  test('are nobody’s to force who does not ask for it: without a word, and with no, every rule holds', () => {
    expect(refusal([{ type: 'toIr', playerId: 1 }], {}, {})).toBe('notInjured');
    expect(refusal([{ type: 'toIr', playerId: 1 }], {}, { override: false })).toBe('notInjured');
    const adding: RosterMove[] = [{ type: 'add', player: newcomer(9, { capHit: 18_000_000 }) }];
    expect(judgeMoves(team, adding, rules).ok).toBe(false);
    expect(judgeMoves(team, adding, rules, { override: false }).ok).toBe(false);
    expect(judgeMoves(team, adding, rules, { override: true }).ok).toBe(true);
  });

  test('are forced by a commissioner against every rule, and against no fact', () => {
    const force = { override: true };
    expect(refusal([{ type: 'toIr', playerId: 1 }], {}, force)).toBeNull();
    expect(refusal([{ type: 'toBank', playerId: 1 }], {}, force)).toBeNull();
    expect(refusal([{ type: 'toBank', playerId: 5 }], { rookieBank: false }, force)).toBeNull();
    expect(refusal([{ type: 'activate', playerId: 1 }], {}, force)).toBe('wrongPlace');
    expect(refusal([{ type: 'drop', playerId: 99 }], {}, force)).toBe('notOnTeam');
    expect(refusal([{ type: 'add', player: newcomer(1) }], {}, force)).toBe('alreadyHere');
    expect(judgeMoves(team, [{ type: 'drop', playerId: 99 }], rules, force).ok).toBe(false);
  });
});

describe('a player who comes', () => {
  test('ends what the team itself retained of them', () => {
    const retaining = books([healthy], { retained: 700_000, retainedContracts: 2 });
    expect(withNewcomer(retaining, newcomer(9))).toEqual({ ...retaining, players: [healthy, held(9)] });
    expect(withNewcomer(retaining, newcomer(9, { retainedByTeam: 500_000 }))).toEqual({
      ...retaining,
      players: [healthy, held(9)],
      retained: 200_000,
      retainedContracts: 1,
    });
    expect(withNewcomer(retaining, held(9))).toEqual({ ...retaining, players: [healthy, held(9)] });
    expect(withNewcomer(retaining, newcomer(9, { retainedByTeam: 0 }))).toEqual({
      ...retaining,
      players: [healthy, held(9)],
      retainedContracts: 1,
    });
  });
});

describe('healthy players on injured reserve', () => {
  const fit = (id: number) => held(id, { place: 'ir' });
  const judged = (players: readonly HeldPlayer[], moves: readonly RosterMove[]) => {
    const result = judgeMoves(books(players), moves, rules);
    return result.ok ? null : result.refusal;
  };
  const add: RosterMove = { type: 'add', player: newcomer(9) };

  test('are named before all else when somebody is added', () => {
    expect(judged([fit(1), onIr], [add])).toEqual({
      name: 'healthyOnIr',
      message: 'Player 1 is healthy and still on injured reserve.',
      figure: 1,
      limit: 0,
      fix: 'Activate or drop them first, or in the same move.',
    });
    expect(judged([fit(1), fit(2), held(6), held(7), held(8)], [add])).toMatchObject({
      name: 'healthyOnIr',
      message: 'Player 1 and Player 2 are healthy and still on injured reserve.',
      figure: 2,
    });
    expect(judged([onIr, held(6), held(7), held(8)], [add])).toMatchObject({ name: 'rosterSize', figure: 4, limit: 3 });
  });

  test('hold up no move that adds nobody', () => {
    expect(judged([fit(1), healthy], [{ type: 'drop', playerId: 1 }])).toBeNull();
    expect(judged([fit(10), held(6), held(7), held(8)], [{ type: 'activate', playerId: 10 }])).toMatchObject({
      name: 'rosterSize',
    });
  });
});

describe('a refused move says why, and what helps', () => {
  const said = (move: RosterMove, more: Partial<RosterRules> = {}) => {
    const result = applyMoves(team, [move], { ...rules, ...more });
    return result.ok ? null : result.refusal;
  };

  test.each<[RosterMove, Partial<RosterRules>, string, string]>([
    [{ type: 'activate', playerId: 1 }, {}, 'Player 1 is on the active roster.', 'Reload the team page.'],
    [{ type: 'promote', playerId: 3 }, {}, 'Player 3 is on injured reserve.', 'Reload the team page.'],
    [{ type: 'toIr', playerId: 4 }, {}, 'Player 4 is in the rookie bank.', 'Reload the team page.'],
    [
      { type: 'toIr', playerId: 1 },
      {},
      'Player 1 is healthy. Only players with the status IR, LTIR or Out can go on injured reserve.',
      'Wait for an injury status, or ask your commissioner to set one.',
    ],
    [
      { type: 'toBank', playerId: 5 },
      { rookieBank: false },
      'This league has no rookie bank.',
      'Keep the player on the active roster.',
    ],
    [
      { type: 'toBank', playerId: 1 },
      {},
      'Player 1 is no longer a rookie.',
      'Keep this player on the active roster, or drop them.',
    ],
    [{ type: 'add', player: newcomer(1) }, {}, 'Player 1 is on this team already.', 'Choose another player.'],
    [{ type: 'drop', playerId: 99 }, {}, 'This player is not on Owls.', 'Reload the team page.'],
  ])('%j under %j: "%s"', (move, more, message, fix) =>
    expect(said(move, more)).toMatchObject({ message, fix, field: 'player_id' }),
  );

  test('a legal move is no refusal, though healthy players stand on injured reserve that the limits do not mind', () => {
    const fit = held(1, { place: 'ir' });
    expect(
      judgeMoves(
        books([fit]),
        [
          { type: 'activate', playerId: 1 },
          { type: 'add', player: newcomer(9) },
        ],
        rules,
      ),
    ).toMatchObject({ ok: true });
    expect(
      judgeMoves(
        books([fit, held(2)]),
        [
          { type: 'drop', playerId: 2 },
          { type: 'add', player: newcomer(9) },
        ],
        rules,
      ),
    ).toMatchObject({ ok: false, refusal: { name: 'healthyOnIr' } });
  });
});

test('moves that are allowed give the team after them', () => {
  const few = books([held(1, { place: 'ir' }), held(2)]);
  expect(judgeMoves(few, [{ type: 'drop', playerId: 2 }], rules)).toEqual({
    ok: true,
    value: books([held(1, { place: 'ir' })]),
  });
  expect(judgeMoves(books([held(2)]), [{ type: 'add', player: newcomer(9) }], rules)).toEqual({
    ok: true,
    value: books([held(2), held(9)]),
  });
});
