import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import Hourglass from 'lucide-react/icons/hourglass';
import type { TradeAssetView, TradeSideView } from '@crease/core/trades/trade.schema.js';
import { useLoadedLeague } from '../../platform/league-data.js';
import { paths } from '../../platform/paths.js';
import { statusTag } from '../../platform/player-status.js';
import { Money } from '../../ui/Money.js';
import { Monogram } from '../../ui/Monogram.js';
import { Panel } from '../../ui/Panel.js';
import { PositionTag, StatusTag } from '../../ui/tags.js';
import { formatDay } from '../../ui/time.js';
import { MOVE, PLACE } from './trade.words.js';
import { keyOf } from './offer.model.js';

/** What an asset is called, and a line of what matters about it. */
export function useAssetWords(leagueId: string) {
  const { teams } = useLoadedLeague(leagueId);
  const team = (id: string) => teams.find((one) => one.team_id === id)?.team_name ?? 'a team that has left';
  return (asset: TradeAssetView): { title: string; detail: string } => {
    switch (asset.kind) {
      case 'player':
        return {
          title: asset.name,
          detail: [
            asset.position_detail,
            asset.nhl_club ?? 'no club',
            asset.contract_expiry === null ? null : `to ${asset.contract_expiry}`,
            asset.place === null || asset.place === 'active' ? null : PLACE[asset.place],
          ]
            .filter((word) => word !== null)
            .join(' · '),
        };
      case 'draft-pick':
        return {
          title: `${asset.season} ${asset.type === 'rookie' ? 'rookie' : 'general'}, round ${asset.round}`,
          detail: [team(asset.assigned_to), asset.pick_number === null ? null : `no. ${asset.pick_number}`]
            .filter((word) => word !== null)
            .join(' · '),
        };
      case 'fa-pick':
        return {
          title: `FA pick, week ${asset.week}`,
          detail: `${team(asset.assigned_to)} · expires ${formatDay(Date.parse(asset.expiry_date))}`,
        };
      case 'retention':
        return {
          title: `${asset.percent} % of ${asset.name}’s salary retained`,
          detail: `through ${asset.through_season}`,
        };
    }
  };
}

/** An asset in one line: what it is, what it costs, and the condition that it stands under. */
export function AssetLine({
  leagueId,
  asset,
  after,
  below,
}: {
  leagueId: string;
  asset: TradeAssetView;
  after?: ReactNode;
  below?: ReactNode;
}) {
  const { title, detail } = useAssetWords(leagueId)(asset);
  return (
    <li className="flex flex-col gap-1.5 border-b border-line px-4 py-2 last:border-b-0">
      <div className="flex min-h-8 items-center gap-2.5">
        <AssetMark asset={asset} />
        <span className="min-w-0 flex-1 wrap-anywhere">
          <span className="flex min-w-0 flex-wrap items-center gap-x-2">
            {asset.kind === 'player' ? (
              <Link to={paths.player(leagueId, asset.player_id)} className="rounded-sm font-medium hover:underline">
                {title}
              </Link>
            ) : (
              <span className="font-medium">{title}</span>
            )}
            {asset.kind === 'player' && statusTag(asset.status) !== null && (
              <StatusTag status={statusTag(asset.status)!} />
            )}
          </span>
          <span className="block text-xs text-ink-3">{detail}</span>
        </span>
        {asset.kind === 'player' && (
          <span className="text-right">
            <Money amount={asset.cap_hit} className="font-medium" />
            {asset.charge !== asset.cap_hit && (
              <span className="block text-xs text-ink-3">
                charge <Money amount={asset.charge} />
              </span>
            )}
          </span>
        )}
        {asset.kind === 'retention' && <Money amount={asset.amount} className="font-medium" />}
        {after}
      </div>
      {asset.condition_text !== null && <ConditionNote>{asset.condition_text}</ConditionNote>}
      {below}
    </li>
  );
}

/** The letter or sign that an asset begins with. */
export function AssetMark({ asset }: { asset: TradeAssetView }) {
  if (asset.kind === 'player') return <PositionTag position={asset.position} detail={asset.position_detail} />;
  const [letter, word] =
    asset.kind === 'draft-pick'
      ? [`R${asset.round}`, 'Draft pick']
      : asset.kind === 'fa-pick'
        ? ['FA', 'Free-agent pick']
        : ['%', 'Retained salary'];
  return (
    <span
      title={word}
      aria-hidden="true"
      className="inline-flex h-5 min-w-5 shrink-0 items-center justify-center rounded-sm border border-line bg-sunken px-1 text-xs font-semibold text-ink-2"
    >
      {letter}
    </span>
  );
}

export function ConditionNote({ children }: { children: ReactNode }) {
  return (
    <p className="flex items-start gap-1.5 rounded-sm bg-warn-soft px-2 py-1 text-xs font-medium text-warn">
      <Hourglass size={12} aria-hidden="true" className="mt-0.5 shrink-0" />
      <span>{children}</span>
    </p>
  );
}

/** What one team gives, and what it does with its own roster at the same moment. */
export function GivesPanel({ leagueId, side }: { leagueId: string; side: TradeSideView }) {
  return (
    <Panel
      flush
      title={
        <span className="flex items-center gap-2">
          <Monogram name={side.team_name} picture={side.picture} />
          <span className="min-w-0 wrap-anywhere">
            {`${side.team_name} give`}
            {side.manager_name !== null && (
              <span className="block text-xs font-normal text-ink-3">{side.manager_name}</span>
            )}
          </span>
        </span>
      }
      state={side.assets.length === 0 && side.moves.length === 0 ? { kind: 'empty', words: 'Nothing' } : undefined}
    >
      <ul>
        {side.assets.map((asset) => (
          <AssetLine key={keyOf(asset)} leagueId={leagueId} asset={asset} />
        ))}
      </ul>
      {side.moves.length > 0 && (
        <ul
          aria-label={`Roster moves of ${side.team_name}`}
          className="border-t border-line bg-sunken px-4 py-2 text-sm text-ink-2"
        >
          {side.moves.map((move) => (
            <li key={move.player_id}>{`${MOVE[move.type]}: ${move.name}`}</li>
          ))}
        </ul>
      )}
    </Panel>
  );
}
