import { useMemo, useState } from 'react';
import { Link, useParams } from 'react-router-dom';
import type { TradeMove } from '@crease/core/trades/trade.model.js';
import type { TradeHistoryEntry, TradeView } from '@crease/core/trades/trade.schema.js';
import { changedFacts } from '@crease/core/trades/trade.view.js';
import { ApiRefusal } from '../../platform/api-client.js';
import { useLoadedLeague } from '../../platform/league-data.js';
import { usePageTitle } from '../../platform/page-title.js';
import { paths } from '../../platform/paths.js';
import { useTradeAssets } from '../../platform/trades-data.js';
import { Badge } from '../../ui/Badge.js';
import { Button, buttonClass } from '../../ui/Button.js';
import { EmptyState } from '../../ui/EmptyState.js';
import { PageHeader } from '../../ui/PageHeader.js';
import { ErrorState, Panel, panelState } from '../../ui/Panel.js';
import { RelativeTime } from '../../ui/RelativeTime.js';
import { Skeleton, SkeletonRows } from '../../ui/Skeleton.js';
import { formatExact } from '../../ui/time.js';
import { GivesPanel } from './AssetLine.js';
import { ConditionItem } from './ConditionItem.js';
import { Effects } from './Effects.js';
import { atOnceLines } from './at-once.words.js';
import { MovesEditor, rosterAfter } from './MovesEditor.js';
import { TradeActions } from './TradeActions.js';
import { STATE, count } from './trade.words.js';
import { applyChange, offerOf, withSide } from './offer.model.js';
import { usePreview, useTrade } from './trades.data.js';

