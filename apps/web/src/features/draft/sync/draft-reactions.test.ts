import { describe, expect, test } from '@jest/globals';
import type { DraftEvent, DraftState } from '@crease/core/draft/draft.model.js';
import {
  buildLobby,
  buildPlayer,
  buildTeams,
  commissioner,
  id,
  managerOf,
  NOON,
} from '@crease/core/draft/testing/draft.builders.js';
import { DraftSimulator } from '@crease/core/draft/testing/draft.simulator.js';
import type { Envelope } from '@crease/core/streams/room.js';
import type { Me, Reaction } from './draft-reaction.model.js';
import { reactionsTo } from './draft-reactions.js';
import { isAnnounced } from '../announce/announcement-level.js';

const [A, B, C] = [id('team', 1), id('team', 2), id('team', 3)] as const;
const WATCHER: Me = { userId: 'watcher', teamIds: [], people: [] };
const manager = (teamId: string): Me => ({ userId: managerOf(teamId).userId, teamIds: [teamId], people: [] });

function begun(): DraftSimulator {
  const players = Array.from({ length: 30 }, (_, index) => buildPlayer(index + 1));
  const draft = new DraftSimulator(buildLobby({ teams: buildTeams(3), rounds: 4, order: 'linear' }), players, NOON);
  draft.begin();
  return draft;
}
function reactions(draft: DraftSimulator, me: Me, act: () => unknown): Reaction[] {
  const { state, log } = { state: draft.state, log: draft.log.length };
  act();
  return reactionsTo(draft.log.slice(log), state, draft.state, me, draft.now);
}
const pick = (draft: DraftSimulator, playerId: number) => {
  const { overall, teamId } = draft.state.onClock!;
  return draft.must({ type: 'makePick', overall, playerId, override: null }, managerOf(teamId));
};
type Announced = Extract<Reaction, { kind: 'announce' }>;
const announced = (list: readonly Reaction[]) => list.filter((one): one is Announced => one.kind === 'announce');
const said = (list: readonly Reaction[]) => announced(list).map(({ text }) => text);

