import { Link, useParams } from 'react-router-dom';
import List from 'lucide-react/icons/list';
import type { TradeView } from '@crease/core/trades/trade.schema.js';
import { useMemo, useState } from 'react';
import type { TradeMove } from '@crease/core/trades/trade.model.js';
import { changedFacts } from '@crease/core/trades/trade.facts.js';
import { ApiRefusal } from '../../../platform/requests/api-client.js';
import { useLoadedLeague } from '../../open-league/league-data.js';
import { usePageTitle } from '../../../platform/pages/page-title.js';
import { paths } from '../../../platform/pages/paths.js';
import { buttonClass } from '../../../ui/Button.js';
import { EmptyState } from '../../../ui/page/EmptyState.js';
import { PageHeader } from '../../../ui/page/PageHeader.js';
import { ErrorState, Panel, panelState } from '../../../ui/page/Panel.js';
import { Skeleton, SkeletonRows } from '../../../ui/page/Skeleton.js';
import { ConditionItem } from '../conditions/ConditionItem.js';
import { EffectsSlot } from '../offer/EffectsSlot.js';
import { StrengthSlot } from '../scale/StrengthSlot.js';
import { TradeActions } from './TradeActions.js';
import { sideOf, TradeForYou } from './TradeForYou.js';
import { TradeHistory } from './TradeHistory.js';
import { ChangedSinceOpened, TradeStanding } from './TradeStanding.js';
import { applyChange, offerOf, withSide } from '../offer.model.js';
import { objectionTo } from '../standing.model.js';
import { useTrade, usePreview } from '../trades.data.js';
import { Facts, Message, Assets, NewerOffer } from './TradeParts.js';
import { useRemedy } from './use-remedy.js';
import { useTradeAssets } from '../trade-assets.data.js';
import { MovesEditor, rosterAfter } from '../offer/MovesEditor.js';
import * as t from './page.words.en.js';

export function TradePage() {
  const { leagueId = '', tradeId = '' } = useParams();
  const { league } = useLoadedLeague(leagueId);
  usePageTitle(t.trade, league.league_name);
  const query = useTrade(leagueId, tradeId);
  const trade = query.data;
  if (trade !== undefined) return <Trade key={trade.trade_id} leagueId={leagueId} trade={trade} />;
  const hidden = query.error instanceof ApiRefusal && query.error.status === 404;
  return (
    <>
      <PageHeader title={t.tradeReview} />
      {query.error === null ? (
        <div role="status" aria-label={t.loading} className="grid gap-4 sm:grid-cols-2">
          {[0, 1].map((side) => (
            <div key={side} className="rounded-lg border border-line bg-surface">
              <Skeleton className="m-4 h-8 w-40" />
              <SkeletonRows rows={4} lead={false} />
            </div>
          ))}
        </div>
      ) : hidden ? (
        <Panel title={t.notOpenToYou}>
          <EmptyState
            words={t.tradeNotOpenToYou}
            detail={t.offerHiddenUntilAccepted}
            action={
              <Link to={paths.trades(leagueId)} className={buttonClass()}>
                {t.allTrades}
              </Link>
            }
          />
        </Panel>
      ) : (
        <ErrorState message={query.error.message} retry={() => void query.refetch()} retrying={query.isFetching} />
      )}
    </>
  );
}

