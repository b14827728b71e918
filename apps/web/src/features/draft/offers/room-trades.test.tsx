import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { act, cleanup, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { buildTeams, id, managerOf } from '@crease/core/draft/testing/draft.builders.js';
import type {
  TradableAssetsAnswer,
  TradeEffects,
  TradeListEntry,
  TradeView,
} from '@crease/core/trades/trade.schema.js';
import { toastStore } from '../../../ui/layers/toast.js';
import { fakeSocket } from '../../../testing/fake-socket.js';
import type { Call } from '../testing/render-room.js';

const { socket, tell, heard, leave } = fakeSocket();
jest.unstable_mockModule('socket.io-client', () => ({ io: () => socket }));
const { ToastRegion } = await import('../../../ui/layers/ToastRegion.js');
const { keys } = await import('../../open-league/league-data.js');
const { renderRoom } = await import('../testing/render-room.js');
const { exchangeOf, openPicks, stillOpen, termsOf } = await import('./room-trades.model.js');
const { newsOf, outcomeWords, takeBackWords } = await import('./trade-words.js');
await Promise.all([import('./TradeDialog.js'), import('../board/PickDetails.js')]);
Object.defineProperty(HTMLElement.prototype, 'clientHeight', { configurable: true, get: () => 90 });

const [MINE, THEIRS] = [id('team', 1), id('team', 2)];
const TRADE = 'Tr1aaaaaaaaa';
const manager = managerOf(MINE);

const legal = { sides: [], problems: [], sendable: true, legal: true, at_once: true } as unknown as TradeEffects;
let effects: TradeEffects;
const pickView = (pick_id: string, label: string) => ({
  kind: 'draft-pick',
  pick_id,
  label,
  condition_text: null,
  condition: null,
});

let coming: object;
let inbox: TradeListEntry[];
let executed: TradeListEntry[];
let trade: TradeView;
let slots: readonly { pickId: string; ownerTeamId: string }[];

function others({ method, path, body }: Call): unknown {
  const at = path.replace(/^\/api\/[^/]+\//, '').replace(/\?.*$/, '');
  if (at === 'trades' && method === 'GET')
    return {
      trades: path.includes('box=inbox') ? inbox : path.includes('state=executed') ? executed : [],
      next: null,
    };
  if (at === 'trades' && method === 'POST') return { trade_id: TRADE, state: 'proposed', version: 1 };
  if (at === `trade/${TRADE}`) return trade;
  if (at === 'trades/preview') return { sides: body.sides, effects };
  if (at === `trades/${TRADE}/veto-vote`) return { trade_id: TRADE, state: 'reversed', version: 4 };
  if (at === `trades/${TRADE}/reverse`) return { trade_id: TRADE, state: 'reversed', version: 4 };
  if (at === `trades/${TRADE}/accept`) return { trade_id: TRADE, state: 'executed', version: 3 };
  const asked = /^trades\/assets\/(.+)$/.exec(at)?.[1];
  return asked === undefined
    ? undefined
    : {
        team_id: asked,
        draft_picks: [
          ...slots
            .filter(({ ownerTeamId }) => ownerTeamId === asked)
            .map(({ pickId }) => ({ ...pickView(pickId, 'of this draft'), frozen: null })),
          { ...pickView(`coming-${asked}`, '2026-27 general, round 1'), ...coming, frozen: null },
        ],
        players: [
          {
            ...{ kind: 'player', player_id: asked === MINE ? 71 : 72, label: `Star of ${asked}`, frozen: null },
            ...{ name: 'Mikko Star', position: 'G', charge: 1_000_000 },
          },
        ],
      };
}

async function room(more: { allowed?: boolean; actor?: typeof manager } = {}) {
  const opened = await renderRoom({
    actor: more.actor ?? manager,
    shape: { teams: buildTeams(4) },
    prepare(server) {
      server.draft.begin();
      slots = server.draft.state.slots;
    },
    loaded: (client, leagueId) =>
      client.setQueryData(keys.summary(leagueId), {
        league: {
          league_type: 'dynasty',
          draftPickTradesAllowed: more.allowed ?? true,
          protectionSheetsEnabled: true,
          protection_sheet_limit: 0,
        },
      }),
    others,
  });
  render(<ToastRegion />);
  await opened.happen();
  return opened;
}
const slotOf = (teamId: string, nth = 0) => slots.filter(({ ownerTeamId }) => ownerTeamId === teamId)[nth]!;
const dialog = () => screen.findByRole('dialog', { name: 'Trade draft picks' });

beforeEach(() => {
  effects = legal;
  coming = { season: '2099-00', type: 'general', round: 1 };
  inbox = [];
  executed = [];
});
afterEach(() => {
  cleanup();
  leave();
});

function offered(server: { draft: { first: { leagueId: string } } }) {
  const names = { requested_by_name: 'Second', sent_to_name: 'First', requested_by: THEIRS, sent_to: MINE };
  const side = (team_id: string, team_name: string, label: string) => ({
    team_id,
    team_name,
    assets: [pickView(slotOf(team_id).pickId, label)],
    moves: [],
  });
  trade = {
    trade_id: TRADE,
    state: 'proposed',
    version: 1,
    hash: 'as-shown',
    facts: { Acceptance: 'at once' },
    ...names,
    sides: [side(THEIRS, 'Second', 'round 1, pick 2'), side(MINE, 'First', 'round 1, pick 1')],
    message: 'Deal?',
    effects,
    allowed: ['decline', 'counter', 'accept'],
  } as unknown as TradeView;
  inbox = [
    {
      trade_id: TRADE,
      ...names,
      sides: [
        { team_id: THEIRS, assets: ['round 1, pick 2'], moves: [] },
        { team_id: MINE, assets: ['round 1, pick 1'], moves: [] },
      ],
    } as unknown as TradeListEntry,
  ];
  const event = { type: 'tradeChanged', leagueId: server.draft.first.leagueId, tradeId: TRADE, state: 'proposed' };
  act(() => tell('event', { stream: `team:${MINE}`, seq: 1, event, actor: 'somebody' }));
}

describe('trades inside the room', () => {
  test('an offer that arrives is shown, spoken and counted, and accepted with its warning', async () => {
    const { server, calls } = await room();
    await waitFor(() => expect(heard('event')).toBe(1));
    expect(screen.getByRole('button', { name: 'Trades' })).toBeDefined();
    offered(server);
    const told = await screen.findByRole('region', { name: 'Notifications' });
    expect(await within(told).findByText('Second offers you a trade')).toBeDefined();
    expect(within(told).getByText('You get pick 2; you give pick 1.')).toBeDefined();
    expect(await screen.findByText(/^Second offers you a trade\. You get/)).toBeDefined();
    expect(await screen.findByText('1 trade offer waits')).toBeDefined();
    await userEvent.click(within(told).getByRole('button', { name: 'Answer' }));
    const offers = within(await dialog());
    expect(await offers.findByText('Carried out at once: the draft is running.')).toBeDefined();
    expect(offers.getByText('“Deal?”')).toBeDefined();
    await userEvent.click(offers.getByRole('button', { name: 'Accept…' }));
    expect(calls.some(({ path }) => path.endsWith('/accept'))).toBe(false);
    await userEvent.click(offers.getByRole('button', { name: 'Accept trade' }));
    await waitFor(() =>
      expect(calls.find(({ path }) => path.endsWith('/accept'))?.body).toEqual({
        version: 1,
        hash: 'as-shown',
        facts: { Acceptance: 'at once' },
      }),
    );
    expect(await within(told).findByText(/^Trade carried out/)).toBeDefined();
  });

  test('a counter-offer begins with the offer', async () => {
    const { server } = await room();
    await waitFor(() => expect(heard('event')).toBe(1));
    offered(server);
    await userEvent.click(await screen.findByRole('button', { name: 'Answer' }));
    await userEvent.click(await within(await dialog()).findByRole('button', { name: 'Counter' }));
    const give = within(await screen.findByRole('group', { name: 'You give' }));
    expect(give.getAllByRole('checkbox', { checked: true })).toHaveLength(1);
    const send = screen.getByRole<HTMLButtonElement>('button', { name: 'Send counter-offer' });
    expect(await screen.findByText(/This is their offer as it stands/)).toBeDefined();
    expect(send.disabled).toBe(true);
    await userEvent.click(give.getByRole('checkbox', { checked: true }));
    await waitFor(() => expect(send.disabled).toBe(false));
  });

  describe('that miss a minimum of the coming season', () => {
    const message = 'Team 1 would have 8 forwards; at least 9 are needed when the season starts.';
    const figures = { by_position: { F: 8, D: 5, G: 2 }, cap_used: 1, rookies: 0 };
    const violations = [{ rule: 'minimumForwards', figure: 8, limit: 9, message, decisive: false, coming: true }];
    const short = {
      ...legal,
      sides: [{ team_id: MINE, team_name: 'First', seasons: [{ before: figures, after: figures, violations }] }],
    } as unknown as TradeEffects;
    const confirm = async (label: string, button: HTMLElement) => {
      expect(await screen.findByText(message)).toBeDefined();
      expect(button).toHaveProperty('disabled', true);
      await userEvent.click(screen.getByRole('switch', { name: label }));
      expect(button).toHaveProperty('disabled', false);
      await userEvent.click(button);
    };

    test('are accepted, and sent, after a confirmation that the server gets', async () => {
      effects = short;
      const { server, calls, ui } = await room();
      await waitFor(() => expect(heard('event')).toBe(1));
      offered(server);
      await userEvent.click(await screen.findByRole('button', { name: 'Answer' }));
      const offers = within(await dialog());
      await userEvent.click(await offers.findByRole('button', { name: 'Accept…' }));
      await confirm('Accept anyway', offers.getByRole('button', { name: 'Accept trade' }));
      const sentTo = (end: string) => calls.find(({ path, method }) => method === 'POST' && path.endsWith(end));
      await waitFor(() => expect(sentTo('/accept')).toMatchObject({ body: { confirm_short: true } }));

      act(() => ui.setState({ openPick: slots.indexOf(slotOf(THEIRS)) + 1 }));
      await userEvent.click(await screen.findByRole('button', { name: 'Offer for this pick' }));
      const built = within(await dialog());
      await confirm('Send it anyway', built.getByRole('button', { name: 'Send offer' }));
      await waitFor(() => expect(sentTo('/trades')).toMatchObject({ body: { confirm_short: true } }));
    });

    test('are countered after a confirmation', async () => {
      const { server, calls } = await room();
      await waitFor(() => expect(heard('event')).toBe(1));
      effects = short;
      offered(server);
      await userEvent.click(await screen.findByRole('button', { name: 'Answer' }));
      await userEvent.click(await within(await dialog()).findByRole('button', { name: 'Counter' }));
      const give = within(await screen.findByRole('group', { name: 'You give' }));
      await userEvent.click(give.getByRole('checkbox', { checked: true }));
      await confirm('Send it anyway', screen.getByRole('button', { name: 'Send counter-offer' }));
      await waitFor(() =>
        expect(calls.find(({ path }) => path.endsWith('/counter'))).toMatchObject({ body: { confirm_short: true } }),
      );
    });
  });

  test('before an answer, what it would change stands beside it and on the board', async () => {
    const { server } = await room();
    await waitFor(() => expect(heard('event')).toBe(1));
    offered(server);
    await userEvent.click(await screen.findByRole('button', { name: 'Answer' }));
    const offers = within(await dialog());
    const change = within(await offers.findByRole('region', { name: 'Effect of the trade' }));
    const moved = change.getByRole('list', { name: 'Picks that change hands' });
    expect(within(moved).getAllByRole('listitem')).toHaveLength(2);
    // The trade swaps equal numbers of picks.
    expect(change.getAllByText('Places')).toHaveLength(2);
    await userEvent.click(change.getByRole('button', { name: 'See on the board' }));
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(screen.getAllByTitle(/would go to Team 1$/)).toHaveLength(1);
    expect(screen.getAllByTitle(/would go to Team 2$/)).toHaveLength(1);
    await userEvent.click(screen.getByRole('button', { name: 'Back to the offer' }));
    expect(screen.queryByTitle(/would go to/)).toBeNull();
    expect(await within(await dialog()).findByRole('button', { name: 'Accept…' })).toBeDefined();
  });

  test.each(['withdrawn', 'declined', 'executed'] as const)(
    'an offer that is looked at on the board and then %s leaves it by itself, and that is said',
    async (state) => {
      const { server } = await room();
      await waitFor(() => expect(heard('event')).toBe(1));
      offered(server);
      await userEvent.click(await screen.findByRole('button', { name: 'Answer' }));
      const change = within(await screen.findByRole('region', { name: 'Effect of the trade' }));
      await userEvent.click(change.getByRole('button', { name: 'See on the board' }));
      expect(screen.getAllByTitle(/would go to/)).toHaveLength(2);
      trade = { ...trade, state, reason: null };
      inbox = [];
      const event = { type: 'tradeChanged', leagueId: server.draft.first.leagueId, tradeId: TRADE, state };
      // The user acted in another window, so this window must announce it.
      act(() => tell('event', { stream: `team:${MINE}`, seq: 2, event, actor: manager.userId }));
      await waitFor(() => expect(screen.queryByTitle(/would go to/)).toBeNull());
      expect(screen.queryByRole('button', { name: 'Back to the offer' })).toBeNull();
      expect(toastStore.read().map(({ text }) => text)).toContain('The offer you looked at is no longer open');
    },
  );

  test('an offer with players is countered in the room; one with conditions on its page, which leads back', async () => {
    const { server } = await room();
    await waitFor(() => expect(heard('event')).toBe(1));
    offered(server);
    const [theirs] = trade.sides;
    const star = { kind: 'player', player_id: 72, label: 'Star', condition: null, condition_text: null };
    trade = { ...trade, sides: [{ ...theirs, assets: [...theirs.assets, star] }, trade.sides[1]] } as TradeView;
    await userEvent.click(await screen.findByRole('button', { name: 'Answer' }));
    await userEvent.click(await within(await dialog()).findByRole('button', { name: 'Counter' }));
    expect(await screen.findByRole('checkbox', { name: `Star of ${THEIRS}`, checked: true })).toBeDefined();
    expect(screen.getByRole('checkbox', { name: `Star of ${MINE}`, checked: false })).toBeDefined();
    await userEvent.click(screen.getByRole('tab', { name: /^Offers/ }));
    cleanup();
    const again = await room();
    await waitFor(() => expect(heard('event')).toBeGreaterThan(0));
    offered(again.server);
    trade = {
      ...trade,
      sides: [{ ...theirs, moves: [{ type: 'drop', player_id: 72, label: 'drops Star' }] }, trade.sides[1]],
    } as TradeView;
    await userEvent.click(await screen.findByRole('button', { name: 'Answer' }));
    const link = await within(await dialog()).findByRole('link', { name: 'Open the trade to counter' });
    expect(link.getAttribute('href')).toMatch(new RegExp(`/trade/new\\?counter=${TRADE}&room=`));
  });

  test('a trade carried out is voted on in the room, and reversed by a commissioner without a team', async () => {
    const done = (server: Parameters<typeof offered>[0], more: object) => {
      offered(server);
      trade = { ...trade, state: 'executed', at_once: true, effects: null, ended_at: null, ...more };
      executed = inbox;
      inbox = [];
    };
    const first = await room();
    done(first.server, { allowed: ['vote'], veto: { by: 'managers', votes: 0, needed: 1, mine: false } });
    await userEvent.click(screen.getByRole('button', { name: 'Trades' }));
    await userEvent.click(await within(await dialog()).findByRole('tab', { name: 'Carried out' }));
    const list = within(await screen.findByRole('list', { name: 'Carried out' }));
    expect(list.getByText(/0 of 1 vote needed to reverse it/)).toBeDefined();
    await userEvent.click(list.getByRole('button', { name: 'Vote against it' }));
    await waitFor(() =>
      expect(first.calls.find(({ path }) => path.endsWith('/veto-vote'))?.body).toEqual({ veto: true }),
    );
    expect(await screen.findByText('Your vote reversed the trade')).toBeDefined();
    cleanup();

    const second = await room({ actor: { userId: 'chief', teamIds: [], commissioner: true } });
    done(second.server, { allowed: ['reverse'], veto: { by: 'commissioner', votes: 0, needed: 1, mine: false } });
    await userEvent.click(screen.getByRole('button', { name: 'Trades' }));
    const open = within(await dialog());
    expect(open.queryByRole('tab', { name: /^Offers/ })).toBeNull();
    await userEvent.click(await open.findByRole('button', { name: 'Reverse…' }));
    const reverse = open.getByRole('button', { name: 'Reverse the trade' });
    await userEvent.click(reverse);
    expect(open.getByText('Still missing: Reason')).toBeDefined();
    expect(second.calls.some(({ path }) => path.endsWith('/reverse'))).toBe(false);
    await userEvent.type(open.getByLabelText(/reason/i), 'Both teams asked');
    await userEvent.click(reverse);
    await waitFor(() =>
      expect(second.calls.find(({ path }) => path.endsWith('/reverse'))?.body).toEqual({
        reason: 'Both teams asked',
        override: false,
      }),
    );
  });

  test('a pick of the board is asked for, with picks of this draft and of coming ones in return', async () => {
    const { ui, calls } = await room();
    const wanted = slotOf(THEIRS);
    act(() => ui.setState({ openPick: slots.indexOf(wanted) + 1 }));
    await userEvent.click(await screen.findByRole('button', { name: 'Offer for this pick' }));
    const built = within(await dialog());
    expect(built.getByRole<HTMLSelectElement>('combobox', { name: 'Trade with' }).value).toBe(THEIRS);
    const give = within(built.getByRole('group', { name: 'You give' }));
    await userEvent.click(give.getByRole('checkbox', { name: /^Round 2/ }));
    await userEvent.click(await give.findByRole('checkbox', { name: '2026-27 general, round 1' }));
    await userEvent.type(built.getByLabelText(/^A word to/), 'Please');
    expect(
      await built.findByText(/accepts, the trade is carried out immediately because the draft is running\.$/),
    ).toBeDefined();
    await userEvent.click(built.getByRole('button', { name: 'Send offer' }));
    const draftPick = (pick_id: string) => ({ kind: 'draft-pick', pick_id, condition: null });
    await waitFor(() =>
      expect(calls.find(({ path, method }) => method === 'POST' && path.endsWith('/trades'))).toMatchObject({
        body: {
          sides: [
            { team_id: MINE, assets: [draftPick(slotOf(MINE, 1).pickId), draftPick(`coming-${MINE}`)], moves: [] },
            { team_id: THEIRS, assets: [draftPick(wanted.pickId)], moves: [] },
          ],
          message: 'Please',
          days: 1,
        },
        key: expect.stringMatching(/^[0-9a-f]{32}$/),
      }),
    );
  });

  test('a pick that is made meanwhile leaves the offer', async () => {
    const { ui, happen, server } = await room();
    const own = slotOf(MINE);
    act(() => ui.setState({ openPick: slots.indexOf(own) + 1 }));
    await userEvent.click(await screen.findByRole('button', { name: 'Offer this pick' }));
    const give = within(await screen.findByRole('group', { name: 'You give' }));
    expect(give.getByRole('checkbox', { name: /on the clock/, checked: true })).toBeDefined();
    await happen(() => {
      const [best] = server.draft.pool.ranked;
      server.draft.do({ type: 'makePick', overall: 1, playerId: best!.id, override: null }, manager);
    });
    await waitFor(() => expect(give.queryByRole('checkbox', { name: /pick 1\b/ })).toBeNull());
    expect(give.queryAllByRole('checkbox', { checked: true })).toHaveLength(0);
  });

  test('a pick is shopped from the clock, and the room says so until it is closed', async () => {
    const { server } = await room();
    await userEvent.click(await screen.findByRole('button', { name: 'Shop this pick' }));
    const stop = await screen.findByRole('button', { name: 'Stop shopping', pressed: true });
    expect(server.draft.state.slots[0]).toMatchObject({ shop: { open: true } });
    expect(screen.getAllByRole('button', { name: /^Pick 1.*: on the clock, open to offers/ })).toHaveLength(1);
    await userEvent.click(stop);
    await screen.findByRole('button', { name: 'Shop this pick', pressed: false });
    expect(server.draft.state.slots[0]).toMatchObject({ shop: { open: false } });
  });

  test('one’s own pick is shopped while the draft is paused on it, too', async () => {
    const { server, happen } = await room();
    await happen(() => void server.draft.must({ type: 'pause' }, { ...manager, commissioner: true }));
    await userEvent.click(await screen.findByRole('button', { name: 'Shop this pick' }));
    expect(await screen.findByRole('button', { name: 'Stop shopping', pressed: true })).toBeDefined();
    expect(server.draft.state.slots[0]).toMatchObject({ shop: { open: true } });
  });

  test('where later picks are looked for, one press begins with a later pick', async () => {
    const { happen, server } = await room();
    coming = { season: server.draft.first.season, type: 'general', round: 1 };
    await happen(() => void server.draft.expire());
    await happen(
      () => void server.draft.must({ type: 'shopPick', overall: 2, open: true, asks: ['later'] }, managerOf(THEIRS)),
    );
    await userEvent.click(screen.getAllByRole('button', { name: 'Make an offer' })[0]!);
    const give = within(within(await dialog()).getByRole('group', { name: 'You give' }));
    expect(await give.findByRole('checkbox', { name: '2026-27 general, round 1', checked: true })).toBeDefined();
    // Unticking the suggested return is kept: the suggestion applies only once.
    await userEvent.click(give.getByRole('checkbox', { name: '2026-27 general, round 1' }));
    await happen();
    expect(give.getByRole('checkbox', { name: '2026-27 general, round 1', checked: false })).toBeDefined();
  });

  test('a manager makes a fair offer for a shopped pick with one press', async () => {
    const { happen, server } = await room();
    // The other team's pick comes on the clock.
    await happen(() => void server.draft.expire());
    await happen(() => void server.draft.must({ type: 'shopPick', overall: 2, open: true }, managerOf(THEIRS)));
    expect(toastStore.read().map(({ text, action }) => [text, action?.label])).toContainEqual([
      expect.stringMatching(/is taking offers for pick 2\.$/),
      'Make an offer',
    ]);
    const [offer] = screen.getAllByRole('button', { name: 'Make an offer' });
    await userEvent.click(offer!);
    const built = within(await dialog());
    expect(built.getByRole<HTMLSelectElement>('combobox', { name: 'Trade with' }).value).toBe(THEIRS);
    const fair = within(await built.findByRole('group', { name: 'Fair by pick value' }));
    const [first] = fair.getAllByRole('button');
    expect(first?.getAttribute('aria-pressed')).toBe('true');
    const ticked = () =>
      within(built.getByRole('group', { name: 'You give' })).getAllByRole('checkbox', { checked: true });
    expect(ticked()).toHaveLength(first?.textContent?.split('+').length ?? 0);
  });

  test('every pick that is shopped stands in one list for all, with its place, what is asked for it, and a way to offer', async () => {
    const { happen, server } = await room();
    const { season } = server.draft.first;
    coming = { season, type: 'general', round: 1 };
    expect(screen.queryByRole('button', { name: /open to offers$/ })).toBeNull();
    await happen(() => {
      server.draft.must({ type: 'shopPick', overall: 2, open: true, asks: ['later', 'G'] }, managerOf(THEIRS));
      server.draft.must({ type: 'shopPick', overall: 1, open: true }, manager);
    });
    await userEvent.click(screen.getByRole('button', { name: '2 picks open to offers' }));
    const listed = within(within(await dialog()).getByRole('list', { name: 'Picks open to offers' }));
    const [own, other] = listed.getAllByRole('listitem');
    expect(own?.textContent).toMatch(/\(yours\)Round 1, pick 1 · On the clock/);
    expect(other?.textContent).toMatch(/Round 1, pick 2 · up next, by .+ if every clock runs out/);
    expect(other?.textContent).toContain('Looks for picks of other drafts or a goalie');
    // A click adds a wanted position to the user's shopped pick; another removes it.
    const goalie = within(own!).getByRole('button', { name: 'A goalie', pressed: false });
    await userEvent.click(goalie);
    await within(own!).findByRole('button', { name: 'A goalie', pressed: true });
    expect(server.draft.state.slots[0]?.shop).toMatchObject({ open: true, asks: ['G'] });
    await userEvent.click(within(own!).getByRole('button', { name: 'A goalie' }));
    await waitFor(() => expect(server.draft.state.slots[0]?.shop).not.toHaveProperty('asks'));

    await userEvent.click(within(other!).getByRole('button', { name: 'Make an offer' }));
    const built = within(await dialog());
    expect(built.getByText(/^For this pick its owner looks for/).textContent).toContain(
      'picks of other drafts or a goalie',
    );
    const fair = within(await built.findByRole('group', { name: 'Fair by pick value' }));
    await userEvent.click(await fair.findByRole('button', { name: new RegExp(`^${season} round 1`) }));
    expect(
      built.getByRole<HTMLInputElement>('checkbox', { name: '2026-27 general, round 1', checked: true }),
    ).toBeTruthy();
    const link = built.getByRole('link', { name: 'Open the full builder' });
    const search = new URL(link.getAttribute('href') ?? '', 'http://crease.test').searchParams;
    expect([search.get('with'), search.get('wantPick'), search.get('room')]).toEqual([
      THEIRS,
      slotOf(THEIRS).pickId,
      server.draft.first.id,
    ]);
    expect(search.get('givePick')?.split(',')).toContain(`coming-${MINE}`);
  });

  test('somebody without a team sees what is shopped, and offers nothing', async () => {
    const { happen, server } = await room({ actor: { ...manager, userId: 'watcher', teamIds: [] } });
    await happen(() => void server.draft.must({ type: 'shopPick', overall: 2, open: true }, managerOf(THEIRS)));
    await userEvent.click(screen.getByRole('button', { name: '1 pick open to offers' }));
    const shown = within(await dialog());
    const list = shown.getByRole('list', { name: 'Picks open to offers' });
    expect(list.textContent).toContain('Looks for any offer');
    expect(within(list).queryByRole('button')).toBeNull();
  });

  test('there is none where the league trades no picks', async () => {
    await room({ allowed: false });
    expect(screen.queryByRole('button', { name: 'Trades' })).toBeNull();
    expect(heard('event')).toBe(0);
  });
});

describe('what is said of them', () => {
  test('of picks: round, number, where they come from and what holds them', () => {
    const slot = (overall: number, more: object) => ({
      overall,
      round: 1,
      pickId: `p${overall}`,
      status: 'open',
      ...more,
    });
    const state = {
      slots: [
        slot(1, { ownerTeamId: 'a', originalTeamId: 'a', status: 'taken' }),
        slot(2, { ownerTeamId: 'a', originalTeamId: 'b' }),
        slot(3, { ownerTeamId: 'b', originalTeamId: 'b' }),
      ],
      order: { source: 'random' },
      onClock: { overall: 2 },
      teams: [{ id: 'b', name: 'Bears' }],
    } as unknown as Parameters<typeof openPicks>[0];
    const assets = {
      draft_picks: [
        { ...pickView('p1', ''), frozen: null },
        { ...pickView('p2', ''), frozen: 'promised' },
        { ...pickView('next', '2026-27 general, round 1'), frozen: null },
      ],
      players: [
        { player_id: 7, label: 'Ada Prov (F, $4.5M)', frozen: null },
        { player_id: 8, label: 'Ben Puck (D, $1M)', frozen: 'promised' },
      ],
    } as unknown as TradableAssetsAnswer;
    const picks = openPicks(state, 'a', assets);
    expect(picks).toEqual({
      now: [{ id: 'p2', label: 'Round 1, pick 2 (from Bears), on the clock', frozen: 'promised' }],
      later: [{ id: 'next', label: '2026-27 general, round 1', frozen: null }],
      players: [
        { id: 'player 7', label: 'Ada Prov (F, $4.5M)', frozen: null },
        { id: 'player 8', label: 'Ben Puck (D, $1M)', frozen: 'promised' },
      ],
    });
    expect(stillOpen(['p1', 'p2', 'next', 'player 7', 'player 8'], picks)).toEqual(['next', 'player 7']);
    expect(termsOf('a', ['next', 'player 7'], 'b', []).sides[0].assets).toEqual([
      { kind: 'draft-pick', pick_id: 'next', condition: null },
      { kind: 'player', player_id: 7, condition: null },
    ]);
  });

  test('of what a trade would do to the draft', () => {
    const figures = (F: number, cap_used: number) => ({ by_position: { F, D: 0, G: 0 }, cap_used, rookies: 0 });
    const sides = [
      { team_id: 'a', assets: [pickView('p1', ''), { kind: 'player', player_id: 7 }] },
      { team_id: 'b', assets: [pickView('p2', '')] },
    ] as unknown as TradeView['sides'];
    const effects = {
      sides: [
        { team_id: 'a', seasons: [{ before: figures(3, 9), after: figures(2, 5) }] },
        { team_id: 'b', seasons: [{ before: figures(1, 2), after: figures(1, 2) }] },
      ],
    } as unknown as TradeEffects;
    expect(exchangeOf(sides, effects)).toEqual({
      picks: [
        { pickId: 'p1', to: 'b' },
        { pickId: 'p2', to: 'a' },
      ],
      holdings: [{ teamId: 'a', by: { F: -1, D: 0, G: 0, capUsed: -4, rookies: 0 } }],
    });
  });

  test('of who can take a trade back', () => {
    expect(takeBackWords({ veto: null })).toContain('can no longer be reversed');
    const veto = { by: 'managers', votes: 1, needed: 3, mine: true } as const;
    expect(takeBackWords({ veto })).toContain('1 of 3 votes needed to reverse it');
    expect(takeBackWords({ veto: { ...veto, by: 'commissioner' } })).toContain('A commissioner can reverse it');
  });

  test('of an outcome: at once, like other trades, or what stands against it', () => {
    expect(outcomeWords(effects)).toEqual({ kind: 'atOnce', words: 'Carried out at once: the draft is running.' });
    expect(outcomeWords({ ...effects, at_once: false }).kind).toBe('reviewed');
    const problems = [{ message: 'This draft pick has been used.' }] as TradeEffects['problems'];
    expect(outcomeWords({ ...effects, problems, legal: false })).toEqual({
      kind: 'refused',
      words: 'This draft pick has been used.',
    });
  });

  test('of every change that concerns a team, and of no step in between', () => {
    const sides = [
      { team_id: 'a', team_name: 'Ants', assets: [], moves: [] },
      { team_id: 'b', team_name: 'Bears', assets: [], moves: [] },
    ];
    const of = (state: string, reason: string | null = null) =>
      newsOf({ state, reason, sent_to: 'b', requested_by: 'a', sides } as unknown as TradeView, 'a')?.text ?? null;
    expect(['proposed', 'accepted', 'countered'].map((state) => of(state))).toEqual([null, null, null]);
    expect(of('executed')).toBe('The trade with Bears is carried out');
    expect(of('in-review')).toBe('The trade with Bears is accepted and under review');
    expect(of('declined', 'Bears declined.')).toBe('Bears declined.');
  });
});
