import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter, Route, Routes, useLocation } from 'react-router-dom';
import type { UserInfo } from '@crease/core/auth/auth.schema.js';
import type { TradableAssetsAnswer, TradeEffects, TradeFigures, TradeView } from '@crease/core/trades/trade.schema.js';
import { endSession, useAuth } from '../../platform/session/auth-store.js';
import { keys } from '../open-league/league-data.js';
import { queryClient } from '../../platform/requests/query-client.js';
import { fakeServer, type Asked } from '../../testing/fake-server.js';
import { LEAGUE, leagueAnswer, teamSummary } from '../../testing/league.js';
import { TradeBuilderPage } from './offer/TradeBuilderPage.js';
import { TradePage } from './page/TradePage.js';

const [HARBOR, SHORE] = ['Tm1aaaaaaaaa', 'Tm2aaaaaaaaa'];
const TRADE = 'Tr1aaaaaaaaa';
const league = leagueAnswer([teamSummary(HARBOR, 'Harbor Lights'), teamSummary(SHORE, 'North Shore')]);
const player = (player_id: number, name: string, cap_hit: number) => ({
  kind: 'player' as const,
  player_id,
  name,
  position: 'F' as const,
  position_detail: 'C',
  nhl_club: 'TOR',
  status: 'healthy',
  place: 'active' as const,
  cap_hit,
  charge: cap_hit,
  estimated: false,
  contract_expiry: 2028,
  condition: null,
  condition_text: null,
  label: name,
  frozen: null,
  rookie: false,
  moves: ['drop' as const],
  retainable: 25,
  retainable_dollars: 1_000_000,
});
const [ada, ben, cy] = [
  player(1, 'Ada Prov', 5_000_000),
  player(2, 'Ben Puck', 4_000_000),
  player(3, 'Cy Dump', 1_000_000),
];
const assets = (team_id: string, players: TradableAssetsAnswer['players']): TradableAssetsAnswer => ({
  team_id,
  players,
  draft_picks: [],
  fa_picks: [],
  budget: null,
  retention: { enabled: true, max_percent: 25, slots: 1, used: 0, contracts: [] },
  cap_space: null,
  allowed: { draft_picks: true, fa_picks: true, retention: true },
});
const figures = (used: number): TradeFigures => ({
  total_cap: used,
  salary_retained: 0,
  cap_used: used,
  estimated: 0,
  cap: 88_000_000,
  cap_space: 88_000_000 - used,
  cap_level: used > 88_000_000 ? 'over' : 'room',
  active: 1,
  max_roster_size: 25,
  ir: 0,
  ir_slots: 3,
  rookies: 0,
  rookie_bank_size: 10,
  by_position: { F: 1, D: 0, G: 0 },
  minimums: null,
  retained_contracts: 0,
});
const side = (
  team_id: string,
  team_name: string,
  more: Partial<TradeEffects['sides'][number]> = {},
): TradeEffects['sides'][number] => ({
  team_id,
  team_name,
  seasons: ['2025-26', '2026-27', '2027-28'].map((season) => ({
    season,
    before: figures(5_000_000),
    after: figures(4_000_000),
    violations: [],
  })),
  joins: [],
  leaves: [],
  retention_slots: 1,
  suggestions: [],
  ...more,
});
const legal: TradeEffects = {
  sides: [side(HARBOR, 'Harbor Lights'), side(SHORE, 'North Shore')],
  problems: [],
  sendable: true,
  at_once: false,
  legal: true,
};
const sides = [
  { team_id: SHORE, team_name: 'North Shore', picture: null, manager_name: 'Nora', assets: [ben], moves: [] },
  { team_id: HARBOR, team_name: 'Harbor Lights', picture: null, manager_name: 'Hal', assets: [ada], moves: [] },
] satisfies TradeView['sides'];
const costs = (hit: string) => ({
  ...{ key: 'gives Tm2 player 2', value: hit, objection: false },
  what: 'North Shore gives Ben Puck',
  how: `cap hit ${hit}`,
});
const trade: TradeView = {
  trade_id: TRADE,
  state: 'proposed',
  version: 1,
  hash: 'hash-as-first-shown',
  facts: [costs('$4,000,000')],
  sent_to: HARBOR,
  requested_by: SHORE,
  season: '2025-26',
  sides,
  message: 'Fair?',
  now: '2025-11-20T10:00:00.000Z',
  proposed_at: '2025-11-20T10:00:00.000Z',
  expires_at: '2025-11-23T10:00:00.000Z',
  accepted_at: null,
  review_until: null,
  ended_at: null,
  reason: null,
  on_behalf: null,
  effects: legal,
  conditions: [],
  history: [],
  at_once: false,
  veto: null,
  allowed: ['decline', 'counter', 'accept'],
};

