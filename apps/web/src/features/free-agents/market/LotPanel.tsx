import { useState } from 'react';
import { Link } from 'react-router-dom';
import type { LotView } from '@crease/core/free-agents/market/market.schema.js';
import { paths } from '../../../platform/pages/paths.js';
import { useFields } from '../../../platform/requests/use-fields.js';
import { Button } from '../../../ui/Button.js';
import { isReason, ReasonField } from '../../../ui/fields/ReasonField.js';
import { RelativeTime } from '../../../ui/figures/RelativeTime.js';
import { FormDialog } from '../../../ui/layers/FormDialog.js';
import { Badge } from '../../../ui/marks/Badge.js';
import { Panel, panelState } from '../../../ui/page/Panel.js';
import { useMarket } from '../../moves/market-data.js';
import { useLoadedLeague, useTeamsById } from '../../open-league/league-data.js';
import { useStopLot } from './market.data.js';
import * as t from './market.words.en.js';

export function LotPanel({ leagueId, onBid }: { leagueId: string; onBid: (playerId: number) => void }) {
  const { me } = useLoadedLeague(leagueId);
  const { nameOf: name } = useTeamsById(leagueId, t.aTeam);
  const query = useMarket(leagueId);
  const [stopping, setStopping] = useState<LotView | null>(null);
  const lots = query.data?.lots ?? [];
  return (
    <Panel
      title={t.lots}
      flush
      state={panelState(query, () => (lots.length === 0 ? { words: t.noLots, detail: t.noLotsHint } : null))}
    >
      <ul aria-label={t.lots} aria-live="polite">
        {lots.map((lot) => (
          <li
            key={lot.player_id}
            className="flex flex-wrap items-center gap-x-3 gap-y-1 border-b border-line px-4 py-2 last:border-b-0"
          >
            <strong className="min-w-14 shrink-0 font-semibold tabular-nums">
              {t.bidAmount({ amount: lot.price })}
            </strong>
            <span className="min-w-32 flex-1">
              <Link to={paths.player(leagueId, lot.player_id)} className="font-medium hover:underline">
                {lot.player_name}
              </Link>
              <span className="block text-xs text-ink-3">
                {t.ledBy({ team: name(lot.leader_team_id), bidders: lot.bidders })}
                {' · '}
                {t.endsWord} <RelativeTime at={lot.ends_at} />
              </span>
            </span>
            <LotState leads={lot.leader_team_id === me.team_id} isIn={hasBid(query.data?.bids, lot.player_id)} />
            <span className="ml-auto flex">
              {me.team_id !== null && (
                <Button
                  size="sm"
                  variant="quiet"
                  aria-label={t.bidOnLot({ player: lot.player_name })}
                  onClick={() => onBid(lot.player_id)}
                >
                  {t.bidNow}
                </Button>
              )}
              {me.is_commissioner && (
                <Button
                  size="sm"
                  variant="quiet"
                  aria-label={t.stopLotOf({ player: lot.player_name })}
                  onClick={() => setStopping(lot)}
                >
                  {t.stop}
                </Button>
              )}
            </span>
          </li>
        ))}
      </ul>
      {stopping !== null && <StopDialog leagueId={leagueId} lot={stopping} onClose={() => setStopping(null)} />}
    </Panel>
  );
}

const hasBid = (
  bids: readonly { readonly player_id: number; readonly outcome: string }[] | undefined,
  playerId: number,
): boolean => bids?.some(({ player_id, outcome }) => player_id === playerId && outcome === 'open') === true;

function LotState({ leads, isIn }: { leads: boolean; isIn: boolean }) {
  if (leads) return <Badge tone="good">{t.youLead}</Badge>;
  return isIn ? <Badge tone="bad">{t.outbid}</Badge> : null;
}

function StopDialog({ leagueId, lot, onClose }: { leagueId: string; lot: LotView; onClose: () => void }) {
  const stop = useStopLot(leagueId, lot.player_id, onClose);
  const form = useFields({ reason: '' }, stop);
  const { reason } = form.values;
  return (
    <FormDialog
      onClose={onClose}
      title={t.stopLotQuestion({ player: lot.player_name })}
      description={t.stopLotHint}
      submit={t.stopLot}
      danger
      ready={isReason(reason)}
      {...form.sending}
      onSubmit={() => stop.mutate(reason.trim())}
    >
      <ReasonField autoFocus {...form.field('reason')} />
    </FormDialog>
  );
}
