import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import type { PlayerGlance, TradeAssetView, TradeSideView, TreeLineView } from '@crease/core/trades/trade.schema.js';
import { keys } from '../open-league/league-data.js';
import { wrapped } from '../../platform/files/picture-share.js';
import { queryClient } from '../../platform/requests/query-client.js';
import { aheadOf, chargesOf, contractWords, hitsWords, shortContract, shortMoney, sumsOf } from './trade-assets.js';
import { gamesAheadView } from '../tonight/games-ahead.js';
import { GivesPanel } from './page/GivesPanel.js';
import { LoneTradeCard } from './TradeCard.js';
import { wordsOf } from './TradePicture.js';
import { fakeServer } from '../../testing/fake-server.js';
import { TradeTree } from './page/TradeTree.js';
import { fateWords, itemWords } from './page/tree.model.js';
import { ptsIn } from './trades.words.en.js';
import { clearScreen, renderRouted } from '../../testing/screen.js';
import { LEAGUE, leagueAnswer, teamSummary } from '../../testing/league.js';

const [HARBOR, SHORE, OWLS] = ['Tm1aaaaaaaaa', 'Tm2aaaaaaaaa', 'Tm3aaaaaaaaa'];
const TRADE = 'Tr1aaaaaaaaa';
const league = leagueAnswer([
  teamSummary(HARBOR, 'Harbor Lights'),
  teamSummary(SHORE, 'North Shore'),
  teamSummary(OWLS, 'Owls'),
]);
const player = (player_id: number, name: string): Extract<TradeAssetView, { kind: 'player' }> => ({
  kind: 'player',
  player_id,
  name,
  position: 'F',
  position_detail: 'C',
  nhl_club: 'TOR',
  status: 'healthy',
  place: 'active',
  cap_hit: 5_000_000,
  charge: 4_000_000,
  estimated: false,
  contract_expiry: 2027,
  condition: null,
  condition_text: null,
  label: name,
});
const retained: TradeAssetView = {
  kind: 'retention',
  player_id: 1,
  name: 'Ada Prov',
  percent: 20,
  amount: 1_000_000,
  through_season: '2026-27',
  condition: null,
  condition_text: null,
  label: '20 % of Ada Prov',
};
const glance = (player_id: number, more: Partial<PlayerGlance> = {}): PlayerGlance => ({
  player_id,
  points: 41,
  games: 50,
  age: 24,
  contract_expiry: 2027,
  years_left: 2,
  hits: [
    { season: '2025-26', hit: 5_000_000, kind: 'signed', retained: 0 },
    { season: '2026-27', hit: 5_500_000, kind: 'signed', retained: 500_000 },
    { season: '2027-28', hit: 5_500_000, kind: 'estimated', retained: 0 },
  ],
  ...more,
});
const side = (team_id: string, team_name: string, assets: TradeAssetView[]): TradeSideView => ({
  team_id,
  team_name,
  picture: null,
  manager_name: null,
  assets,
  moves: [],
});

const AHEAD = {
  season: '2025-26',
  period: { from: '2026-01-05', to: '2026-01-11', matchup: 14 },
  clubs: [
    {
      club: 'TOR',
      games: [
        { day: '2026-01-05', against: 'MTL', home: true, off_night: false },
        { day: '2026-01-07', against: 'OTT', home: false, off_night: true },
      ],
      season_games: 30,
    },
  ],
};

beforeEach(() => {
  queryClient.setQueryData(keys.summary(LEAGUE), league);
});
afterEach(clearScreen);

const show = (element: React.ReactElement) => renderRouted(element);

