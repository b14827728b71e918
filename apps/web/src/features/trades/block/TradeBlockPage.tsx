import { useState } from 'react';
import { Link, useParams } from 'react-router-dom';
import Pencil from 'lucide-react/icons/pencil';
import type { TradeBlockView } from '@crease/core/trades/trade.schema.js';
import { useLoadedLeague } from '../../open-league/league-data.js';
import { usePageTitle } from '../../../platform/pages/page-title.js';
import { paths } from '../../../platform/pages/paths.js';
import { Badge } from '../../../ui/marks/Badge.js';
import { Button, buttonClass } from '../../../ui/Button.js';
import { Monogram } from '../../../ui/marks/Monogram.js';
import { LoadingRows, Panel } from '../../../ui/page/Panel.js';
import { RelativeTime } from '../../../ui/figures/RelativeTime.js';
import { useGlance } from '../glance-data.js';
import { playersIn } from '../trade-assets.js';
import { AssetLine } from '../AssetLine.js';
import { TradeBlockDialog } from './TradeBlockDialog.js';
import { TradesHeader } from '../TradesNav.js';
import { useTradeBlock } from '../trades.data.js';
import { sentence } from '../../../ui/text/sentence.js';
import * as t from '../trades.words.en.js';

export function TradeBlockPage() {
  const { leagueId = '' } = useParams();
  const { league, teams, me } = useLoadedLeague(leagueId);
  usePageTitle(t.tradeBlock, league.league_name);
  const query = useTradeBlock(leagueId);
  const [editing, setEditing] = useState(false);
  const mine = query.data?.find(({ team_id }) => team_id === me.team_id);
  const written = (query.data ?? []).filter(
    (block) => block.players.length + block.picks.length > 0 || block.looking_for !== '',
  );
  // The reader's own block comes first, even while empty, because they edit it there.
  const shown = [...(mine === undefined ? [] : [mine]), ...written.filter((block) => block !== mine)];
  return (
    <>
      <TradesHeader title={t.tradeBlock} detail={t.tradeBlockHint} />
      {query.data === undefined ? (
        <LoadingRows query={query} rows={8} />
      ) : (
        <div className="grid items-start gap-4 lg:grid-cols-2">
          {shown.map((block) => (
            <Block
              key={block.team_id}
              leagueId={leagueId}
              block={block}
              mine={block === mine}
              picture={teams.find(({ team_id }) => team_id === block.team_id)?.picture ?? null}
              onEdit={() => setEditing(true)}
            />
          ))}
          {written.length === (mine !== undefined && written.includes(mine) ? 1 : 0) && (
            <p className="px-1 py-4 text-sm text-ink-3">{t.noOtherTradeBlock}</p>
          )}
        </div>
      )}
      {editing && mine !== undefined && (
        <TradeBlockDialog leagueId={leagueId} block={mine} onClose={() => setEditing(false)} />
      )}
    </>
  );
}

const EMPTY = { kind: 'empty', words: t.tradeBlockIsEmpty, detail: t.tradeBlockIsEmptyHint } as const;

function Block({
  leagueId,
  block,
  mine,
  picture,
  onEdit,
}: {
  leagueId: string;
  block: TradeBlockView;
  mine: boolean;
  picture: string | null;
  onEdit: () => void;
}) {
  const { me } = useLoadedLeague(leagueId);
  const assets = [...block.players, ...block.picks];
  const glance = useGlance(leagueId, playersIn([{ assets }]));
  return (
    <Panel
      flush
      bodyClassName="@container/assets"
      title={<BlockTitle block={block} mine={mine} picture={picture} />}
      actions={
        mine ? (
          <Button size="sm" icon={<Pencil size={14} aria-hidden="true" />} onClick={onEdit}>
            {t.edit}
          </Button>
        ) : me.team_id !== null ? (
          <ProposeLink leagueId={leagueId} block={block} />
        ) : undefined
      }
      state={assets.length === 0 && block.looking_for === '' ? EMPTY : undefined}
    >
      {block.looking_for !== '' && (
        <p className="border-b border-line px-4 py-2.5 text-sm">
          <span className="block text-xs text-ink-3">{t.lookingFor}</span>
          <span className="break-words whitespace-pre-line">{block.looking_for}</span>
        </p>
      )}
      <ul>
        {assets.map((asset) => (
          <AssetLine
            key={asset.kind === 'player' ? asset.player_id : asset.pick_id}
            leagueId={leagueId}
            asset={asset}
            glance={glance}
            after={
              mine || me.team_id === null ? undefined : <AskLink leagueId={leagueId} block={block} asset={asset} />
            }
          />
        ))}
      </ul>
      {block.updated_at !== null && (
        <p className="border-t border-line px-4 py-2 text-xs text-ink-3">
          {sentence(t.writtenAt, { time: <RelativeTime at={block.updated_at} /> })}
        </p>
      )}
    </Panel>
  );
}

interface LinkProps {
  leagueId: string;
  block: TradeBlockView;
}

function BlockTitle({ block, mine, picture }: { block: TradeBlockView; mine: boolean; picture: string | null }) {
  return (
    <span className="flex items-center gap-2">
      <Monogram name={block.team_name} picture={picture} />
      <span className="min-w-0 wrap-anywhere">{block.team_name}</span>
      {mine && <Badge tone="accent">{t.yourTeam}</Badge>}
    </span>
  );
}

function ProposeLink({ leagueId, block }: LinkProps) {
  return (
    <Link
      to={paths.newTrade(leagueId, { with: block.team_id })}
      aria-label={t.proposeTradeTo({ team: block.team_name })}
      className={buttonClass('secondary', 'sm')}
    >
      {t.proposeTrade}
    </Link>
  );
}

function AskLink({
  leagueId,
  block,
  asset,
}: LinkProps & { asset: TradeBlockView['players'][number] | TradeBlockView['picks'][number] }) {
  return (
    <Link
      to={paths.newTrade(leagueId, {
        with: block.team_id,
        ...(asset.kind === 'player' ? { want: asset.player_id } : { wantPick: asset.pick_id }),
      })}
      aria-label={t.askFor({ asset: asset.label })}
      className={buttonClass('quiet', 'sm')}
    >
      {t.ask}
    </Link>
  );
}
