import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { TradeBlockView } from '@crease/core/trades/trade.schema.js';
import { request } from '../../../platform/requests/api-client.js';
import { keys } from '../../open-league/league-data.js';
import { useTradeAssets } from '../trades-data.js';
import { Button } from '../../../ui/Button.js';
import { Dialog } from '../../../ui/layers/Dialog.js';
import { Field, controlClass } from '../../../ui/fields/Field.js';
import { FormAlert } from '../../../ui/fields/FormAlert.js';
import { ErrorState } from '../../../ui/page/Panel.js';
import { SkeletonRows } from '../../../ui/page/Skeleton.js';
import { cx } from '../../../ui/cx.js';
import { showToast } from '../../../ui/layers/toast.js';
import { AssetPicker } from '../offer/AssetPicker.js';
import { emptySide, toggleAsset, type Offer } from '../offer.model.js';
import * as t from '../trades.words.en.js';

const MOST_WORDS = 300;

export function TradeBlockDialog({
  leagueId,
  block,
  onClose,
}: {
  leagueId: string;
  block: TradeBlockView;
  onClose: () => void;
}) {
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
  // Drop assets traded away meanwhile: they can no longer be unticked and would block the rest.
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
      showToast({ kind: 'success', text: t.tradeBlockSaved });
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
      title={t.yourTradeBlock}
      description={t.leagueSeesIt}
      footer={
        <>
          <Button onClick={onClose}>{t.cancel}</Button>
          <Button variant="primary" busy={save.isPending} onClick={() => save.mutate()}>
            {t.saveTradeBlock}
          </Button>
        </>
      }
    >
      <div className="flex flex-col gap-4">
        <Field label={t.lookingFor}>
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
