import { describe, expect, test } from '@jest/globals';
import { recordWords } from '../draft.record.words.js';
import { mayBeEmpty, shortPool } from './pool-size.rules.js';
import { buildLobby, buildPlayer, buildTeams, NOON } from '../testing/draft.builders.js';
import { DraftSimulator } from '../testing/draft.simulator.js';

const NAMES = { team: (id: string) => id, place: (overall: number) => `pick ${overall}` };
const rookieDraft = (players: number) =>
  new DraftSimulator(
    buildLobby({ teams: buildTeams(2, { auto: 'empty' }), rounds: 3, type: 'rookie' }),
    Array.from({ length: players }, (_, index) => buildPlayer(index + 1, { rookie: true })),
    NOON,
  );
const begin = (draft: DraftSimulator) =>
  draft.must({
    type: 'begin',
    teams: draft.state.teams,
    rules: draft.state.rules,
    slots: draft.state.slots,
    poolSize: draft.pool.players.length,
  });
const words = (draft: DraftSimulator) => draft.log.map(({ event }) => recordWords(event, NAMES));

describe('a pool smaller than the number of picks', () => {
  test('is said in the lobby and when the draft begins, and the draft ends with its last player', () => {
    const draft = rookieDraft(4);
    expect(shortPool(draft.state, 4)).toBe('6 picks, 4 players: the last 2 will be empty.');
    expect(shortPool(draft.state, 6)).toBeNull();
    begin(draft);
    draft.expireAll();
    expect(draft.state.status).toBe('ended');
    expect(draft.state.slots.map(({ status }) => status)).toEqual(['taken', 'taken', 'taken', 'taken', 'open', 'open']);
    expect(words(draft)).toContain('Began the draft. 6 picks, 4 players: the last 2 will be empty.');
    expect(words(draft).at(-1)).toBe('No player is left to draft: the draft has ended, and its open picks stay empty.');
  });

  test('that is empty ends the rookie draft when it begins', () => {
    const draft = rookieDraft(0);
    expect(shortPool(draft.state, 0)).toBe('6 picks, no players: the draft ends when it begins.');
    begin(draft);
    expect(draft.state).toMatchObject({ status: 'ended', onClock: null });
  });

  test('that is empty stops a startup draft, and ends an annual general draft, whose teams have rosters', () => {
    const lobby = buildLobby({ teams: buildTeams(2), rounds: 3 });
    expect(shortPool(lobby, 0)).toBe('6 picks, no players: the draft cannot begin before players are imported.');
    const annual = { ...lobby, kind: 'annual' as const, rules: { ...lobby.rules, sizesRest: true as const } };
    expect([mayBeEmpty(lobby), mayBeEmpty(annual)]).toEqual([false, true]);
    expect(shortPool(annual, 0)).toBe('6 picks, no players: the draft ends when it begins.');
  });

  test('may be empty in an annual draft only while roster sizes rest', () => {
    const lobby = buildLobby({ teams: buildTeams(2), rounds: 3 });
    const resting = { ...lobby.rules, sizesRest: true as const };
    expect(mayBeEmpty({ ...lobby, kind: 'annual' })).toBe(false);
    expect(mayBeEmpty({ ...lobby, kind: 'startup', rules: resting })).toBe(false);
  });

  test('counts open picks only, and says a single empty one in the singular', () => {
    const lobby = buildLobby({ teams: buildTeams(2), rounds: 3 });
    expect(shortPool(lobby, 5)).toBe('6 picks, 5 players: the last pick will be empty.');
    expect(shortPool(lobby, undefined)).toBeNull();
    const used = lobby.slots.map((slot, index) => ({
      ...slot,
      status: index === 0 ? ('forfeited' as const) : slot.status,
    }));
    expect(shortPool({ ...lobby, slots: used }, 5)).toBeNull();
  });

  test('that is large enough changes nothing', () => {
    const draft = rookieDraft(6);
    const [begun] = begin(draft);
    expect(begun).not.toHaveProperty('short');
    draft.expireAll();
    expect(draft.log.at(-1)?.event).toMatchObject({ type: 'draftEnded', early: false });
  });
});

test('a draft whose picks were all given up for keepers is complete when it begins', () => {
  const draft = rookieDraft(4);
  const slots = draft.state.slots.map((slot) => ({ ...slot, status: 'forfeited' as const }));
  draft.must({ type: 'begin', teams: draft.state.teams, rules: draft.state.rules, slots, poolSize: 4 });
  expect(draft.state).toMatchObject({ status: 'ended', onClock: null });
  expect(words(draft).at(-1)).toBe('The draft is complete.');
});