let asked: Asked[];
let effects: TradeEffects;
let shown: TradeView;
let held: TradableAssetsAnswer['players'];
let capSpace: TradableAssetsAnswer['cap_space'];
beforeEach(() => {
  capSpace = null;
  held = [ada, cy];
  effects = legal;
  shown = trade;
  queryClient.setQueryData(keys.summary(LEAGUE), league);
  asked = fakeServer(({ method, path }) => {
    const at = path.replace(`/api/${LEAGUE}/`, '');
    if (at === `trades/assets/${HARBOR}`)
      return { status: 200, body: { ...assets(HARBOR, held), cap_space: capSpace } };
    if (at === `trades/assets/${SHORE}`) return { status: 200, body: assets(SHORE, [ben]) };
    if (at === 'trades/preview') return { status: 200, body: { sides: [sides[1], sides[0]], effects } };
    if (at === 'games-ahead') return { status: 200, body: { season: '2025-26', period: null, clubs: [] } };
    if (at.startsWith('trade/')) return { status: 200, body: shown };
    if (at === `trades/${TRADE}/accept`)
      return {
        status: 409,
        body: {
          refusal: {
            name: 'offerChanged',
            message: 'This has changed since you opened the trade: Ben Puck costs more.',
          },
        },
      };
    if (method === 'POST') return { status: 201, body: { trade_id: 'Tr2aaaaaaaaa', state: 'proposed', version: 1 } };
    return { status: 200, body: league };
  });
});
afterEach(() => queryClient.clear());

const Here = () => <output aria-label="address">{useLocation().pathname}</output>;
const open = (path: string) =>
  render(
    <QueryClientProvider client={queryClient}>
      <MemoryRouter initialEntries={[`/${LEAGUE}/trade/${path}`]}>
        <Routes>
          <Route path=":leagueId/trade/new" element={<TradeBuilderPage />} />
          <Route path=":leagueId/trade/review/:tradeId" element={<TradePage />} />
        </Routes>
        <Here />
      </MemoryRouter>
    </QueryClientProvider>,
  );
const sent = (path: string) => asked.findLast((one) => one.path === `/api/${LEAGUE}/trades${path}`)?.body;

