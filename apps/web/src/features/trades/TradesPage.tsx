import { useState } from 'react';
import { Link, useParams, useSearchParams } from 'react-router-dom';
import ArrowLeftRight from 'lucide-react/icons/arrow-left-right';
import { seasonPlus } from '@crease/core/season.js';
import type { TradeListEntry } from '@crease/core/trades/trade.schema.js';
import { useLoadedLeague } from '../open-league/league-data.js';
import { DownloadCsv } from '../../platform/files/DownloadCsv.js';
import { usePageTitle } from '../../platform/pages/page-title.js';
import { paths } from '../../platform/pages/paths.js';
import { Badge } from '../../ui/marks/Badge.js';
import { Button } from '../../ui/Button.js';
import { Panel, panelState } from '../../ui/page/Panel.js';
import { RelativeTime } from '../../ui/figures/RelativeTime.js';
import { SegmentedControl } from '../../ui/fields/SegmentedControl.js';
import { Select } from '../../ui/fields/Select.js';
import { ShowMore } from '../../ui/lists/ShowMore.js';
import { SkeletonRows } from '../../ui/page/Skeleton.js';
import { useGlance, type Glance } from './glance-data.js';
import { playersIn } from './trade-assets.js';
import { TradeCard } from './TradeCard.js';
import { OfferedSide } from './OfferedSide.js';
import { ReviewDialog } from './ReviewDialog.js';
import { TradesHeader } from './TradesNav.js';
import { picksAtOnce } from './at-once.model.js';
import { STATE } from './trade.words.js';
import { tradesTable } from './trades-table.js';
import { useTradeList, type TradeFilters } from './trades.data.js';
import * as t from './trades.words.en.js';

const ANY = 'any';
const BOXES: readonly { value: TradeFilters['box']; label: string; empty: string }[] = [
  { value: 'all', label: t.all, empty: t.noTradesYet },
  { value: 'inbox', label: t.inbox, empty: t.noTradeRequests },
  { value: 'sent', label: t.sent, empty: t.noOpenOffersOfYours },
  { value: 'review', label: t.review, empty: t.noTradeUnderReview },
];
const STATES = [
  'proposed',
  'in-review',
  'executed',
  'declined',
  'countered',
  'withdrawn',
  'expired',
  'vetoed',
  'failed',
  'reversed',
] as const;
/** Open trades are shown with all figures, because the reader must judge them. */
const OPEN: ReadonlySet<string> = new Set(['proposed', 'accepted', 'in-review']);
const SEASONS_BACK = 3;

/** All trades that the reader may see: accepted ones, and their own team's offers. */
export function TradesPage() {
  const { leagueId = '' } = useParams();
  const { league, teams, me } = useLoadedLeague(leagueId);
  usePageTitle(t.trades, league.league_name);
  const [parameters, setParameters] = useSearchParams();
  const filters: TradeFilters = {
    box: BOXES.find(({ value }) => value === parameters.get('box'))?.value ?? 'all',
    state: STATES.find((state) => state === parameters.get('state')) ?? null,
    team: teams.find(({ team_id }) => team_id === parameters.get('team'))?.team_id ?? null,
    season: /^\d{4}-\d{2}$/.test(parameters.get('season') ?? '') ? parameters.get('season') : null,
  };
  const set = (name: string, value: string) =>
    setParameters(
      (now) => {
        const next = new URLSearchParams(now);
        if (value === ANY || value === 'all') next.delete(name);
        else next.set(name, value);
        return next;
      },
      { replace: true },
    );
  const [reviewing, setReviewing] = useState(false);
  const query = useTradeList(leagueId, filters);
  const trades = query.data?.pages.flatMap((page) => page.trades) ?? [];
  const glance = useGlance(
    leagueId,
    playersIn(trades.flatMap(({ state, shown }) => (state === 'executed' || OPEN.has(state) ? shown : []))),
  );
  const hours = query.data?.pages[0]?.review_hours;
  const seasons = Array.from({ length: SEASONS_BACK + 1 }, (_, back) => seasonPlus(league.current_season, -back));
  const filtered = filters.state !== null || filters.team !== null || filters.season !== null;
  const box = BOXES.find(({ value }) => value === filters.box)!;
  return (
    <>
      <TradesHeader
        title={t.trades}
        detail={
          hours === undefined
            ? t.offersReviewsAndExecuted
            : hours === 0
              ? t.tradesExecutedWhenAccepted
              : t.acceptedTradesReviewedFor({ hours, picksAtOnce: picksAtOnce(league) })
        }
      />
      <div className="mb-4 flex flex-wrap items-center gap-2">
        <span className="order-last">
          <DownloadCsv name="trades" disabled={trades.length === 0} table={() => tradesTable(trades)} />
        </span>
        {me.team_id !== null && (
          <SegmentedControl
            label={t.whichTrades}
            value={filters.box}
            options={BOXES}
            onChange={(value) => set('box', value)}
            className="max-sm:w-full max-sm:*:flex-1 max-sm:*:px-1"
          />
        )}
        <Select
          label={t.state}
          hideLabel
          value={filters.state ?? ANY}
          options={[
            { value: ANY, label: t.anyState },
            ...STATES.map((state) => ({ value: state, label: STATE[state].word })),
          ]}
          onChange={(value) => set('state', value)}
          className="flex-1 max-sm:basis-5/12 sm:max-w-40 sm:min-w-32"
        />
        <Select
          label={t.season}
          hideLabel
          value={filters.season ?? ANY}
          options={[
            { value: ANY, label: t.allSeasons },
            ...seasons.map((season) => ({ value: season, label: season })),
          ]}
          onChange={(value) => set('season', value)}
          className="flex-1 max-sm:basis-5/12 sm:max-w-36 sm:min-w-32"
        />
        <Select
          label={t.team}
          hideLabel
          value={filters.team ?? ANY}
          options={[
            { value: ANY, label: t.allTeams },
            ...teams.map((team) => ({ value: team.team_id, label: team.team_name })),
          ]}
          onChange={(value) => set('team', value)}
          className="flex-1 max-sm:basis-2/3 sm:max-w-52 sm:min-w-40"
        />
      </div>
      <Panel
        title={box.value === 'all' ? t.allTrades : box.label}
        flush
        actions={
          me.is_commissioner && hours !== undefined ? (
            <Button size="sm" onClick={() => setReviewing(true)}>
              {t.changeReview}
            </Button>
          ) : undefined
        }
        state={panelState(query, () =>
          trades.length === 0
            ? {
                words: filtered ? t.noTradeMatches : box.empty,
                detail: filtered ? undefined : t.otherOffersAppearHere,
              }
            : null,
        )}
        skeleton={<SkeletonRows rows={6} />}
        footer={query.hasNextPage ? <ShowMore query={query} /> : undefined}
      >
        <ul aria-label={t.trades}>
          {trades.map((trade) => (
            <Line key={trade.trade_id} leagueId={leagueId} trade={trade} glance={glance} />
          ))}
        </ul>
      </Panel>
      {reviewing && hours !== undefined && (
        <ReviewDialog leagueId={leagueId} hours={hours} onClose={() => setReviewing(false)} />
      )}
    </>
  );
}

