import { Suspense, useState, type ReactNode } from 'react';
import type { DraftSnapshot } from '@crease/core/draft/draft.schema.js';
import { lotteryRules } from '@crease/core/draft/order/lottery.rules.js';
import { shortPool } from '@crease/core/draft/lobby/pool-size.rules.js';
import { orderRule, takesFromTeams } from '@crease/core/leagues/drafts/draft.table.js';
import { stateOf } from '@crease/core/leagues/settings.values.js';
import { formatMoney } from '@crease/core/money.js';
import type { PresentUser } from '@crease/core/realtime/socket-events.js';
import { durationWords } from '@crease/core/text.rules.js';
import type { DraftState } from '@crease/core/draft/draft.model.js';
import { useQuery } from '@tanstack/react-query';
import { useLoadedLeague } from '../../open-league/league-data.js';
import { Badge } from '../../../ui/marks/Badge.js';
import { Monogram } from '../../../ui/marks/Monogram.js';
import { SkeletonRows } from '../../../ui/page/Skeleton.js';
import { Tabs } from '../../../ui/page/Tabs.js';
import { lazyPanel } from '../../../platform/pages/lazy-panel.js';
import { clockWords, ORDER_WORD, SOURCE_WORD } from '../sync/draft-labels.js';
import { useTeamPeople } from '../state/use-people.js';
import { LobbySettings } from './LobbySettings.js';
import { NightPanel } from './NightPanel.js';
import { useLobbyPresence } from './use-lobby-presence.js';
import { draftApi, draftKeys } from '../sync/draft.data.js';
import { quietSpan } from '@crease/core/draft/clock/clock.words.js';
import * as t from './lobby.words.en.js';
import { protect } from './protect.words.en.js';

const OrderPanel = lazyPanel(() => import('./OrderPanel.js'));
const PicksPanel = lazyPanel(() => import('./PicksPanel.js'));
const ProtectPanel = lazyPanel(() => import('./ProtectPanel.js'));
const DraftRecord = lazyPanel(() => import('../results/DraftRecord.js'));

type Tab = 'order' | 'protect' | 'picks' | 'teams' | 'settings' | 'log';

interface LobbyProps {
  leagueId: string;
  snapshot: DraftSnapshot;
  /** Server clock minus browser clock, in milliseconds. */
  offset: number;
  changed: () => Promise<void>;
  /** A confirmation that needs to know who is present. */
  asks: ((present: readonly PresentUser[]) => ReactNode) | null;
}

export function Lobby({ leagueId, snapshot, offset, changed, asks }: LobbyProps) {
  const { state } = snapshot;
  const protects = takesFromTeams(state.type) && snapshot.my.teamIds.length > 0;
  const present = useLobbyPresence(state.id, state.seq);
  const short = shortPool(state, snapshot.poolSize);
  const [tab, setTab] = useState<Tab>('order');
  return (
    <>
      <NightPanel leagueId={leagueId} snapshot={snapshot} present={present} offset={offset} changed={changed} />
      {asks?.(present)}
      {short !== null && (
        <p role="status" className="border-b border-line bg-warn-soft px-4 py-2.5 text-sm font-medium text-ink">
          {short}
        </p>
      )}
      <DraftFacts leagueId={leagueId} state={state} />
      <Tabs
        label={t.lobby}
        value={tab}
        tabs={[
          { value: 'order', label: t.order },
          ...(protects ? [{ value: 'protect' as const, label: protect }] : []),
          { value: 'picks', label: t.picks, count: state.slots.length },
          { value: 'teams', label: t.teams, count: state.teams.length },
          { value: 'settings', label: t.settings },
          { value: 'log', label: t.log },
        ]}
        onChange={setTab}
      >
        <TabContent tab={tab} leagueId={leagueId} snapshot={snapshot} changed={changed} />
      </Tabs>
    </>
  );
}

function TabContent({
  tab,
  leagueId,
  snapshot: { state, my, standings },
  changed,
}: Pick<LobbyProps, 'leagueId' | 'snapshot' | 'changed'> & { tab: Tab }) {
  const { league } = useLoadedLeague(leagueId);
  const part = { leagueId, state, editable: my.commissioner, changed };
  switch (tab) {
    case 'order':
      return (
        <Suspense fallback={<SkeletonRows rows={8} />}>
          <OrderPanel
            {...part}
            standings={standings === true}
            lottery={lotteryRules(stateOf(league))}
            rule={orderRule(state.type, league)}
          />
        </Suspense>
      );
    case 'protect':
      return (
        <Suspense fallback={<SkeletonRows rows={8} />}>
          <ProtectPanel leagueId={leagueId} state={state} teamId={my.teamIds[0] ?? ''} />
        </Suspense>
      );
    case 'picks':
      return (
        <Suspense fallback={<SkeletonRows rows={8} />}>
          <PicksPanel {...part} />
        </Suspense>
      );
    case 'log':
      return (
        <Suspense fallback={<SkeletonRows rows={6} />}>
          <DraftRecord leagueId={leagueId} state={state} />
        </Suspense>
      );
    case 'teams':
      return <Teams leagueId={leagueId} state={state} my={my.teamIds} />;
    case 'settings':
      return <LobbySettings {...part} />;
  }
}