describe('the builder', () => {
  test('sends what was ticked, the retained salary and the message, and goes to the offer', async () => {
    open(`new?with=${SHORE}&want=2`);
    await userEvent.click(await screen.findByRole('checkbox', { name: 'Ada Prov' }));
    await userEvent.click(screen.getByRole('button', { name: 'Retain salary of Ada Prov' }));
    await userEvent.type(screen.getByLabelText('A word to North Shore'), 'Deal?');
    expect(await screen.findByText('Both teams stay within the rules.')).toBeDefined();
    await userEvent.click(screen.getByRole('button', { name: 'Send offer' }));
    expect(await screen.findByText(`/${LEAGUE}/trade/review/Tr2aaaaaaaaa`)).toBeDefined();
    expect(sent('')).toEqual({
      sides: [
        {
          team_id: HARBOR,
          assets: [
            { kind: 'player', player_id: 1, condition: null },
            { kind: 'retention', player_id: 1, percent: 10, condition: null },
          ],
          moves: [],
        },
        { team_id: SHORE, assets: [{ kind: 'player', player_id: 2, condition: null }], moves: [] },
      ],
      message: 'Deal?',
      days: 3,
    });
  });

  test('gives cap space without a condition, and takes it out again', async () => {
    capSpace = { season: '2025-26', space: 83_000_000 };
    open(`new?with=${SHORE}&want=2`);
    await userEvent.click(await screen.findByRole('radio', { name: 'Cap space' }));
    const field = screen.getByLabelText('Cap space of 2025-26');
    expect(screen.getByText('The team has $83M now. The trade is judged with its players.')).toBeDefined();
    await userEvent.clear(field);
    await userEvent.type(field, '2.5m{Tab}');
    const given = screen.getByRole('button', { name: 'Take $2,500,000 of cap space in 2025-26 out' });
    const line = within(given.closest('li')!);
    expect(line.queryByRole('button', { name: 'Condition' })).toBeNull();
    expect(await screen.findByText('Both teams stay within the rules.')).toBeDefined();
    await userEvent.click(screen.getByRole('button', { name: 'Send offer' }));
    await screen.findByText(`/${LEAGUE}/trade/review/Tr2aaaaaaaaa`);
    expect(sent('')).toMatchObject({
      sides: [{ assets: [{ kind: 'cap-space', season: '2025-26', amount: 2_500_000, condition: null }] }, {}],
    });
  });

  test('names every broken rule, lets the offer be sent, and mends it with a suggestion', async () => {
    const violation = {
      rule: 'cap',
      figure: 90_000_000,
      limit: 88_000_000,
      message: 'North Shore is $2,000,000 over the cap.',
      fix: 'Make room.',
      decisive: true,
    };
    const [mine, theirs] = legal.sides;
    effects = {
      ...legal,
      legal: false,
      sides: [
        mine,
        {
          ...theirs,
          seasons: [{ ...theirs.seasons[0]!, violations: [violation] }],
          suggestions: [
            {
              team_id: SHORE,
              message: 'Drop Ben Puck ($4M)',
              change: { type: 'move', team_id: SHORE, move: { type: 'drop', player_id: 2 } },
            },
          ],
        },
      ],
    };
    open(`new?with=${SHORE}&give=1`);
    expect(
      await screen.findByText('North Shore is $2,000,000 over the cap. It may be sent, but not accepted as it is.'),
    ).toBeDefined();
    await userEvent.click(screen.getByRole('button', { name: 'Drop Ben Puck ($4M)' }));
    expect(
      within(screen.getByRole('list', { name: 'Roster moves of North Shore' })).getByText('Drop Ben Puck'),
    ).toBeDefined();
  });

  test.each([
    ['a commissioner in setup', { phase: 'setup', commissioner: true }, 1],
    ['another manager in setup', { phase: 'setup', commissioner: false }, 0],
    ['a commissioner in season', { phase: 'in-season', commissioner: true }, 0],
  ] as const)(
    'links a pick that was traded before to Move in for %s: %s',
    async (_, { phase, commissioner }, links) => {
      queryClient.setQueryData(keys.summary(LEAGUE), {
        ...league,
        league: { ...league.league, phase },
        me: { ...league.me, is_commissioner: commissioner },
      });
      const problem = { name: 'pickNotOwned', message: 'North Shore does not own this draft pick.' };
      effects = { ...legal, problems: [{ ...problem, severity: 'refused', team_id: SHORE, asset: null }] };
      open(`new?with=${SHORE}&give=1`);
      await screen.findByText(problem.message, { exact: false });
      expect(screen.queryAllByRole('link', { name: 'Open Move in' })).toHaveLength(links);
    },
  );

  test('without a partner and assets the button leads to what is missing', async () => {
    open('new');
    await userEvent.click(await screen.findByRole('button', { name: 'Send offer' }));
    const partner = screen.getByRole('combobox', { name: 'Trade with' });
    expect(document.activeElement).toBe(partner);
    await userEvent.selectOptions(partner, SHORE);
    const [first] = await screen.findAllByRole('checkbox');
    await userEvent.click(screen.getByRole('button', { name: 'Send offer' }));
    expect(document.activeElement).toBe(first);
    expect(sent('/trades')).toBeUndefined();
  });

  test('begins a counter-offer with the offer that it answers', async () => {
    open(`new?counter=${TRADE}`);
    expect(await screen.findByRole('checkbox', { name: 'Ada Prov', checked: true })).toBeDefined();
    expect(screen.getByRole('checkbox', { name: 'Ben Puck', checked: true })).toBeDefined();
    // Unchanged it equals the offer: it can be accepted but not sent back.
    expect(await screen.findByText(/This is their offer as it stands/)).toBeDefined();
    const send = screen.getByRole<HTMLButtonElement>('button', { name: 'Send counter-offer' });
    expect(send.disabled).toBe(true);
    await userEvent.click(screen.getByRole('button', { name: 'Take Ben Puck out' }));
    expect(await screen.findByText('Both teams stay within the rules.')).toBeDefined();
    await userEvent.click(send);
    await screen.findByText(`/${LEAGUE}/trade/review/Tr2aaaaaaaaa`);
    expect(sent(`/${TRADE}/counter`)).toMatchObject({ sides: [{ team_id: HARBOR }, { team_id: SHORE }] });
  });
});