describe('what is said of a pick', () => {
  test('is one sentence, with who is next in it', () => {
    const draft = begun();
    const heard = reactions(draft, WATCHER, () => pick(draft, 1));
    expect(said(heard)).toEqual(['Pick 1, Team 1: Player 1, forward, TOR, $1M; next: Team 2.']);
    expect(announced(heard)[0]).toMatchObject({ others: true, urgent: false });
  });

  test('names the person of a team that has several, and says that a commissioner or Auto picked', () => {
    const draft = begun();
    const people = [
      { user_id: managerOf(A).userId, name: 'Ana Ruiz', team_id: A },
      { user_id: 'helper', name: 'Bo Lind', team_id: A },
      { user_id: managerOf(B).userId, name: 'Cy Moe', team_id: B },
      { user_id: commissioner.userId, name: 'Di Fox', team_id: C },
    ];
    const picked = (by: typeof commissioner, playerId: number) =>
      said(
        reactions(draft, { ...WATCHER, people }, () =>
          draft.must({ type: 'makePick', overall: draft.state.onClock!.overall, playerId, override: null }, by),
        ),
      )[0];
    expect(picked({ ...managerOf(A), userId: 'helper' }, 1)).toMatch(/\$1M, by Bo Lind; next: Team 2\.$/);
    expect(picked(managerOf(B), 2)).toMatch(/\$1M; next: Team 3\.$/);
    expect(picked(commissioner, 3)).toMatch(/\$1M, by commissioner Di Fox; next: Team 1\.$/);
    expect(draft.state.slots.slice(0, 3).map(({ by }) => by)).toEqual([
      'helper',
      managerOf(B).userId,
      commissioner.userId,
    ]);
    const [auto] = said(reactions(draft, { ...WATCHER, people }, () => draft.expire()));
    expect(auto).toMatch(/\$1M, by Auto; next: Team 2\.$/);
    expect(draft.state.slots[3]).not.toHaveProperty('by');
    draft.must({ type: 'undo', overall: 1 });
    expect(draft.state.slots[0]).not.toHaveProperty('by');
  });

  test('leaves one’s own turn its sentence, which is urgent', () => {
    const draft = begun();
    const heard = announced(reactions(draft, manager(B), () => pick(draft, 1)));
    expect(heard.map(({ text, urgent }) => [text, urgent])).toEqual([
      ['Pick 1, Team 1: Player 1, forward, TOR, $1M.', false],
      [expect.stringMatching(/^You are on the clock with Team 2/), true],
    ]);
  });

  test('says of a team of one’s own on Auto that it is next like of any other', () => {
    const draft = begun();
    draft.must({ type: 'setAuto', teamId: B, on: true });
    expect(said(reactions(draft, manager(B), () => pick(draft, 1)))).toEqual([
      'Pick 1, Team 1: Player 1, forward, TOR, $1M; next: Team 2.',
    ]);
  });

  test('is one sentence for a skipped one as well', () => {
    const draft = begun();
    expect(said(reactions(draft, WATCHER, () => draft.must({ type: 'skip', overall: 1 })))).toEqual([
      'Pick 1 of Team 1 was skipped; next: Team 2.',
    ]);
  });

  test('of some that come together only the last says who is next, and many are one sentence', () => {
    const draft = begun();
    expect(
      said(
        reactions(draft, WATCHER, () => {
          pick(draft, 1);
          pick(draft, 2);
        }),
      ),
    ).toEqual([
      'Pick 1, Team 1: Player 1, forward, TOR, $1M.',
      'Pick 2, Team 2: Player 2, forward, TOR, $1M; next: Team 3.',
    ]);
    const many = reactions(draft, WATCHER, () => {
      for (const player of [3, 4, 5, 6]) pick(draft, player);
    });
    expect(said(many)).toEqual([
      '4 picks were made. The last: Pick 6, Team 3: Player 6, forward, TOR, $1M; next: Team 1.',
    ]);
  });

  test('does not say who is next where something else has changed that since', () => {
    const draft = begun();
    const heard = said(
      reactions(draft, WATCHER, () => {
        pick(draft, 1);
        pick(draft, 2);
        draft.must({ type: 'undo', overall: 2 });
      }),
    );
    expect(heard).toEqual([
      'Pick 1, Team 1: Player 1, forward, TOR, $1M.',
      'Pick 2, Team 2: Player 2, forward, TOR, $1M.',
      'Pick 2 was undone.',
      'On the clock: Team 2.',
    ]);
  });

  test('ends with the draft', () => {
    const draft = begun();
    for (let player = 1; player < 12; player += 1) pick(draft, player);
    expect(said(reactions(draft, WATCHER, () => pick(draft, 12)))).toEqual([
      'Pick 12, Team 3: Player 12, forward, TOR, $1M.',
      'The draft has ended.',
    ]);
  });

  test('who hears only what concerns them hears nothing of others’ picks and turns', () => {
    const draft = begun();
    const heard = announced(reactions(draft, manager(C), () => pick(draft, 1))).filter((one) =>
      isAnnounced('mine', one),
    );
    expect(heard.map(({ text }) => text)).toEqual(['You are up next with Team 3.']);
  });
});

describe('whatever is shown as a toast is said by the room as well, so that nobody hears it twice', () => {
  const promise = { pickId: 'pick', tradeId: 'trade', kind: 'review', until: '', teams: 'Team 1 and Team 2' } as const;
  const replaced: DraftEvent = {
    type: 'playerReplaced',
    overall: 1,
    from: buildPlayer(1),
    to: buildPlayer(2),
    reason: 'A slip',
    overridden: true,
  };
  const shown = (event: DraftEvent, me: Me = manager(A)) => {
    const { state } = begun();
    const before: DraftState = { ...state, onClock: null };
    return reactionsTo(
      [{ stream: `draft:${state.id}`, seq: state.seq + 1, at: '', actor: 'the commissioner', event }],
      before,
      before,
      me,
      NOON,
    );
  };
  const picked = (more: object): DraftEvent => ({
    type: 'playerPicked',
    overall: 1,
    teamId: A,
    player: buildPlayer(1),
    how: 'queue',
    at: '',
    timedOut: true,
    auto: 'off',
    timeouts: 1,
    overridden: null,
    onClock: null,
    ...more,
  });
  const { clock } = buildLobby({ teams: buildTeams(2), rounds: 1 });

  test.each<[string, DraftEvent, string]>([
    ['a clock of one’s own that ran out', picked({}), 'Your clock ran out'],
    [
      'a pick by the commissioner',
      picked({ how: 'commissioner', timedOut: false }),
      'The commissioner picked Player 1 for you',
    ],
    ['picks taken back', { type: 'picksUndone', overalls: [1], onClock: null }, 'Pick 1 was undone.'],
    ['a replaced player', replaced, 'Pick 1 was changed from Player 1 to Player 2, against the rules. A slip'],
    [
      'a pause for a promised pick',
      { type: 'draftPaused', promise, onClock: null },
      'The draft has paused itself: pick 0 is promised in a trade of Team 1 and Team 2.',
    ],
    [
      'a promised pick that is used',
      { type: 'draftResumed', override: { reason: 'Agreed', pickId: 'pick' }, onClock: null },
      'The draft continues, although the pick is promised in a trade. Agreed',
    ],
    ['a clock', { type: 'clockChanged', clock, onClock: null }, 'The clock is now 90 seconds for a pick.'],
    [
      'a rookie override',
      { type: 'rookieOverridden', playerId: 1, name: 'Ada Prov', rookie: false, reason: 'Two seasons abroad' },
      'Ada Prov does not count as a rookie from now on. Two seasons abroad',
    ],
    [
      'Auto of one’s team',
      { type: 'autoChanged', teamId: A, auto: 'manager', onClock: null },
      'Auto is on for Team 1.',
    ],
    [
      'a pick that is shopped',
      { type: 'pickShopped', overall: 2, teamId: B, open: true, at: '' },
      'Team 2 is taking offers for pick 2.',
    ],
  ])('%s', (_, event, sentence) => {
    const list = shown(event);
    const toasts = list.filter((one) => one.kind === 'toast');
    expect(toasts).toHaveLength(1);
    expect(said(list)).toContain(sentence);
    expect(sentence).toContain(toasts[0]!.text);
  });
});

