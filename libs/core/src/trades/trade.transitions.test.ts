import { describe, expect, it } from '@jest/globals';
import { TRADE_STATES, type TradeState } from './trade.model.js';
import {
  FIRST_STATES,
  OPEN_STATES,
  TRADE_ACTIONS,
  TRADE_CLOCKWORK,
  TRANSITIONS,
  allowedActions,
  isOpen,
  mayAct,
  nextState,
  rolesOf,
  type TradeAction,
  type TradeCommand,
  type TradeStanding,
  type TradeViewer,
} from './trade.transitions.js';
import { refusal } from './trades.refusals.js';

const trade = (state: TradeState, commissionersOwn = false): TradeStanding => ({
  state,
  proposerTeamId: 'a',
  recipientTeamId: 'b',
  commissionersOwn,
});
const proposer: TradeViewer = { teamId: 'a', commissioner: false };
const recipient: TradeViewer = { teamId: 'b', commissioner: false };
const third: TradeViewer = { teamId: 'c', commissioner: false };
const commissioner: TradeViewer = { teamId: 'd', commissioner: true };
const nobody: TradeViewer = { teamId: null, commissioner: false };

const commands: readonly TradeCommand[] = [...TRADE_ACTIONS, ...TRADE_CLOCKWORK];

describe('the life of a trade', () => {
  it('reaches every state from its beginnings', () => {
    const reached = new Set<TradeState>(FIRST_STATES);
    for (let before = 0; before < reached.size;) {
      before = reached.size;
      for (const state of [...reached]) for (const command of commands) reached.add(nextState(state, command) ?? state);
    }
    expect([...reached].sort()).toEqual([...TRADE_STATES].sort());
  });

  it('ends: from every open state there is a way out, and from an ended one only a reversal', () => {
    for (const state of TRADE_STATES) {
      const next = commands.flatMap((command) => nextState(state, command) ?? []);
      if (OPEN_STATES.includes(state)) expect(next.some((to) => !OPEN_STATES.includes(to))).toBe(true);
      else expect([...new Set(next)]).toEqual(state === 'executed' ? ['reversed'] : []);
    }
  });

  it('does nothing by itself that is out of date', () => {
    expect(nextState('withdrawn', 'expire')).toBeNull();
    expect(nextState('vetoed', 'execute')).toBeNull();
    expect(nextState('executed', 'execute')).toBeNull();
    expect(nextState('in-review', 'expire')).toBeNull();
  });

  it('has words for every state', () => {
    expect(
      new Set(TRADE_STATES.map((state) => refusal('wrongTradeState', { figures: { action: 'accept', state } }).message))
        .size,
    ).toBe(TRADE_STATES.length);
  });
});

describe('what somebody may do with a trade', () => {
  it.each<[string, TradeState, TradeViewer, TradeAction[]]>([
    ['its proposer withdraws it', 'proposed', proposer, ['withdraw']],
    ['who was asked answers it', 'proposed', recipient, ['decline', 'counter', 'accept']],
    ['nobody else has a hand in an offer', 'proposed', third, []],
    ['not even the commissioner', 'proposed', commissioner, []],
    ['the commissioner vetoes it during the review', 'in-review', commissioner, ['veto']],
    ['the two teams only wait', 'in-review', recipient, []],
    ['managers do not vote on it', 'in-review', third, []],
    ['the commissioner reverses it', 'executed', commissioner, ['reverse']],
    ['nobody does anything with an ended one', 'declined', proposer, []],
    ['who has no team has no part', 'in-review', nobody, []],
  ])('%s', (_, state, viewer, actions) => {
    expect(allowedActions(trade(state), viewer)).toEqual(actions);
  });

  it('in a commissioner’s own trade they do not veto, and the others vote', () => {
    expect(allowedActions(trade('in-review', true), { teamId: 'a', commissioner: true })).toEqual([]);
    expect(mayAct(trade('in-review', true), 'veto', { teamId: 'a', commissioner: true })).toMatchObject({
      ok: false,
      refusal: { name: 'ownTrade' },
    });
    expect(allowedActions(trade('in-review', true), third)).toEqual(['vote']);
    // A commissioner who is not involved can veto, and vote as a manager.
    expect(allowedActions(trade('in-review', true), commissioner)).toEqual(['veto', 'vote']);
  });

  it('is refused with what to do about it', () => {
    expect(mayAct(trade('proposed'), 'accept', proposer)).toEqual({
      ok: false,
      refusal: {
        name: 'notYours',
        message: 'You may not accept this trade.',
        kind: 'forbidden',
        fix: 'Only the team that got the offer can.',
      },
    });
    expect(mayAct(trade('withdrawn'), 'accept', recipient)).toEqual({
      ok: false,
      refusal: {
        name: 'wrongTradeState',
        message: 'You can no longer accept this trade: it was withdrawn.',
        fix: 'Reload the trade.',
      },
    });
    expect(mayAct(trade('in-review'), 'vote', third)).toMatchObject({
      ok: false,
      refusal: { name: 'commissionerDecides' },
    });
    for (const action of TRADE_ACTIONS)
      expect(mayAct(trade('proposed'), action, nobody)).toMatchObject({ ok: false, refusal: { kind: 'forbidden' } });
  });

  it('follows from the role that somebody has in the trade', () => {
    expect(rolesOf(trade('proposed'), { teamId: 'b', commissioner: true })).toEqual(['recipient', 'commissioner']);
    expect(rolesOf(trade('proposed'), third)).toEqual(['uninvolved']);
    expect(rolesOf(trade('proposed'), nobody)).toEqual([]);
  });

  it('never lets a person do what only the service does', () => {
    for (const command of TRADE_CLOCKWORK) expect(TRANSITIONS[command].by).toEqual([]);
  });
});