function Trade({ leagueId, trade }: { leagueId: string; trade: TradeView }) {
  const { me } = useLoadedLeague(leagueId);
  const review = useTradeReview(leagueId, trade);
  const { mayAccept, changed, seen, moves, setMoves, offer, effects, remedy } = review;
  const latest = trade.history.at(-1);
  const side = sideOf(trade, me.team_id);

  return (
    <>
      <PageHeader
        title={t.tradeReview}
        detail={<Facts trade={trade} />}
        actions={
          <Link to={paths.trades(leagueId)} className={buttonClass('quiet')}>
            <List size={16} aria-hidden="true" />
            <span>{t.allTrades}</span>
          </Link>
        }
      />
      <div className="flex flex-col gap-4 short:gap-2">
        {side !== null && effects !== null && (
          <TradeForYou leagueId={leagueId} trade={trade} side={side} effects={effects} />
        )}
        {changed.length > 0 && <ChangedSinceOpened changed={changed} onSeen={review.confirmSeen} />}
        <div className="flex flex-col gap-4 empty:hidden lg:flex-row lg:items-center lg:gap-6 short:gap-2">
          <TradeStanding trade={trade} />
          {trade.message !== null && <Message trade={trade} />}
        </div>
        <Assets leagueId={leagueId} trade={trade} side={side} />
        {latest !== undefined && latest.trade_id !== trade.trade_id && (
          <NewerOffer leagueId={leagueId} tradeId={latest.trade_id} />
        )}
        {mayAccept && me.team_id !== null && (
          <OwnMovesPanel leagueId={leagueId} trade={trade} moves={moves ?? offer.sides[1].moves} onChange={setMoves} />
        )}
        <EffectsSlot
          effects={effects}
          onApply={mayAccept ? (change) => setMoves(applyChange(offer, change).sides[1].moves) : undefined}
          // Moves of the other team need a counter-offer.
          mayChange={(change) => change.type === 'move' && change.team_id === me.team_id}
        />
        {effects !== null && <StrengthSlot leagueId={leagueId} effects={effects} />}
        {trade.conditions.length > 0 && (
          <Panel title={t.conditions} flush>
            <ul>
              {trade.conditions.map((condition) => (
                <ConditionItem key={condition.condition_id} leagueId={leagueId} condition={condition} />
              ))}
            </ul>
          </Panel>
        )}
        {trade.history.length > 1 && <TradeHistory leagueId={leagueId} trade={trade} />}
      </div>
      <TradeActions
        leagueId={leagueId}
        trade={trade}
        shown={changed.length === 0 ? trade : seen}
        moves={moves}
        effects={effects}
        blocked={changed.length > 0}
        objection={effects === null ? null : objectionTo(effects)}
        remedy={remedy}
      />
    </>
  );
}

/** The version of the trade that the reader last confirmed having seen. */
type Seen = Pick<TradeView, 'version' | 'hash' | 'facts'>;

function useTradeReview(leagueId: string, trade: TradeView) {
  const { me } = useLoadedLeague(leagueId);
  const [seen, setSeen] = useState<Seen>(trade);
  const [moves, setMoves] = useState<readonly TradeMove[] | null>(null);
  const mayAccept = trade.allowed.includes('accept');
  const changed = useMemo(
    () => (mayAccept && seen.hash !== trade.hash ? changedFacts(seen.facts, trade.facts) : []),
    [mayAccept, seen, trade],
  );
  // The reader's own moves replace those in the offer.
  const offer = useMemo(() => {
    const terms = offerOf(trade);
    return moves === null ? terms : withSide(terms, 1, { ...terms.sides[1], moves });
  }, [trade, moves]);
  const preview = usePreview(leagueId, moves === null ? null : offer);
  const effects = moves === null ? trade.effects : (preview.data?.effects ?? trade.effects);
  const remedy = useRemedy(leagueId, { offer, effects, teamId: me.team_id ?? '', on: mayAccept });
  const confirmSeen = () => setSeen(trade);
  return { mayAccept, changed, seen, confirmSeen, moves, setMoves, offer, effects, remedy };
}

function OwnMovesPanel({
  leagueId,
  trade,
  moves,
  onChange,
}: {
  leagueId: string;
  trade: TradeView;
  moves: readonly TradeMove[];
  onChange: (moves: readonly TradeMove[]) => void;
}) {
  const own = useTradeAssets(leagueId, trade.sent_to);
  const others = useTradeAssets(leagueId, trade.requested_by);
  const { sides } = offerOf(trade);
  return (
    <Panel
      title={t.yourMovesWithTrade}
      state={panelState(own.data === undefined ? own : others)}
      skeleton={<SkeletonRows rows={2} lead={false} />}
    >
      {own.data !== undefined && others.data !== undefined && (
        <MovesEditor
          teamName={trade.sides[1].team_name}
          roster={rosterAfter(own.data.players, sides[1], others.data.players, sides[0])}
          moves={moves}
          onChange={onChange}
        />
      )}
    </Panel>
  );
}
