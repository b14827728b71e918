import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { hasSalaryBids, marketRules } from '@crease/core/free-agents/market/market.rules.js';
import type { BidView, SoldPlayer } from '@crease/core/free-agents/market/market.schema.js';
import { DownloadCsv } from '../../../platform/files/DownloadCsv.js';
import { paths } from '../../../platform/pages/paths.js';
import { Button } from '../../../ui/Button.js';
import { RelativeTime } from '../../../ui/figures/RelativeTime.js';
import { Badge, type Tone } from '../../../ui/marks/Badge.js';
import { Panel, panelState } from '../../../ui/page/Panel.js';
import { useLoadedLeague, useTeamsById } from '../../open-league/league-data.js';
import { BudgetMoves, Budgets } from './BudgetPanels.js';
import { useMarket } from '../../moves/market-data.js';
import { LotPanel } from './LotPanel.js';
import { useWithdrawBid } from './market.data.js';
import * as t from './market.words.en.js';

export function BidPanels({ leagueId, onBid }: { leagueId: string; onBid: (playerId: number) => void }) {
  const { league, me } = useLoadedLeague(leagueId);
  return (
    <>
      {marketRules(league)?.lots != null && (
        <div className="mb-4">
          <LotPanel leagueId={leagueId} onBid={onBid} />
        </div>
      )}
      <div className={me.team_id === null ? 'flex flex-col gap-4' : 'grid gap-4 lg:grid-cols-[1.4fr_1fr]'}>
        {me.team_id !== null && <OwnBids leagueId={leagueId} onBid={onBid} />}
        <Budgets leagueId={leagueId} />
      </div>
      <div className={hasSalaryBids(league) ? 'mt-4' : 'mt-4 grid gap-4 lg:grid-cols-[1.4fr_1fr]'}>
        <Results leagueId={leagueId} />
        {!hasSalaryBids(league) && <BudgetMoves leagueId={leagueId} />}
      </div>
    </>
  );
}

function OwnBids({ leagueId, onBid }: { leagueId: string; onBid: (playerId: number) => void }) {
  const query = useMarket(leagueId);
  const isLot = marketRules(useLoadedLeague(leagueId).league)?.lots != null;
  const { leaving, withdraw } = useWithdrawBid(leagueId);
  const bids = query.data?.bids ?? [];
  const open = bids.filter(({ outcome }) => outcome === 'open');
  const decided = bids.filter(({ outcome }) => outcome !== 'open');
  return (
    <Panel
      title={t.yourBids}
      flush
      state={panelState(query, () => (bids.length === 0 ? { words: t.noBids, detail: t.noBidsHint } : null))}
    >
      {open.length > 0 && (
        <ul aria-label={t.openBids}>
          {open.map((bid) => (
            <li key={bid.id} className="flex flex-wrap items-center gap-x-3 gap-y-1 border-b border-line px-4 py-2">
              <strong className="min-w-14 shrink-0 font-semibold tabular-nums">{t.bidAmount(bid)}</strong>
              <BidName leagueId={leagueId} bid={bid}>
                <RelativeTime at={bid.run_at} />
              </BidName>
              <span className="ml-auto flex">
                <Button
                  size="sm"
                  variant="quiet"
                  aria-label={t.changeBidFor({ player: bid.player_name })}
                  onClick={() => onBid(bid.player_id)}
                >
                  {t.change}
                </Button>
                {!isLot && (
                  <Button
                    size="sm"
                    variant="quiet"
                    busy={leaving === bid.id}
                    aria-label={t.withdrawBidFor({ player: bid.player_name })}
                    onClick={() => withdraw(bid)}
                  >
                    {t.withdraw}
                  </Button>
                )}
              </span>
            </li>
          ))}
        </ul>
      )}
      {decided.length > 0 && (
        <ul
          tabIndex={0}
          aria-label={t.decidedBids}
          className="scroll-slim max-h-80 overflow-y-auto outline-offset-[-2px]"
        >
          {decided.map((bid) => (
            <li key={bid.id} className="flex items-start gap-3 border-b border-line px-4 py-2 last:border-b-0">
              <span className="min-w-14 shrink-0 tabular-nums">{t.bidAmount(bid)}</span>
              <BidName leagueId={leagueId} bid={bid}>
                {bid.reason}
              </BidName>
              <Badge tone={OUTCOME[bid.outcome].tone} className="ml-auto shrink-0">
                {bid.price === null ? OUTCOME[bid.outcome].word : t.wonFor({ price: bid.price })}
              </Badge>
            </li>
          ))}
        </ul>
      )}
    </Panel>
  );
}

const OUTCOME: Readonly<Record<BidView['outcome'], { word: string; tone: Tone }>> = {
  open: { word: t.open, tone: 'neutral' },
  won: { word: t.won, tone: 'good' },
  lost: { word: t.lost, tone: 'neutral' },
  failed: { word: t.failed, tone: 'bad' },
};

function BidName({ leagueId, bid, children }: { leagueId: string; bid: BidView; children: ReactNode }) {
  return (
    <span className="min-w-32 flex-1">
      <Link to={paths.player(leagueId, bid.player_id)} className="font-medium hover:underline">
        {bid.player_name}
      </Link>
      <span className="block text-xs text-ink-3">
        {bid.outcome === 'open' && (
          <>
            {bid.drop_player_name === null ? t.noDrop : t.dropsPlayer({ player: bid.drop_player_name })}
            {' · '}
          </>
        )}
        {children}
      </span>
    </span>
  );
}

function Results({ leagueId }: { leagueId: string }) {
  const { nameOf: name } = useTeamsById(leagueId, t.aTeam);
  const query = useMarket(leagueId);
  const sold = query.data?.results ?? [];
  const bidsOf = ({ bids }: SoldPlayer) =>
    bids.map(({ team_id, amount, reason }) =>
      reason === null ? t.bidOf({ team: name(team_id), amount }) : t.failedBid({ team: name(team_id), amount, reason }),
    );
  const sale = ({ won_by: by, price }: SoldPlayer) =>
    by === null || price === null ? t.notSold : t.wonBy({ team: name(by), price });
  return (
    <Panel
      title={t.results}
      flush
      actions={
        sold.length > 0 && (
          <DownloadCsv
            name="bids"
            table={() => ({
              head: [t.whenColumn, t.playerColumn, t.wonByColumn, t.priceColumn, t.bidsColumn],
              rows: sold.map((one) => [
                one.run_at,
                one.player_name,
                one.won_by === null ? null : name(one.won_by),
                one.price,
                bidsOf(one).join('; '),
              ]),
            })}
          />
        )
      }
      state={panelState(query, () => (sold.length === 0 ? { words: t.noResults, detail: t.noResultsHint } : null))}
    >
      <ul tabIndex={0} aria-label={t.results} className="scroll-slim max-h-120 overflow-y-auto outline-offset-[-2px]">
        {sold.map((one) => (
          <li
            key={`${one.run_at} ${one.player_id}`}
            className="flex items-start gap-3 border-b border-line px-4 py-1.5 last:border-b-0"
          >
            <span className="min-w-0 flex-1">
              <Link to={paths.player(leagueId, one.player_id)} className="font-medium hover:underline">
                {one.player_name}
              </Link>
              <span className="block text-sm">{sale(one)}</span>
              {one.bids.length > 1 && (
                <span className="block text-xs break-words text-ink-3">{bidsOf(one).join(' · ')}</span>
              )}
            </span>
            <RelativeTime at={one.run_at} className="mt-0.5 shrink-0 text-xs text-ink-3" />
          </li>
        ))}
      </ul>
    </Panel>
  );
}
