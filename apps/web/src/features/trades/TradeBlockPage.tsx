import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Link, useParams } from 'react-router-dom';
import Pencil from 'lucide-react/icons/pencil';
import type { TradeBlockView } from '@crease/core/trades/trade.schema.js';
import { request } from '../../platform/api-client.js';
import { keys, useLoadedLeague } from '../../platform/league-data.js';
import { usePageTitle } from '../../platform/page-title.js';
import { paths } from '../../platform/paths.js';
import { useTradeAssets } from '../../platform/trades-data.js';
import { Badge } from '../../ui/Badge.js';
import { Button, buttonClass } from '../../ui/Button.js';
import { Dialog } from '../../ui/Dialog.js';
import { Field, controlClass } from '../../ui/Field.js';
import { FormAlert } from '../../ui/FormAlert.js';
import { Monogram } from '../../ui/Monogram.js';
import { ErrorState, Panel } from '../../ui/Panel.js';
import { RelativeTime } from '../../ui/RelativeTime.js';
import { SkeletonRows } from '../../ui/Skeleton.js';
import { cx } from '../../ui/cx.js';
import { showToast } from '../../ui/toast.js';
import { AssetLine } from './AssetLine.js';
import { AssetPicker } from './AssetPicker.js';
import { TradesHeader } from './TradesNav.js';
import { emptySide, toggleAsset, type Offer } from './offer.model.js';
import { useTradeBlock } from './trades.data.js';

const MOST_WORDS = 300;

/** Whom teams would trade, and what they are looking for. */
export function TradeBlockPage() {
  const { leagueId = '' } = useParams();
  const { league, teams, me } = useLoadedLeague(leagueId);
  usePageTitle('Trade block', league.league_name);
  const query = useTradeBlock(leagueId);
  const [editing, setEditing] = useState(false);
  const mine = query.data?.find(({ team_id }) => team_id === me.team_id);
  const written = (query.data ?? []).filter(
    (block) => block.players.length + block.picks.length > 0 || block.looking_for !== '',
  );
  // One's own stands first, also while it is empty: that is where it is written.
  const shown = [...(mine === undefined ? [] : [mine]), ...written.filter((block) => block !== mine)];
  return (
    <>
      <TradesHeader title="Trade block" detail="Whom teams would trade, and what they are looking for." />
      {query.data === undefined ? (
        query.error === null ? (
          <SkeletonRows rows={8} />
        ) : (
          <ErrorState message={query.error.message} retry={() => void query.refetch()} retrying={query.isFetching} />
        )
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
            <p className="px-1 py-4 text-sm text-ink-3">No other team has named anybody yet.</p>
          )}
        </div>
      )}
      {editing && mine !== undefined && (
        <EditDialog leagueId={leagueId} block={mine} onClose={() => setEditing(false)} />
      )}
    </>
  );
}

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
  return (
    <Panel
      flush
      title={
        <span className="flex items-center gap-2">
          <Monogram name={block.team_name} picture={picture} />
          <span className="min-w-0 wrap-anywhere">{block.team_name}</span>
          {mine && <Badge tone="accent">Your team</Badge>}
        </span>
      }
      actions={
        mine ? (
          <Button size="sm" icon={<Pencil size={14} aria-hidden="true" />} onClick={onEdit}>
            Edit
          </Button>
        ) : me.team_id !== null ? (
          <Link
            to={paths.newTrade(leagueId, { with: block.team_id })}
            aria-label={`Propose a trade to ${block.team_name}`}
            className={buttonClass('secondary', 'sm')}
          >
            Propose a trade
          </Link>
        ) : undefined
      }
      state={
        assets.length === 0 && block.looking_for === ''
          ? {
              kind: 'empty',
              words: 'Nobody is on your block',
              detail: 'Name players and picks that you would trade, and what you are looking for.',
            }
          : undefined
      }
    >
      {block.looking_for !== '' && (
        <p className="border-b border-line px-4 py-2.5 text-sm">
          <span className="block text-xs text-ink-3">Looking for</span>
          <span className="break-words whitespace-pre-line">{block.looking_for}</span>
        </p>
      )}
      <ul>
        {assets.map((asset) => (
          <AssetLine
            key={asset.kind === 'player' ? asset.player_id : asset.pick_id}
            leagueId={leagueId}
            asset={asset}
            after={
              mine || me.team_id === null ? undefined : (
                <Link
                  to={paths.newTrade(leagueId, {
                    with: block.team_id,
                    ...(asset.kind === 'player' ? { want: asset.player_id } : { wantPick: asset.pick_id }),
                  })}
                  aria-label={`Ask for ${asset.label}`}
                  className={buttonClass('quiet', 'sm')}
                >
                  Ask
                </Link>
              )
            }
          />
        ))}
      </ul>
      {block.updated_at !== null && (
        <p className="border-t border-line px-4 py-2 text-xs text-ink-3">
          Written <RelativeTime at={block.updated_at} />
        </p>
      )}
    </Panel>
  );
}