describe('what is said of bids', () => {
  const OUTBID = 'You were outbid: $3 by Team 3. Time to bid: 12 seconds.';
  const { state } = begun();
  const lot = { number: 1, player: buildPlayer(9), nominatorId: A, teamId: A, amount: 1, bids: 1, how: 'manual' };
  const rules = { ...state.rules, auction: { budget: 200, minimum: 1, raise: 1, bidSeconds: 12 } };
  const before = { ...state, rules, auction: { lots: 1, lot } } as unknown as DraftState;
  const bids = (...placed: readonly (readonly [string, number])[]) =>
    placed.map(([teamId, amount], index) => {
      const event = { type: 'bidPlaced', lot: 1, teamId, amount, how: 'manual', at: '', onClock: null };
      return { stream: '', seq: index + 1, at: '', actor: null, event } as unknown as Envelope<DraftEvent>;
    });

  test('of bids that arrive together only the highest is said', () => {
    const heard = reactionsTo(bids([B, 2], [C, 3], [B, 4]), before, before, WATCHER, NOON);
    expect(said(heard)).toEqual(['$4 by Team 2.']);
  });

  test('a leader hears once that they were outbid, with the price of now', () => {
    const heard = reactionsTo(bids([B, 2], [C, 3]), before, before, manager(A), NOON);
    expect(announced(heard)).toEqual([{ kind: 'announce', text: OUTBID, urgent: true }]);
  });

  const happened = (event: object): readonly Envelope<DraftEvent>[] => [
    { stream: '', seq: 1, at: '', actor: null, event } as unknown as Envelope<DraftEvent>,
  ];

  test('a nomination says who, the price and the time to bid', () => {
    const event = { type: 'playerNominated', lot: 2, teamId: B, player: buildPlayer(9), amount: 1, onClock: null };
    expect(said(reactionsTo(happened(event), before, before, WATCHER, NOON))).toEqual([
      'Team 2 nominates Player 9 at $1. Time to bid: 12 seconds.',
    ]);
  });

  test('undone sales are said with the player and the price, and picks with their number', () => {
    const sold = (overall: number, price: number) => ({
      ...state.slots[overall - 1],
      status: 'made',
      player: buildPlayer(overall),
      sale: { lot: overall, price, nominatorId: A, bids: 1 },
    });
    const after = { ...before, slots: [sold(1, 7), sold(2, 9), ...state.slots.slice(2)] } as unknown as DraftState;
    const heard = (overalls: number[]) =>
      said(reactionsTo(happened({ type: 'picksUndone', overalls, onClock: null }), after, before, WATCHER, NOON));
    expect(heard([2])).toEqual(['Sale undone: Player 2 to Team 2 for $9.']);
    expect(heard([2, 1])).toEqual(['2 sales were undone, from Player 1 on.']);
    expect(heard([3])).toEqual(['Pick 3 was undone.']);
  });
});