describe('figures of a trade', () => {
  test('say what the other team pays: what others retain, and what is kept in this very trade while it is signed', () => {
    expect(chargesOf(glance(1), { percent: 20 }).map(({ charge }) => charge)).toEqual([
      4_000_000, 3_900_000, 5_500_000,
    ]);
    const known = {
      season: '2025-26',
      of: (id: number) => (id === 1 ? glance(1) : glance(id, { points: 9, games: 5 })),
    };
    expect(sumsOf([player(1, 'Ada Prov'), retained, player(2, 'Ben Puck')], known)).toEqual({
      players: 2,
      points: 50,
      games: 55,
      charges: [
        { season: '2025-26', charge: 9_000_000 },
        { season: '2026-27', charge: 8_900_000 },
        { season: '2027-28', charge: 0 },
      ],
    });
    expect(sumsOf([retained], known)).toBeNull();
  });

  test('of the games ahead count healthy players’ clubs, at their points of a game', () => {
    const known = { season: '2025-26', of: (id: number) => glance(id, { points: 25, games: 50 }) };
    const ahead = gamesAheadView(AHEAD);
    const hurt = { ...player(3, 'Cy Hurt'), status: 'IR' };
    const away = { ...player(4, 'Di Away'), nhl_club: 'BOS' };
    expect(aheadOf([player(1, 'Ada Prov'), retained, player(2, 'Ben Puck'), hurt, away], known, ahead)).toEqual({
      period: { games: 4, points: 2 },
      season: { games: 60, points: 30 },
    });
    expect(aheadOf([retained], known, ahead)).toBeNull();
    expect(aheadOf([player(1, 'Ada Prov')], known, null)).toBeNull();
    expect(gamesAheadView({ ...AHEAD, period: null })).toBeNull();
    const short = gamesAheadView({ ...AHEAD, clubs: [{ ...AHEAD.clubs[0]!, season_games: null }] });
    expect(aheadOf([player(1, 'Ada Prov')], known, short)?.season).toBeNull();
    expect(ahead?.of('TOR')).toMatchObject({
      words: '2 games left in this matchup (1 off night)',
      days: 'Jan 5 vs MTL, Jan 7 @ OTT',
    });
    const days = ['2026-01-04', '2026-01-05', '2026-01-11', '2026-01-12'];
    expect(days.map((day) => ahead?.covers(day))).toEqual([false, true, true, false]);
    expect(ahead?.of('BOS')?.words).toBe('no game left in this matchup');
  });

  test('of the games ahead stand below each side', async () => {
    fakeServer(() => ({ status: 200, body: AHEAD }));
    const known = { season: '2025-26', of: (id: number) => glance(id, { points: 25, games: 50 }) };
    show(<GivesPanel leagueId={LEAGUE} side={side(HARBOR, 'Harbor Lights', [player(1, 'Ada Prov')])} glance={known} />);
    expect((await screen.findByText('This matchup')).nextSibling?.textContent).toBe('2 games, about 1 point');
    expect(screen.getByText('Rest of season').nextSibling?.textContent).toBe('30 games, about 15 points');
  });

  test('are short and exact in words', () => {
    expect([shortMoney(937_500), shortMoney(999_600), shortMoney(11_400_000)]).toEqual(['$938K', '$1M', '$11.4M']);
    expect(hitsWords(glance(1).hits)).toBe('$5M · $5.5M · ~$5.5M');
    const same = glance(1).hits.map((one) => ({ ...one, hit: 5_000_000 }));
    expect(hitsWords(same)).toBe('$5M × 2 · ~$5M');
    expect(hitsWords(same.map((one) => ({ ...one, kind: 'none' as const })))).toBe('none');
    expect([ptsIn({ points: 1 }), ptsIn({ points: 2 })]).toEqual(['pt in', 'pts in']);
    expect(contractWords(glance(1))).toBe('to 2027 (2 y)');
    expect(shortContract(glance(1))).toBe('to ’27 (2 y)');
    expect(contractWords(glance(1, { years_left: 0, contract_expiry: 2025 }))).toBe('ended 2025');
    expect(contractWords(glance(1, { years_left: null, contract_expiry: null }))).toBe('no contract');
  });
});

describe('the card of a trade', () => {
  test('shows what each team got, with its figures', async () => {
    fakeServer(() => ({
      status: 200,
      body: { season: '2024-25', players: [glance(1), glance(2, { points: 7 })] },
    }));
    show(
      <LoneTradeCard
        leagueId={LEAGUE}
        sides={[
          side(HARBOR, 'Harbor Lights', [player(1, 'Ada Prov'), retained]),
          side(SHORE, 'North Shore', [player(2, 'Ben Puck')]),
        ]}
      />,
    );
    const shore = screen.getByRole('region', { name: 'North Shore receives' });
    expect(within(shore).getByRole('link', { name: 'Ada Prov' })).toBeDefined();
    // Figures of another season name it.
    expect(await within(shore).findByText('41 pts in 50 GP (2024-25)')).toBeDefined();
    expect(within(shore).getByText('$1M a year, through 2026-27')).toBeDefined();
    const harbor = screen.getByRole('region', { name: 'Harbor Lights receives' });
    expect(await within(harbor).findByText('7 pts in 50 GP (2024-25)')).toBeDefined();
    expect(screen.queryByRole('button', { name: 'Picture of the trade' })).toBeNull();
  });

  test('has a picture whose words name everything, and whose lines cut nothing', () => {
    const lines = [{ asset: player(1, 'Ada Prov'), title: 'Ada Prov', facts: ['C · TOR', '$5M'] }];
    expect(
      wordsOf(
        [
          { team: 'Harbor Lights', lines },
          { team: 'North Shore', lines: [] },
        ],
        'November 22, 2026',
      ),
    ).toBe('November 22, 2026. Harbor Lights receives: Ada Prov, C · TOR, $5M. North Shore receives: nothing.');
    const letters = (text: string) => text.length;
    expect(wrapped('one two three', 7, letters)).toEqual(['one two', 'three']);
    expect(wrapped('Featherstonehaugh', 6, letters)).toEqual(['Feathe', 'rstone', 'haugh']);
    expect(wrapped('', 6, letters)).toEqual([]);
  });
});

