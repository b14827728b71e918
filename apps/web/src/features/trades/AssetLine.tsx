import { locale } from '@crease/core/locale.js';
import type { Share } from '@crease/core/teams/retention.rules.js';
import type { ReactNode } from 'react';
import type { TradeAssetView, TradeSideView } from '@crease/core/trades/trade.schema.js';
import type { Glance } from './glance-data.js';
import { keptOf, seasonsOf } from './trade-assets.js';
import { AssetHead, AssetMark, ConditionNote, PlainRow, PlayerRow } from './TradeAssetRow.js';
import { Monogram } from '../../ui/marks/Monogram.js';
import { Panel } from '../../ui/page/Panel.js';
import { cx } from '../../ui/cx.js';
import { MOVE } from './trade.words.js';
import { keyOf } from './offer.model.js';
import { SideTotal } from './SideTotal.js';
import { useLoadedLeague } from '../open-league/league-data.js';
import { teamPeople } from '../open-league/team-people.js';
import * as t from './trades.words.en.js';

export function AssetLine({
  leagueId,
  asset,
  glance,
  kept,
  after,
  below,
}: {
  leagueId: string;
  asset: TradeAssetView;
  glance: Glance;
  /** The share that the giving team retains. */
  kept?: Share | null;
  after?: ReactNode;
  below?: ReactNode;
}) {
  return (
    <li className="flex flex-col gap-1.5 border-b border-line px-4 py-2 last:border-b-0">
      <div className={cx('flex min-h-8 gap-2', asset.kind === 'player' ? 'items-start' : 'items-center')}>
        {asset.kind === 'player' ? (
          <PlayerRow leagueId={leagueId} player={asset} glance={glance.of(asset.player_id)} kept={kept} />
        ) : (
          <>
            <span className="flex w-7 justify-center">
              <AssetMark asset={asset} />
            </span>
            <PlainRow leagueId={leagueId} asset={asset} />
          </>
        )}
        {after}
      </div>
      {asset.condition_text !== null && <ConditionNote>{asset.condition_text}</ConditionNote>}
      {below}
    </li>
  );
}

interface AssetsProps {
  leagueId: string;
  assets: readonly TradeAssetView[];
  glance: Glance;
}

export function AssetLines({ leagueId, assets, glance }: AssetsProps) {
  return (
    <>
      {assets.some(({ kind }) => kind === 'player') && <AssetHead seasons={seasonsOf(glance, assets)} />}
      <ul>
        {assets.map((asset) => (
          <AssetLine
            key={keyOf(asset)}
            leagueId={leagueId}
            asset={asset}
            glance={glance}
            kept={asset.kind === 'player' ? keptOf(assets, asset.player_id) : undefined}
          />
        ))}
      </ul>
    </>
  );
}

/** One team's assets and its roster moves. */
export function GivesPanel({ leagueId, side, glance }: { leagueId: string; side: TradeSideView; glance: Glance }) {
  const team = useLoadedLeague(leagueId).teams.find(({ team_id }) => team_id === side.team_id);
  const people = team === undefined ? side.manager_name : teamPeople(team);
  return (
    <Panel
      flush
      bodyClassName="@container/assets"
      title={
        <span className="flex items-center gap-2">
          <Monogram name={side.team_name} picture={side.picture} />
          <span className="min-w-0 wrap-anywhere">
            {t.teamGives({ team: side.team_name })}
            {people !== null && <span className="block text-xs font-normal text-ink-3">{people}</span>}
          </span>
        </span>
      }
      state={side.assets.length === 0 && side.moves.length === 0 ? { kind: 'empty', words: t.nothing } : undefined}
    >
      <AssetLines leagueId={leagueId} assets={side.assets} glance={glance} />
      <SideTotal leagueId={leagueId} assets={side.assets} glance={glance} />
      {side.moves.length > 0 && (
        <ul
          aria-label={t.rosterMovesOf({ team: side.team_name })}
          className="border-t border-line bg-sunken px-4 py-2 text-sm text-ink-2"
        >
          {side.moves.map((move) => (
            <li key={move.player_id}>{locale.labelled(MOVE[move.type], move.name)}</li>
          ))}
        </ul>
      )}
    </Panel>
  );
}
