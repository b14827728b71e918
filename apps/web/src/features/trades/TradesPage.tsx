import { useState } from 'react';
import { useParams } from 'react-router-dom';
import Settings from 'lucide-react/icons/settings';
import type { TradeListEntry } from '@crease/core/trades/trade.schema.js';
import { PLAY } from '@crease/core/leagues/settings/play.settings.js';
import { useLoadedLeague, keys } from '../open-league/league-data.js';
import { DownloadCsvItem } from '../../platform/files/DownloadCsv.js';
import { usePageTitle } from '../../platform/pages/page-title.js';
import { MenuItem } from '../../ui/layers/MenuItem.js';
import { Panel, panelState } from '../../ui/page/Panel.js';
import { ShowMore } from '../../ui/lists/ShowMore.js';
import { SkeletonRows } from '../../ui/page/Skeleton.js';
import { useGlance } from './glance-data.js';
import { playersIn } from './trade-assets.js';
import { TradesHeader } from './TradesNav.js';
import { picksAtOnce } from './at-once.model.js';
import { useTradeList } from './trades.data.js';
import { BOXES, useTradeFilters, TradeFilterBar } from './TradeFilterBar.js';
import { OPEN, TradeListLine } from './TradeListLine.js';
import type { CsvTable } from '../../platform/files/csv.js';
import { request } from '../../platform/requests/api-client.js';
import { useChange } from '../../platform/requests/use-change.js';
import { FormDialog } from '../../ui/layers/FormDialog.js';
import { Stepper } from '../../ui/fields/Stepper.js';
import * as t from './trades.words.en.js';

/** All trades that the reader may see: accepted ones, and their own team's offers. */
export function TradesPage() {
  const { leagueId = '' } = useParams();
  const { league, teams, me } = useLoadedLeague(leagueId);
  usePageTitle(t.trades, league.league_name);
  const { filters, filtered, set } = useTradeFilters(teams);
  const [reviewing, setReviewing] = useState(false);
  const query = useTradeList(leagueId, filters);
  const trades = query.data?.pages.flatMap((page) => page.trades) ?? [];
  const glance = useGlance(
    leagueId,
    playersIn(trades.flatMap(({ state, shown }) => (state === 'executed' || OPEN.has(state) ? shown : []))),
  );
  const hours = query.data?.pages[0]?.review_hours;
  const box = BOXES.find(({ value }) => value === filters.box)!;
  return (
    <>
      <TradesHeader
        title={t.trades}
        detail={reviewWords(hours, picksAtOnce(league))}
        menu={
          <>
            {me.is_commissioner && hours !== undefined && (
              <MenuItem icon={<Settings size={14} aria-hidden="true" />} onSelect={() => setReviewing(true)}>
                {t.changeReview}
              </MenuItem>
            )}
            <DownloadCsvItem name="trades" disabled={trades.length === 0} table={() => tradesTable(trades)} />
          </>
        }
        filters={<TradeFilterBar leagueId={leagueId} filters={filters} set={set} />}
      />
      <Panel
        title={box.value === 'all' ? t.allTrades : box.label}
        untitled
        flush
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
            <TradeListLine key={trade.trade_id} leagueId={leagueId} trade={trade} glance={glance} />
          ))}
        </ul>
      </Panel>
      {reviewing && hours !== undefined && (
        <ReviewDialog leagueId={leagueId} hours={hours} onClose={() => setReviewing(false)} />
      )}
    </>
  );
}

/** How the league reviews trades; `hours` is undefined while they load. */
const reviewWords = (hours: number | undefined, atOnce: ReturnType<typeof picksAtOnce>): string =>
  hours === undefined
    ? t.offersReviewsAndExecuted
    : hours === 0
      ? t.tradesExecutedWhenAccepted
      : t.acceptedTradesReviewedFor({ hours, picksAtOnce: atOnce });

const tradesTable = (trades: readonly TradeListEntry[]): CsvTable => ({
  head: [
    'trade_id',
    'season',
    'state',
    'offered_by',
    'offered_to',
    'gives',
    'gets',
    'proposed_at',
    'ended_at',
    'reason',
  ],
  rows: trades.map((trade) => [
    trade.trade_id,
    trade.season,
    trade.state,
    trade.requested_by_name,
    trade.sent_to_name,
    wordsOf(trade.sides[0]),
    wordsOf(trade.sides[1]),
    trade.proposed_at,
    trade.ended_at,
    trade.reason,
  ]),
});

const wordsOf = ({ assets, moves }: TradeListEntry['sides'][number]): string => [...assets, ...moves].join('; ');

function ReviewDialog({ leagueId, hours: before, onClose }: { leagueId: string; hours: number; onClose: () => void }) {
  const [hours, setHours] = useState(before);
  const save = useChange({
    send: () => request('PATCH /:league_id/settings', { league_id: leagueId, body: { trade_review_hours: hours } }),
    said: hours === 0 ? t.reviewSwitchedOff : t.reviewSetToHours({ hours }),
    onDone: onClose,
    stale: [keys.trades(leagueId)],
  });
  return (
    <FormDialog
      onClose={onClose}
      title={t.reviewOfTrades}
      description={t.reviewOfTradesHint}
      submit={t.saveReview}
      ready={hours !== before}
      {...save.sending}
      onSubmit={() => save.mutate()}
    >
      <Stepper
        label={t.hoursOfReview}
        hint={t.hoursOfReviewHint}
        value={hours}
        max={PLAY.trade_review_hours.max}
        onChange={setHours}
      />
    </FormDialog>
  );
}