describe('the tree of a trade', () => {
  const item = { kind: 'player', player_id: 1, name: 'Ada Prov', position: 'F', position_detail: 'C', nhl_club: 'TOR' };
  const at = '2025-11-20T12:00:00.000Z';
  const lines = [
    {
      parent: null,
      depth: 0,
      team_id: SHORE,
      item,
      fate: { type: 'traded', trade_id: 'Tr2aaaaaaaaa', to: OWLS, at, told: false },
    },
    {
      parent: 0,
      depth: 1,
      team_id: SHORE,
      item: { ...item, player_id: 2, name: 'Ben Puck' },
      fate: { type: 'held', place: 'ir' },
    },
    {
      parent: null,
      depth: 0,
      team_id: HARBOR,
      item: { kind: 'fa-pick', pick_id: 'Fa1aaaaaaaaa', week: 3, assigned_to: SHORE },
      fate: { type: 'unused' },
    },
  ] as TreeLineView[];

  test('is a list in a list: what came in return stands below what it came for', async () => {
    fakeServer(() => ({ status: 200, body: { trade_id: TRADE, lines } }));
    show(<TradeTree leagueId={LEAGUE} tradeId={TRADE} receivers={[HARBOR, SHORE]} />);
    const shore = await screen.findByRole('region', { name: 'What North Shore received' });
    const [first] = within(shore).getAllByRole('listitem');
    expect(within(first!).getByRole('link', { name: 'Traded to Owls on November 20, 2025' }).getAttribute('href')).toBe(
      `/${LEAGUE}/trade/review/Tr2aaaaaaaaa`,
    );
    const below = within(within(first!).getByRole('list')).getByRole('listitem');
    expect(below.textContent).toContain('Ben Puck');
    expect(below.textContent).toContain('Still with North Shore, injured reserve');
    expect(within(shore).getByText('Step 2: North Shore got in return')).toBeDefined();
    expect(screen.getByRole('region', { name: 'What Harbor Lights received' }).textContent).toContain('Not used');
  });

  test('says each end in words', () => {
    const name = (id: string) => league.teams.find(({ team_id }) => team_id === id)?.team_name ?? '';
    const words = (fate: TreeLineView['fate'], of: TreeLineView['item'] = item as TreeLineView['item']) =>
      fateWords({ item: of, fate, team_id: SHORE }, name);
    const pick = { kind: 'fa-pick', pick_id: 'Fa1aaaaaaaaa', week: 3, assigned_to: SHORE } as const;
    expect(words({ type: 'held', place: 'active' })).toBe('Still with North Shore');
    expect(words({ type: 'held', place: null }, pick)).toBe('North Shore still holds it');
    expect(words({ type: 'before', now: OWLS }, pick)).toBe(
      'No longer with North Shore when the league came here, it had gone to Owls',
    );
    const old = { kind: 'brought-pick', season: '2021-22', type: null, round: 2, assigned_to: OWLS } as const;
    expect(words({ type: 'unknown' }, old)).toBe('Imported from another site: its later history is unknown');
    expect(itemWords(old, name)).toEqual({ title: '2021-22, round 2', detail: 'Owls' });
    expect(words({ type: 'used', at, overall: 7 }, pick)).toBe('Used as pick 7 on November 20, 2025');
    expect(words({ type: 'dropped', at, next: null, now: null })).toBe(
      'Dropped by North Shore on November 20, 2025, now a free agent',
    );
    expect(words({ type: 'released', at, next: { team_id: OWLS, how: 'drafted' }, now: OWLS })).toBe(
      'Released by North Shore on November 20, 2025, drafted by Owls',
    );
    expect(words({ type: 'dropped', at: null, next: { team_id: OWLS, how: 'claimed' }, now: HARBOR })).toBe(
      'Dropped by North Shore, claimed by Owls, now with Harbor Lights',
    );
    const salary = { kind: 'retention', player_id: 1, name: 'Ada Prov', percent: 20, team_id: HARBOR } as const;
    expect(words({ type: 'retained', through: '2026-27', runs: true }, salary)).toBe(
      'Harbor Lights pays it through 2026-27',
    );
    expect(words({ type: 'retained', through: '2024-25', runs: false }, salary)).toBe(
      'Harbor Lights no longer pays it',
    );
    expect(words({ type: 'promised', text: 'If it snows' })).toBe('Promised: If it snows');
    expect(words({ type: 'stayed', text: 'If it snows' })).toBe('It did not go: If it snows');
    expect(words({ type: 'forfeited' }, pick)).toBe('Forfeited');
  });
});