function DraftFacts({ leagueId, state }: { leagueId: string; state: DraftSnapshot['state'] }) {
  // The draft takes the time bank from the league's settings when it begins.
  const bank = stateOf(useLoadedLeague(leagueId).league).draft_time_bank;
  return (
    <dl className="grid grid-cols-2 gap-px border-b border-line bg-line sm:grid-cols-4">
      <Fact label={t.picks} value={t.picksInRounds({ count: state.slots.length, rounds: state.rounds })} />
      <Fact label={t.order} value={ORDER_WORD[state.order.kind]} />
      <Fact
        label={t.firstRound}
        value={
          state.order.draw === undefined
            ? SOURCE_WORD[state.order.source]
            : t.sourceAndDraw({ source: SOURCE_WORD[state.order.source], draw: state.order.draw })
        }
      />
      <Fact
        label={t.clock}
        value={[
          clockWords(state.clock.seconds),
          ...(bank > 0 ? [t.timeBank({ duration: durationWords(bank) })] : []),
          ...(state.clock.quietHours === null ? [] : [t.quietTime({ hours: quietSpan(state.clock.quietHours) })]),
        ].join(', ')}
      />
    </dl>
  );
}

function Fact({ label, value }: { label: string; value: string }) {
  return (
    <div className="bg-surface px-4 py-2.5">
      <dt className="text-xs text-ink-3">{label}</dt>
      <dd className="text-sm font-semibold text-ink">{value}</dd>
    </div>
  );
}

function Keepers({ money: { keepers, cost, rest } }: { money: KeeperMoney }) {
  return (
    <span className="block truncate text-xs text-ink-3">
      {t.keepersAndBudget({ keepers, cost: formatMoney(cost), rest: formatMoney(rest) })}
    </span>
  );
}

function Teams({ leagueId, state, my }: { leagueId: string; state: DraftSnapshot['state']; my: readonly string[] }) {
  const peopleOf = useTeamPeople(leagueId);
  const money = useKeeperMoney(leagueId, state);
  const budget = state.rules.auction?.budget ?? 0;
  return (
    <ul>
      {state.teams.map((team) => (
        <li key={team.id} className="flex min-h-12 items-center gap-3 border-b border-line px-4 last:border-b-0">
          <Monogram name={team.name} picture={team.picture} />
          <span className="min-w-0 flex-1">
            <span className="block truncate font-medium text-ink">{team.name}</span>
            {money !== null && <Keepers money={money.get(team.id) ?? { keepers: 0, cost: 0, rest: budget }} />}
          </span>
          {my.includes(team.id) && <Badge tone="accent">{t.yours}</Badge>}
          {team.auto !== 'off' && <Badge tone="warn">{t.auto}</Badge>}
          <span className="max-w-[50%] truncate text-right text-sm text-ink-2">{peopleOf(team) ?? t.noManager}</span>
        </li>
      ))}
    </ul>
  );
}

interface KeeperMoney {
  readonly keepers: number;
  readonly cost: number;
  readonly rest: number;
}

/** The keepers of all teams in an auction's lobby, by team; null where keepers have no prices. */
function useKeeperMoney(leagueId: string, { id, rules }: DraftState): ReadonlyMap<string, KeeperMoney> | null {
  const budget = rules.auction?.budget;
  const { data } = useQuery({
    queryKey: draftKeys.kept(leagueId, id, 0, 0),
    queryFn: async ({ signal }) => (await draftApi.kept(leagueId, id, signal)).players,
    enabled: budget !== undefined,
    staleTime: 60_000,
  });
  if (budget === undefined || !data?.some(({ price }) => price !== undefined)) return null;
  const money = new Map<string, KeeperMoney>();
  for (const { teamId, price } of data) {
    if (price === undefined) continue;
    const { keepers = 0, cost = 0 } = money.get(teamId) ?? {};
    money.set(teamId, { keepers: keepers + 1, cost: cost + price, rest: Math.max(0, budget - cost - price) });
  }
  return money;
}
