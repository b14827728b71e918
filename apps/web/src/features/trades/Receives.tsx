import type { TradeAssetView, TradeSideView } from '@crease/core/trades/trade.schema.js';
import { Monogram } from '../../ui/marks/Monogram.js';
import type { Glance } from './glance-data.js';
import { useLoadedLeague, useTeamColor } from '../open-league/league-data.js';
import { assetFacts, pointsWords, shortMoney, sumsOf, useAssetWords, type SideSums } from './trade-assets.js';
import { AssetMark, ConditionNote } from './TradeAssetRow.js';
import { Link } from 'react-router-dom';
import { paths } from '../../platform/pages/paths.js';
import { sentence } from '../../ui/text/sentence.js';
import * as t from './trades.words.en.js';

export function Receives({
  leagueId,
  team,
  assets,
  glance,
}: {
  leagueId: string;
  team: TradeSideView;
  assets: TradeSideView['assets'];
  glance: Glance;
}) {
  const { league } = useLoadedLeague(leagueId);
  const words = useAssetWords(leagueId);
  const colorOf = useTeamColor(leagueId);
  return (
    <section aria-label={t.teamReceives({ team: team.team_name })} className="min-w-0">
      <h3
        style={{ boxShadow: `inset 3px 0 0 ${colorOf(team.team_id)}` }}
        className="flex items-center gap-2 border-b border-line bg-sunken px-3 py-2 text-xs font-medium text-ink-2"
      >
        <Monogram name={team.team_name} picture={team.picture} />
        <span className="min-w-0 wrap-anywhere">
          {sentence(t.teamReceives, { team: <span className="font-semibold text-ink">{team.team_name}</span> })}
        </span>
      </h3>
      {assets.length === 0 ? (
        <p className="px-3 py-2 text-ink-3">{t.nothing}</p>
      ) : (
        <ul>
          {assets.map((asset) => (
            <Received
              key={`${asset.kind} ${asset.label}`}
              leagueId={leagueId}
              asset={asset}
              title={words(asset).title}
              facts={assetFacts(asset, glance, league.current_season, words(asset).detail)}
            />
          ))}
        </ul>
      )}
      <Sums sums={sumsOf(assets, glance)} />
      {team.moves.length > 0 && (
        <ul
          aria-label={t.rosterMovesOf({ team: team.team_name })}
          className="border-t border-line px-3 py-2 text-xs text-ink-2"
        >
          {team.moves.map(({ player_id, label }) => (
            <li key={player_id} className="wrap-anywhere first-letter:uppercase">
              {label}
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

function Sums({ sums }: { sums: SideSums | null }) {
  if (sums === null || sums.players < 2) return null;
  return (
    <p className="border-t border-line bg-sunken px-3 py-1.5 text-xs text-ink-2 tabular-nums">
      <span className="font-semibold text-ink">{pointsWords(sums)}</span>
      <span className="block">{sums.charges.map(({ charge }) => shortMoney(charge)).join(' · ')}</span>
    </p>
  );
}

function Received({
  leagueId,
  asset,
  title,
  facts,
}: {
  leagueId: string;
  asset: TradeAssetView;
  title: string;
  facts: readonly string[];
}) {
  return (
    <li className="flex flex-col gap-1 border-b border-line px-3 py-2 last:border-b-0">
      <div className="flex items-start gap-2">
        <AssetMark asset={asset} />
        <span className="min-w-0 wrap-anywhere">
          {asset.kind === 'player' ? (
            <Link to={paths.player(leagueId, asset.player_id)} className="rounded-sm font-medium hover:underline">
              {title}
            </Link>
          ) : (
            <span className="font-medium">{title}</span>
          )}
          {facts.map((line) => (
            <span key={line} className="block text-xs text-ink-3 tabular-nums">
              {line}
            </span>
          ))}
        </span>
      </div>
      {asset.condition_text !== null && <ConditionNote>{asset.condition_text}</ConditionNote>}
    </li>
  );
}
