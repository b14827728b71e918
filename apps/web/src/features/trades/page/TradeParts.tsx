import { Suspense } from 'react';
import { Link } from 'react-router-dom';
import type { TradeView } from '@crease/core/trades/trade.schema.js';
import { useGlance } from '../glance-data.js';
import { paths } from '../../../platform/pages/paths.js';
import { TradeCard } from '../TradeCard.js';
import { playersIn } from '../trade-assets.js';
import { Badge } from '../../../ui/marks/Badge.js';
import { Panel } from '../../../ui/page/Panel.js';
import { RelativeTime } from '../../../ui/figures/RelativeTime.js';
import { lazyPanel } from '../../../platform/pages/lazy-panel.js';
import { ScaleSlot } from '../scale/ScaleSlot.js';
import { endedOnFirstDay } from '../standing.model.js';
import { STATE } from '../trade.words.js';
import { GivesPanel } from './GivesPanel.js';
import * as t from './page.words.en.js';

const TradeTree = lazyPanel(() => import('./TradeTree.js'), 'TradeTree');

export function Facts({ trade }: { trade: TradeView }) {
  const [first, second] = trade.sides;
  return (
    <span className="flex flex-wrap items-center gap-x-2 gap-y-1 wrap-anywhere">
      <Badge tone={STATE[trade.state].tone}>{STATE[trade.state].word}</Badge>
      {t.tradeFromTo({ team: first.team_name, otherTeam: second.team_name })}
      <RelativeTime at={(endedOnFirstDay(trade) ? trade.ended_at : null) ?? trade.proposed_at} className="text-ink-3" />
    </span>
  );
}

export function Message({ trade }: { trade: TradeView }) {
  const [first] = trade.sides;
  return (
    <blockquote className="min-w-0 rounded-lg lg:flex-1 border border-line border-l-4 border-l-accent bg-surface px-4 py-3 text-sm short:flex short:flex-wrap short:items-baseline short:gap-x-3 short:py-1.5">
      <p className="break-words whitespace-pre-line">{trade.message}</p>
      <footer className="mt-1 text-xs text-ink-3">{first.manager_name ?? first.team_name}</footer>
    </blockquote>
  );
}

/**
 * The assets of both sides, first what the reader's team gets. An executed trade also shows what became of them.
 * `side`: that of the reader's team.
 */
export function Assets({ leagueId, trade, side }: { leagueId: string; trade: TradeView; side: 0 | 1 | null }) {
  const [first, second] = trade.sides;
  const shown = side === 0 ? [second, first] : [first, second];
  const glance = useGlance(leagueId, playersIn(trade.sides));
  return trade.state === 'executed' ? (
    <>
      <Panel title={t.theTrade} untitled flush>
        <TradeCard leagueId={leagueId} sides={trade.sides} glance={glance} share={{ at: trade.ended_at }} />
      </Panel>
      <ScaleSlot leagueId={leagueId} sides={trade.sides} />
      <Suspense>
        <TradeTree leagueId={leagueId} tradeId={trade.trade_id} receivers={[first.team_id, second.team_id]} />
      </Suspense>
    </>
  ) : (
    <>
      {/* A phone shows first who gives what. */}
      <div className="grid gap-4 max-sm:-order-1 max-sm:gap-2 sm:grid-cols-2">
        {shown.map((one, at) => (
          <GivesPanel
            key={one.team_id}
            leagueId={leagueId}
            side={one}
            glance={glance}
            title={side === null ? undefined : at === 0 ? t.youGetFrom({ team: one.team_name }) : t.youGive}
          />
        ))}
      </div>
      <ScaleSlot leagueId={leagueId} sides={trade.sides} />
    </>
  );
}

export function NewerOffer({ leagueId, tradeId }: { leagueId: string; tradeId: string }) {
  return (
    <p className="rounded-md bg-sunken px-4 py-3 text-sm">
      {t.newerOfferExists}{' '}
      <Link to={paths.trade(leagueId, tradeId)} className="font-medium text-accent-text hover:underline">
        {t.seeNewerOffer}
      </Link>
    </p>
  );
}