/** A trade as those see it who may: both sides, what it does, where it stands, and what the reader can do about it. */
export function TradePage() {
  const { leagueId = '', tradeId = '' } = useParams();
  const { league } = useLoadedLeague(leagueId);
  usePageTitle('Trade', league.league_name);
  const query = useTrade(leagueId, tradeId);
  const trade = query.data;
  if (trade !== undefined) return <Trade key={trade.trade_id} leagueId={leagueId} trade={trade} />;
  const hidden = query.error instanceof ApiRefusal && query.error.status === 404;
  return (
    <>
      <PageHeader title="Trade Review" />
      {query.error === null ? (
        <div role="status" aria-label="Loading" className="grid gap-4 sm:grid-cols-2">
          {[0, 1].map((side) => (
            <div key={side} className="rounded-lg border border-line bg-surface">
              <Skeleton className="m-4 h-8 w-40" />
              <SkeletonRows rows={4} lead={false} />
            </div>
          ))}
        </div>
      ) : hidden ? (
        <Panel title="Not open to you">
          <EmptyState
            words="This trade is not open to you"
            detail="Until it is accepted, only its two teams know of an offer."
            action={
              <Link to={paths.trades(leagueId)} className={buttonClass()}>
                All trades
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

/** What was on screen when the reader last said that they have seen it. */
type Seen = Pick<TradeView, 'version' | 'hash' | 'facts'>;

function Trade({ leagueId, trade }: { leagueId: string; trade: TradeView }) {
  const { me } = useLoadedLeague(leagueId);
  const [seen, setSeen] = useState<Seen>(trade);
  const [moves, setMoves] = useState<readonly TradeMove[] | null>(null);
  const [first, second] = trade.sides;
  const mayAccept = trade.allowed.includes('accept');
  const changed = useMemo(
    () => (mayAccept && seen.hash !== trade.hash ? changedFacts(seen.facts, trade.facts) : {}),
    [mayAccept, seen, trade],
  );
  // The reader's own moves, in place of those that the offer holds for them.
  const offer = useMemo(() => {
    const terms = offerOf(trade);
    return moves === null ? terms : withSide(terms, 1, { ...terms.sides[1], moves });
  }, [trade, moves]);
  const preview = usePreview(leagueId, moves === null ? null : offer);
  const effects = moves === null ? trade.effects : (preview.data?.effects ?? trade.effects);
  const latest = trade.history.at(-1);

  return (
    <>
      <PageHeader
        title="Trade Review"
        detail={
          <span className="flex flex-wrap items-center gap-x-2 gap-y-1 wrap-anywhere">
            <Badge tone={STATE[trade.state].tone}>{STATE[trade.state].word}</Badge>
            {`${first.team_name} to ${second.team_name}`}
            <RelativeTime at={trade.proposed_at} className="text-ink-3" />
          </span>
        }
        actions={
          <Link to={paths.trades(leagueId)} className={buttonClass('quiet')}>
            All trades
          </Link>
        }
      />
      <div className="flex flex-col gap-4">
        <Where trade={trade} />
        {Object.keys(changed).length > 0 && <Changed changed={changed} onSeen={() => setSeen(trade)} />}
        {trade.message !== null && (
          <blockquote className="rounded-lg border border-line border-l-4 border-l-accent bg-surface px-4 py-3 text-sm">
            <p className="break-words whitespace-pre-line">{trade.message}</p>
            <footer className="mt-1 text-xs text-ink-3">{first.manager_name ?? first.team_name}</footer>
          </blockquote>
        )}
        <div className="grid items-start gap-4 sm:grid-cols-2">
          <GivesPanel leagueId={leagueId} side={first} />
          <GivesPanel leagueId={leagueId} side={second} />
        </div>
        {latest !== undefined && latest.trade_id !== trade.trade_id && (
          <p className="rounded-md bg-sunken px-4 py-3 text-sm">
            There is a newer offer in this exchange.{' '}
            <Link to={paths.trade(leagueId, latest.trade_id)} className="font-medium text-accent-text hover:underline">
              See it
            </Link>
          </p>
        )}
        {mayAccept && me.team_id !== null && (
          <OwnMoves leagueId={leagueId} trade={trade} moves={moves ?? offer.sides[1].moves} onChange={setMoves} />
        )}
        {effects !== null && (
          <Effects
            effects={effects}
            onApply={mayAccept ? (change) => setMoves(applyChange(offer, change).sides[1].moves) : undefined}
            // What the other team would have to do takes a counter-offer.
            mayChange={(change) => change.type === 'move' && change.team_id === me.team_id}
          />
        )}
        {trade.conditions.length > 0 && (
          <Panel title="Conditions" flush>
            <ul>
              {trade.conditions.map((condition) => (
                <ConditionItem key={condition.condition_id} leagueId={leagueId} condition={condition} />
              ))}
            </ul>
          </Panel>
        )}
        {trade.history.length > 1 && <History leagueId={leagueId} trade={trade} />}
      </div>
      <TradeActions
        leagueId={leagueId}
        trade={trade}
        shown={Object.keys(changed).length === 0 ? trade : seen}
        moves={moves}
        blocked={Object.keys(changed).length > 0}
        legal={effects?.legal !== false}
      />
    </>
  );
}

/** Where the trade stands and what comes next, with the times. */
function Where({ trade }: { trade: TradeView }) {
  const until = (at: string) => (
    <>
      <RelativeTime at={at} className="font-medium text-ink" /> ({formatExact(Date.parse(at))})
    </>
  );
  const lines = [
    ...atOnceLines(trade),
    trade.state === 'proposed' && trade.expires_at !== null && <>The offer ends {until(trade.expires_at)}.</>,
    trade.state === 'in-review' && trade.review_until !== null && (
      <>Under review; it is executed {until(trade.review_until)} unless it is vetoed.</>
    ),
    trade.state === 'in-review' && trade.veto !== null && trade.veto.by === 'managers' && (
      <>
        A commissioner’s own trade:{' '}
        <span className="font-medium text-ink">{`${trade.veto.votes} of the ${trade.veto.needed}`}</span>{' '}
        {trade.veto.needed === 1 ? 'vote that stops' : 'votes that stop'} it.
      </>
    ),
    trade.on_behalf !== null && (
      <>
        Entered by {trade.on_behalf.by ?? 'a commissioner'} for both teams
        {trade.on_behalf.override && ', rules overridden'}: {trade.on_behalf.reason}
      </>
    ),
    trade.reason !== null && <span className="font-medium text-ink">{trade.reason}</span>,
    trade.ended_at !== null && (
      <>
        Ended <RelativeTime at={trade.ended_at} />.
      </>
    ),
  ].filter((line) => line !== false);
  if (lines.length === 0) return null;
  return (
    <ul aria-label="Where it stands" className="flex flex-col gap-1 text-sm text-ink-2">
      {lines.map((line, index) => (
        <li key={index}>{line}</li>
      ))}
    </ul>
  );
}

/** Something is no longer as it was when the reader opened the trade; they look at it before they accept. */
function Changed({ changed, onSeen }: { changed: Readonly<Record<string, string>>; onSeen: () => void }) {
  return (
    <section
      role="alert"
      aria-label="What has changed"
      className="rounded-lg border border-line border-l-4 border-l-warn-fill bg-warn-soft px-4 py-3 text-sm"
    >
      <h2 className="font-semibold text-warn">This has changed since you opened the trade</h2>
      <dl className="mt-2 flex flex-col gap-1 text-ink">
        {Object.entries(changed).map(([what, how]) => (
          <div key={what}>
            <dt className="inline font-medium">{what}: </dt>
            <dd className="inline">{how}</dd>
          </div>
        ))}
      </dl>
      <Button size="sm" className="mt-3" onClick={onSeen}>
        I have seen it
      </Button>
    </section>
  );
}

function OwnMoves({
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
      title="Your roster moves with the trade"
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

/** The exchange that led here, offer by offer. */
function History({ leagueId, trade }: { leagueId: string; trade: TradeView }) {
  const { teams } = useLoadedLeague(leagueId);
  const name = (id: string) => teams.find(({ team_id }) => team_id === id)?.team_name ?? 'a team';
  const lines = (side: TradeHistoryEntry['sides'][number]) => [
    ...side.assets,
    ...side.moves.map((move) => `${name(side.team_id)} ${move}`),
  ];
  return (
    <Panel title={`The exchange: ${count(trade.history.length, 'offer')}`} flush>
      <ol>
        {trade.history.map((entry) => (
          <li key={entry.trade_id} className="border-b border-line px-4 py-3 text-sm last:border-b-0">
            <p className="flex flex-wrap items-center gap-2 wrap-anywhere">
              <span className="font-semibold">{name(entry.requested_by)}</span>
              <Badge tone={STATE[entry.state].tone}>{STATE[entry.state].word}</Badge>
              <RelativeTime at={entry.proposed_at} className="text-xs text-ink-3" />
              {entry.trade_id === trade.trade_id ? (
                <span className="text-xs text-ink-3">this offer</span>
              ) : (
                <Link
                  to={paths.trade(leagueId, entry.trade_id)}
                  className="text-xs font-medium text-accent-text hover:underline"
                >
                  Open
                </Link>
              )}
            </p>
            {entry.message !== null && <p className="mt-1 break-words text-ink-2">“{entry.message}”</p>}
            <dl className="mt-1 grid gap-x-4 gap-y-1 text-xs sm:grid-cols-2">
              {entry.sides.map((side) => (
                <div key={side.team_id} className="min-w-0 wrap-anywhere">
                  <dt className="text-ink-3">{`${name(side.team_id)} give`}</dt>
                  <dd>{lines(side).length === 0 ? 'Nothing' : lines(side).join(', ')}</dd>
                </div>
              ))}
            </dl>
            {entry.reason !== null && <p className="mt-1 text-xs text-ink-3">{entry.reason}</p>}
          </li>
        ))}
      </ol>
    </Panel>
  );
}