/** A trade that was not executed, as text. */
function InWords({ trade }: { trade: TradeListEntry }) {
  const names = [trade.requested_by_name, trade.sent_to_name];
  return (
    <dl className="grid gap-x-4 gap-y-1 sm:grid-cols-2">
      {trade.sides.map((side, index) => (
        <div key={side.team_id} className="min-w-0 wrap-anywhere">
          <dt className="text-xs text-ink-3">{t.teamGives({ team: names[index] ?? '' })}</dt>
          <dd className="break-words text-ink-2">
            {side.assets.length === 0
              ? t.nothing
              : side.assets.map((asset) => (
                  <span key={asset} className="block">
                    {asset}
                  </span>
                ))}
          </dd>
        </div>
      ))}
    </dl>
  );
}

function Line({ leagueId, trade, glance }: { leagueId: string; trade: TradeListEntry; glance: Glance }) {
  const { word, tone } = STATE[trade.state];
  return (
    <li className="relative border-b border-line px-4 py-3 text-sm last:border-b-0 hover:bg-hover">
      <p className="flex flex-wrap items-center gap-x-2 gap-y-1">
        <Badge tone={tone}>{word}</Badge>
        <Link
          to={paths.trade(leagueId, trade.trade_id)}
          className="flex min-w-0 flex-wrap items-center gap-x-1.5 rounded-sm font-semibold wrap-anywhere after:absolute after:inset-0"
        >
          {trade.requested_by_name}
          <ArrowLeftRight size={14} aria-label={t.and} className="shrink-0 text-ink-3" />
          {trade.sent_to_name}
        </Link>
        {trade.waiting_for_me && <Badge tone="accent">{t.waitsForYou}</Badge>}
        {trade.conditions_open > 0 && <Badge tone="warn">{t.openConditions({ count: trade.conditions_open })}</Badge>}
        <RelativeTime at={trade.ended_at ?? trade.proposed_at} className="ml-auto text-xs text-ink-3" />
      </p>
      <div className="pointer-events-none relative mt-2 [&_a]:pointer-events-auto">
        {trade.state === 'executed' ? (
          <div className="overflow-hidden rounded-md border border-line bg-surface">
            <TradeCard leagueId={leagueId} sides={trade.shown} glance={glance} />
          </div>
        ) : OPEN.has(trade.state) ? (
          <div className="grid gap-2 lg:grid-cols-2">
            {trade.shown.map((side) => (
              <OfferedSide key={side.team_id} leagueId={leagueId} side={side} glance={glance} />
            ))}
          </div>
        ) : (
          <InWords trade={trade} />
        )}
      </div>
      {trade.reason !== null && <p className="mt-1 text-xs text-ink-3">{trade.reason}</p>}
    </li>
  );
}