function EditDialog({ leagueId, block, onClose }: { leagueId: string; block: TradeBlockView; onClose: () => void }) {
  const client = useQueryClient();
  const assets = useTradeAssets(leagueId, block.team_id);
  const [offer, setOffer] = useState<Offer>({
    sides: [
      {
        ...emptySide(block.team_id),
        assets: [
          ...block.players.map(({ player_id }) => ({ kind: 'player' as const, player_id, condition: null })),
          ...block.picks.map(({ pick_id }) => ({ kind: 'draft-pick' as const, pick_id, condition: null })),
        ],
      },
      emptySide(''),
    ],
  });
  const [words, setWords] = useState(block.looking_for);
  const [side] = offer.sides;
  // What was traded away meanwhile cannot be unticked any more, and must not hold up the rest.
  const has = {
    players: (id: number) => assets.data?.players.some(({ player_id }) => player_id === id) ?? true,
    picks: (id: string) => assets.data?.draft_picks.some(({ pick_id }) => pick_id === id) ?? true,
  };
  const save = useMutation({
    mutationFn: () =>
      request('PUT /:league_id/trades/block/:team_id', {
        league_id: leagueId,
        team_id: block.team_id,
        body: {
          player_ids: side.assets.flatMap((asset) =>
            asset.kind === 'player' && has.players(asset.player_id) ? [asset.player_id] : [],
          ),
          pick_ids: side.assets.flatMap((asset) =>
            asset.kind === 'draft-pick' && has.picks(asset.pick_id) ? [asset.pick_id] : [],
          ),
          looking_for: words.trim(),
        },
      }),
    onSuccess: () => {
      showToast({ kind: 'success', text: 'Trade block saved' });
      onClose();
      void client.invalidateQueries({ queryKey: [...keys.trades(leagueId), 'block'] });
    },
  });
  const offered =
    assets.data === undefined ? undefined : { ...assets.data, allowed: { ...assets.data.allowed, fa_picks: false } };
  return (
    <Dialog
      open
      onClose={onClose}
      locked={save.isPending}
      size="md"
      title="Your trade block"
      description="Everybody in the league sees it."
      footer={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button variant="primary" busy={save.isPending} onClick={() => save.mutate()}>
            Save trade block
          </Button>
        </>
      }
    >
      <div className="flex flex-col gap-4">
        <Field label="Looking for">
          {(control) => (
            <textarea
              {...control}
              data-autofocus=""
              rows={2}
              maxLength={MOST_WORDS}
              value={words}
              onChange={(event) => setWords(event.target.value)}
              className={cx(controlClass, 'h-auto min-h-16 py-2')}
            />
          )}
        </Field>
        <div className="overflow-hidden rounded-md border border-line">
          {offered === undefined ? (
            assets.error === null ? (
              <SkeletonRows rows={6} />
            ) : (
              <ErrorState message={assets.error.message} retry={() => void assets.refetch()} />
            )
          ) : (
            <AssetPicker
              leagueId={leagueId}
              teamName={block.team_name}
              assets={offered}
              side={side}
              onToggle={(asset) => setOffer((now) => toggleAsset(now, 0, asset))}
            />
          )}
        </div>
        <FormAlert message={save.error === null ? null : save.error.message} />
      </div>
    </Dialog>
  );
}