describe('the words and steps of a trade', () => {
  it('answers whether a state is open, with those that still wait for something', () => {
    expect(TRADE_STATES.filter(isOpen)).toEqual(['proposed', 'accepted', 'in-review']);
  });

  it('is moved by the service from these states and no other', () => {
    const from = (command: TradeCommand) => TRADE_STATES.filter((state) => nextState(state, command) !== null);
    expect(Object.fromEntries(TRADE_CLOCKWORK.map((command) => [command, from(command)]))).toEqual({
      expire: ['proposed'],
      cancel: ['proposed'],
      review: ['accepted'],
      outvote: ['in-review'],
      execute: ['accepted', 'in-review'],
      fail: ['accepted', 'in-review'],
      takeBack: ['executed'],
    });
  });

  it('is open to a person with one of the allowed roles, whatever other roles they have', () => {
    expect(mayAct(trade('proposed'), 'withdraw', { teamId: 'a', commissioner: true })).toEqual({
      ok: true,
      value: true,
    });
    expect(mayAct(trade('in-review'), 'veto', { teamId: 'c', commissioner: true })).toEqual({ ok: true, value: true });
    expect(mayAct(trade('in-review'), 'veto', { teamId: null, commissioner: true })).toEqual({ ok: true, value: true });
  });

  it('says who can do what somebody may not', () => {
    expect(mayAct(trade('in-review'), 'veto', { teamId: 'a', commissioner: true })).toMatchObject({
      refusal: { kind: 'forbidden', fix: 'A third of the uninvolved managers can.' },
    });
    expect(mayAct(trade('in-review'), 'vote', third)).toMatchObject({
      refusal: { kind: 'forbidden', fix: 'Ask your commissioner to veto it.' },
    });
  });
});

describe('a trade that was carried out at acceptance during a draft', () => {
  const done = (
    commissionersOwn: boolean,
    more: Partial<NonNullable<TradeStanding['atOnce']>> = {},
  ): TradeStanding => ({
    ...trade('executed', commissionersOwn),
    atOnce: { pickUsed: false, votes: 1, needed: 2, ...more },
  });
  const involved: TradeViewer = { teamId: 'a', commissioner: true };

  it('is reversed by the commissioner, and where it is a commissioner’s own by another one or by votes', () => {
    expect(allowedActions(done(false), commissioner)).toEqual(['reverse']);
    expect(allowedActions(done(false), third)).toEqual([]);
    expect(allowedActions(done(true), commissioner)).toEqual(['vote', 'reverse']);
    expect(allowedActions(done(true), third)).toEqual(['vote']);
    expect(allowedActions(done(true), involved)).toEqual([]);
    expect(allowedActions(done(true), recipient)).toEqual([]);
  });

  it('is not reversed by the commissioner whose team is part of it, who is told who can', () => {
    expect(mayAct(done(true), 'reverse', involved)).toEqual({
      ok: false,
      refusal: {
        name: 'ownReversal',
        message: 'You cannot reverse a trade of your own team that was carried out during the draft.',
        kind: 'forbidden',
        figure: 1,
        limit: 2,
        fix: 'Another commissioner can, or the votes of 2 uninvolved managers (1 so far).',
      },
    });
    expect(mayAct(done(true, { votes: 0, needed: 1 }), 'reverse', involved)).toMatchObject({
      refusal: { fix: 'Another commissioner can, or the votes of 1 uninvolved manager (0 so far).' },
    });
  });

  it('stays when one of its picks has been used, for every actor', () => {
    for (const [viewer, action, word] of [
      [commissioner, 'reverse', 'reverse'],
      [involved, 'reverse', 'reverse'],
      [third, 'vote', 'vote on'],
    ] as const)
      expect(mayAct(done(true, { pickUsed: true }), action, viewer)).toEqual({
        ok: false,
        refusal: {
          name: 'tradedPickUsed',
          message: `A pick of this trade has been used, so you can no longer ${word} it.`,
          fix: 'Ask a commissioner to undo that pick in the draft first.',
        },
      });
  });

  it('is the only executed one that is voted on', () => {
    expect(mayAct(trade('executed', true), 'vote', third)).toMatchObject({
      refusal: {
        name: 'wrongTradeState',
        message: 'You can no longer vote on this trade: it has been executed.',
      },
    });
    expect(mayAct(done(false), 'vote', third)).toMatchObject({ refusal: { name: 'commissionerDecides' } });
    expect(allowedActions(trade('executed', true), involved)).toEqual(['reverse']);
  });
});
