import { Suspense, useMemo, useState } from 'react';
import { Link, useParams } from 'react-router-dom';
import type { TradeMove } from '@crease/core/trades/trade.model.js';
import type { TradeView } from '@crease/core/trades/trade.schema.js';
import { changedFacts } from '@crease/core/trades/trade.facts.js';
import { ApiRefusal } from '../../../platform/requests/api-client.js';
import { useGlance } from '../glance-data.js';
import { useLoadedLeague } from '../../open-league/league-data.js';
import { usePageTitle } from '../../../platform/pages/page-title.js';
import { paths } from '../../../platform/pages/paths.js';
import { TradeCard } from '../TradeCard.js';
import { playersIn } from '../trade-assets.js';
import { Badge } from '../../../ui/marks/Badge.js';
import { buttonClass } from '../../../ui/Button.js';
import { EmptyState } from '../../../ui/page/EmptyState.js';
import { PageHeader } from '../../../ui/page/PageHeader.js';
import { ErrorState, Panel } from '../../../ui/page/Panel.js';
import { RelativeTime } from '../../../ui/figures/RelativeTime.js';
import { Skeleton, SkeletonRows } from '../../../ui/page/Skeleton.js';
import { lazyPart } from '../../../ui/lazy-part.js';
import { GivesPanel } from '../AssetLine.js';
import { ConditionItem } from '../conditions/ConditionItem.js';
import { Effects } from '../offer/Effects.js';
import { OwnMovesPanel } from './OwnMovesPanel.js';
import { TradeActions } from './TradeActions.js';
import { TradeHistory } from './TradeHistory.js';
import { ChangedSinceOpened, TradeStanding } from './TradeStanding.js';
import { STATE } from '../trade.words.js';
import { applyChange, offerOf, withSide } from '../offer.model.js';
import { objectionTo } from '../standing.model.js';
import { usePreview, useTrade } from '../trades.data.js';
import { useRemedy } from './use-remedy.js';
import * as t from './page.words.en.js';

const TradeTree = lazyPart(async () => ({ default: (await import('./TradeTree.js')).TradeTree }));

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

/** The version of the trade that the reader last confirmed having seen. */
type Seen = Pick<TradeView, 'version' | 'hash' | 'facts'>;

function Trade({ leagueId, trade }: { leagueId: string; trade: TradeView }) {
  const { me } = useLoadedLeague(leagueId);
  const [seen, setSeen] = useState<Seen>(trade);
  const [moves, setMoves] = useState<readonly TradeMove[] | null>(null);
  const [first, second] = trade.sides;
  const glance = useGlance(leagueId, playersIn(trade.sides));
  const mayAccept = trade.allowed.includes('accept');
  const changed = useMemo(
    () => (mayAccept && seen.hash !== trade.hash ? changedFacts(seen.facts, trade.facts) : {}),
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
  const latest = trade.history.at(-1);

  return (
    <>
      <PageHeader
        title={t.tradeReview}
        detail={
          <span className="flex flex-wrap items-center gap-x-2 gap-y-1 wrap-anywhere">
            <Badge tone={STATE[trade.state].tone}>{STATE[trade.state].word}</Badge>
            {t.tradeFromTo({ team: first.team_name, otherTeam: second.team_name })}
            <RelativeTime at={trade.proposed_at} className="text-ink-3" />
          </span>
        }
        actions={
          <Link to={paths.trades(leagueId)} className={buttonClass('quiet')}>
            {t.allTrades}
          </Link>
        }
      />
      <div className="flex flex-col gap-4">
        <TradeStanding trade={trade} />
        {Object.keys(changed).length > 0 && <ChangedSinceOpened changed={changed} onSeen={() => setSeen(trade)} />}
        {trade.message !== null && (
          <blockquote className="rounded-lg border border-line border-l-4 border-l-accent bg-surface px-4 py-3 text-sm">
            <p className="break-words whitespace-pre-line">{trade.message}</p>
            <footer className="mt-1 text-xs text-ink-3">{first.manager_name ?? first.team_name}</footer>
          </blockquote>
        )}
        {trade.state === 'executed' ? (
          <>
            <Panel title={t.theTrade} flush>
              <TradeCard leagueId={leagueId} sides={trade.sides} glance={glance} share={{ at: trade.ended_at }} />
            </Panel>
            <Suspense>
              <TradeTree leagueId={leagueId} tradeId={trade.trade_id} receivers={[first.team_id, second.team_id]} />
            </Suspense>
          </>
        ) : (
          <div className="grid items-start gap-4 sm:grid-cols-2">
            <GivesPanel leagueId={leagueId} side={first} glance={glance} />
            <GivesPanel leagueId={leagueId} side={second} glance={glance} />
          </div>
        )}
        {latest !== undefined && latest.trade_id !== trade.trade_id && (
          <p className="rounded-md bg-sunken px-4 py-3 text-sm">
            {t.newerOfferExists}{' '}
            <Link to={paths.trade(leagueId, latest.trade_id)} className="font-medium text-accent-text hover:underline">
              {t.seeNewerOffer}
            </Link>
          </p>
        )}
        {mayAccept && me.team_id !== null && (
          <OwnMovesPanel leagueId={leagueId} trade={trade} moves={moves ?? offer.sides[1].moves} onChange={setMoves} />
        )}
        {effects !== null && (
          <Effects
            effects={effects}
            onApply={mayAccept ? (change) => setMoves(applyChange(offer, change).sides[1].moves) : undefined}
            // Moves of the other team cannot be applied here; they need a counter-offer.
            mayChange={(change) => change.type === 'move' && change.team_id === me.team_id}
          />
        )}
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
        shown={Object.keys(changed).length === 0 ? trade : seen}
        moves={moves}
        effects={effects}
        blocked={Object.keys(changed).length > 0}
        objection={effects === null ? null : objectionTo(effects)}
        remedy={remedy}
      />
    </>
  );
}