describe('a trade that misses a minimum of the coming season', () => {
  const shortOf = (name: string) => `${name} would have 8 forwards; at least 9 are needed when the season starts.`;
  const short = (team_id: string, name: string) =>
    side(team_id, name, {
      seasons: [
        {
          ...legal.sides[0].seasons[0]!,
          violations: [
            {
              rule: 'minimumForwards',
              figure: 8,
              limit: 9,
              message: shortOf(name),
              fix: 'Add 1 forward before then.',
              decisive: false,
              coming: true,
            },
          ],
        },
      ],
    });
  const mine: TradeEffects = { ...legal, sides: [short(HARBOR, 'Harbor Lights'), legal.sides[1]] };
  const button = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name });
  const confirm = async (label: string, submit: string) => {
    const answer = await screen.findByRole('switch', { name: label });
    // The changed offer is tried first.
    await waitFor(() => expect(button(submit).disabled).toBe(false));
    await userEvent.click(button(submit));
    expect(document.activeElement).toBe(answer);
    await userEvent.click(answer);
  };

  test.each([
    ['an offer', `new?with=${SHORE}&give=1`, 'Send offer', ''],
    ['a counter-offer', `new?counter=${TRADE}`, 'Send counter-offer', `/${TRADE}/counter`],
  ])('%s is sent after its confirmation, which the server gets', async (_, page, submit, path) => {
    effects = mine;
    open(page);
    if (path !== '') await userEvent.click(await screen.findByRole('button', { name: 'Take Ben Puck out' }));
    expect((await screen.findAllByText(new RegExp(shortOf('Harbor Lights')))).length).toBeGreaterThan(0);
    await confirm('Send it anyway', submit);
    await userEvent.click(button(submit));
    await screen.findByText(`/${LEAGUE}/trade/review/Tr2aaaaaaaaa`);
    expect(sent(path)).toMatchObject({ confirm_short: true });
  });

  test('is no question to its proposer where only the other team misses it', async () => {
    effects = { ...legal, sides: [legal.sides[0], short(SHORE, 'North Shore')] };
    open(`new?with=${SHORE}&give=1`);
    await userEvent.click(await screen.findByRole('button', { name: 'Send offer' }));
    await screen.findByText(`/${LEAGUE}/trade/review/Tr2aaaaaaaaa`);
    expect(sent('')).not.toHaveProperty('confirm_short');
  });

  test('is entered by a commissioner after confirming it for both teams', async () => {
    queryClient.setQueryData(keys.summary(LEAGUE), { ...league, me: { ...league.me, is_commissioner: true } });
    effects = { ...legal, sides: [legal.sides[0], short(SHORE, 'North Shore')] };
    open('new?behalf=1');
    await userEvent.selectOptions(await screen.findByRole('combobox', { name: 'Second team' }), SHORE);
    await userEvent.click(await screen.findByRole('checkbox', { name: 'Ada Prov' }));
    await userEvent.type(screen.getByLabelText(/Reason/), 'Agreed by phone');
    await confirm('Enter it anyway', 'Enter trade');
    await userEvent.click(button('Enter trade'));
    await screen.findByText(`/${LEAGUE}/trade/review/Tr2aaaaaaaaa`);
    expect(sent('/on-behalf')).toMatchObject({ confirm_short: true, reason: 'Agreed by phone' });
  });

  test('is accepted after its confirmation', async () => {
    shown = { ...trade, effects: mine };
    open(`review/${TRADE}`);
    await userEvent.click(await screen.findByRole('button', { name: 'Accept trade' }));
    const dialog = within(await screen.findByRole('dialog'));
    await userEvent.click(dialog.getByRole('button', { name: 'Accept trade' }));
    expect(dialog.getByText('Still missing: Accept anyway')).toBeDefined();
    await userEvent.click(dialog.getByRole('switch', { name: 'Accept anyway' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Accept trade' }));
    await dialog.findByText(/Ben Puck costs more/);
    expect(sent(`/${TRADE}/accept`)).toMatchObject({ confirm_short: true });
  });

  test('only with the roster moves that its reader adds is confirmed, too', async () => {
    effects = mine;
    open(`review/${TRADE}`);
    await userEvent.selectOptions(
      await screen.findByRole('combobox', { name: 'Add a roster move of Harbor Lights' }),
      'Cy Dump',
    );
    await userEvent.click(within(screen.getByRole('group', { name: 'Move Cy Dump' })).getByRole('button'));
    expect(await screen.findByText(new RegExp(shortOf('Harbor Lights')))).toBeDefined();
    await userEvent.click(screen.getByRole('button', { name: 'Accept trade' }));
    const dialog = within(screen.getByRole('dialog'));
    await userEvent.click(dialog.getByRole('switch', { name: 'Accept anyway' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Accept trade' }));
    await dialog.findByText(/Ben Puck costs more/);
    expect(sent(`/${TRADE}/accept`)).toMatchObject({
      moves: [{ type: 'drop', player_id: 3 }],
      confirm_short: true,
    });
  });
});

describe('the keyboard', () => {
  test('goes through a team’s players by arrows, ticks by the space bar, and finds by letters', async () => {
    open(`new?with=${SHORE}`);
    (await screen.findByRole('checkbox', { name: 'Ada Prov' })).focus();
    await userEvent.keyboard('{ArrowDown} ');
    expect(screen.getByRole<HTMLInputElement>('checkbox', { name: 'Cy Dump' }).checked).toBe(true);
    await userEvent.type(screen.getByRole('searchbox', { name: 'Search players of Harbor Lights' }), 'ada');
    expect(screen.queryByRole('checkbox', { name: 'Cy Dump' })).toBeNull();
    expect(screen.getByRole('button', { name: 'Take Cy Dump out' })).toBeDefined();
  });
});

describe('the review page', () => {
  test('offers what the transition table allows, and nothing else', async () => {
    open(`review/${TRADE}`);
    expect(await screen.findByRole('button', { name: 'Accept trade' })).toBeDefined();
    expect(
      screen.queryAllByRole('button', { name: /Accept trade|Counter|Decline|Withdraw|Veto|Vote|Reverse/ }),
    ).toHaveLength(3);
    expect(screen.getByText('Fair?')).toBeDefined();
  });

  test('announces the reason for declining as optional', async () => {
    open(`review/${TRADE}`);
    await userEvent.click(await screen.findByRole('button', { name: 'Decline' }));
    const reason = within(await screen.findByRole('dialog')).getByLabelText<HTMLInputElement>(/^Reason/);
    expect([reason.required, 'missing' in reason.dataset]).toEqual([false, false]);
  });

  test('shows what has changed since it was opened, and takes no yes before that was looked at', async () => {
    open(`review/${TRADE}`);
    await userEvent.click(await screen.findByRole('button', { name: 'Accept trade' }));
    shown = { ...trade, hash: 'hash-of-what-is-now', facts: [costs('$6,000,000')] };
    await userEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Accept trade' }));
    expect(await screen.findByText(/Ben Puck costs more/)).toBeDefined();
    expect(sent(`/${TRADE}/accept`)).toEqual({ version: 1, hash: trade.hash, facts: trade.facts });
    await userEvent.click(screen.getByRole('button', { name: 'Look at it again' }));
    expect(await screen.findByText('was cap hit $4,000,000; now cap hit $6,000,000')).toBeDefined();
    await userEvent.click(screen.getByRole('button', { name: 'Accept trade' }));
    expect(screen.getByText('Something has changed: look at it before you accept.')).toBeDefined();
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'I have seen it' }));
    expect(screen.queryByRole('dialog')).toBeNull();
    await userEvent.keyboard('{Enter}');
    await userEvent.click(screen.getByRole('button', { name: 'Accept trade' }));
    expect(await screen.findByRole('dialog')).toBeDefined();
  });
});

describe('an offer that breaks a rule of the team that accepts it', () => {
  const broken: TradeEffects = {
    ...legal,
    legal: false,
    sides: [
      side(HARBOR, 'Harbor Lights', {
        seasons: [
          {
            ...legal.sides[0].seasons[0]!,
            violations: [
              {
                rule: 'minF',
                figure: 11,
                limit: 12,
                message: 'Harbor Lights would have 11 of 12 forwards.',
                fix: 'Promote a forward.',
                decisive: true,
              },
            ],
          },
        ],
        suggestions: [
          {
            team_id: HARBOR,
            message: 'Promote Ivan Fedulov ($925K)',
            change: { type: 'move', team_id: HARBOR, move: { type: 'promote', player_id: 4 } },
          },
        ],
      }),
      legal.sides[1],
    ],
  };

  test('is mended and accepted by its main button', async () => {
    shown = { ...trade, effects: broken };
    open(`review/${TRADE}`);
    const remedy = await screen.findByRole('button', { name: 'Promote Ivan Fedulov and accept' });
    expect(screen.queryByRole('button', { name: 'Accept trade' })).toBeNull();
    expect(remedy.className).toContain('bg-accent');
    expect(screen.getAllByRole('status').map(({ textContent }) => textContent)).toContainEqual(
      expect.stringContaining('Harbor Lights would have 11 of 12 forwards.'),
    );
    await userEvent.click(remedy);
    await userEvent.click(
      within(screen.getByRole('dialog')).getByRole('button', { name: 'Promote Ivan Fedulov and accept' }),
    );
    await screen.findByText(/Ben Puck costs more/);
    expect(sent(`/${TRADE}/accept`)).toMatchObject({ moves: [{ type: 'promote', player_id: 4 }] });
  });

  test('is answered by a counter-offer where no move mends it', async () => {
    effects = broken;
    shown = { ...trade, effects: { ...broken, sides: [{ ...broken.sides[0], suggestions: [] }, broken.sides[1]] } };
    open(`review/${TRADE}`);
    expect((await screen.findByRole('button', { name: 'Counter' })).className).toContain('bg-accent');
    expect(screen.queryByRole('button', { name: /accept/i })).toBeNull();
  });
});

describe('a trade of draft picks while a draft runs', () => {
  test('says before it is sent and accepted that it is carried out at once', async () => {
    effects = { ...legal, at_once: true };
    shown = { ...trade, effects };
    open(`review/${TRADE}`);
    expect(await screen.findByText('Carried out at once: the draft is running. No review follows.')).toBeDefined();
    await userEvent.click(screen.getByRole('button', { name: 'Accept trade' }));
    expect(
      within(screen.getByRole('dialog')).getByText(/exactly as shown\. Carried out at once: the draft is running\.$/),
    ).toBeDefined();
    cleanup();
    open(`new?with=${SHORE}&want=2`);
    expect(await screen.findByText(/Accepting carries it out at once: the draft is running/)).toBeDefined();
  });

  test('says until when it can be reversed, and takes votes where it is a commissioner’s own', async () => {
    const veto = { by: 'managers', votes: 1, needed: 2, mine: false } as const;
    shown = { ...trade, state: 'executed', effects: null, at_once: true, veto, allowed: ['vote'] };
    open(`review/${TRADE}`);
    expect(await screen.findByText(/It can be reversed until one of its picks is used\.$/)).toBeDefined();
    expect(
      screen.getByText('A commissioner’s own trade, so the managers vote on it: 1 of 2 votes needed to reverse it.'),
    ).toBeDefined();
    expect(screen.getByRole('button', { name: 'Vote against' })).toBeDefined();
  });
});

describe('an offer that was not sent', () => {
  beforeEach(() =>
    useAuth.setState({ status: 'signed-in', user: { uid: 'Us1aaaaaaaaa', first_name: 'Hal' } as UserInfo }),
  );
  afterEach(() => {
    cleanup();
    sessionStorage.clear();
    useAuth.setState({ status: 'signed-out', user: null });
  });
  const begin = async () => {
    const page = open(`new?with=${SHORE}&want=2`);
    await userEvent.click(await screen.findByRole('checkbox', { name: 'Ada Prov' }));
    await userEvent.type(screen.getByLabelText('A word to North Shore'), 'Deal?');
    return page;
  };
  const again = (page: { unmount: () => void }, path = `new?with=${SHORE}&want=2`) => {
    page.unmount();
    queryClient.removeQueries({ queryKey: keys.trades(LEAGUE) });
    return open(path);
  };

  test('is there again after a reload, until it is discarded', async () => {
    const reloaded = again(await begin());
    expect(await screen.findByText('Your unsent offer is back.')).toBeDefined();
    expect(screen.getByRole('checkbox', { name: 'Ada Prov', checked: true })).toBeDefined();
    expect(screen.getByRole('checkbox', { name: 'Ben Puck', checked: true })).toBeDefined();
    expect(screen.getByDisplayValue('Deal?')).toBeDefined();
    await userEvent.click(screen.getByRole('button', { name: 'Discard' }));
    expect(screen.getByRole('checkbox', { name: 'Ada Prov', checked: false })).toBeDefined();
    again(reloaded);
    expect(await screen.findByRole('checkbox', { name: 'Ada Prov', checked: false })).toBeDefined();
    expect(screen.queryByText(/is back/)).toBeNull();
    expect(sessionStorage).toHaveLength(0);
  });

  test('comes back without what has left its team, and says so', async () => {
    const page = await begin();
    held = [cy];
    again(page, 'new');
    expect(
      await screen.findByText(
        'Your unsent offer is back. Left out, because it is no longer there to be traded: Ada Prov.',
      ),
    ).toBeDefined();
    expect(screen.getByRole('checkbox', { name: 'Ben Puck', checked: true })).toBeDefined();
    expect(screen.queryByText(/no longer has/)).toBeNull();
  });

  test('does not come back where another is begun, for another user, or once it was sent', async () => {
    let page = again(await begin(), `new?with=${SHORE}`);
    expect(await screen.findByRole('checkbox', { name: 'Ada Prov', checked: false })).toBeDefined();
    expect(screen.queryByText(/is back/)).toBeNull();
    page.unmount();
    useAuth.setState({ user: { uid: 'Us2aaaaaaaaa', first_name: 'Nora' } as UserInfo });
    page = open(`new?with=${SHORE}&want=2`);
    expect(await screen.findByRole('checkbox', { name: 'Ada Prov', checked: false })).toBeDefined();
    page.unmount();
    useAuth.setState({ user: { uid: 'Us1aaaaaaaaa', first_name: 'Hal' } as UserInfo });
    open(`new?with=${SHORE}&want=2`);
    expect(await screen.findByText('Both teams stay within the rules.')).toBeDefined();
    await userEvent.click(screen.getByRole('button', { name: 'Send offer' }));
    await screen.findByText(`/${LEAGUE}/trade/review/Tr2aaaaaaaaa`);
    expect(sessionStorage).toHaveLength(0);
  });

  test('ends with the session', async () => {
    await begin();
    expect(sessionStorage).toHaveLength(1);
    act(() => endSession());
    expect(sessionStorage).toHaveLength(0);
  });
});
