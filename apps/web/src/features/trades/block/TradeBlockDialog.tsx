import { useState } from 'react';
import type { TradeBlockView, TradableAssetsAnswer } from '@crease/core/trades/trade.schema.js';
import { request } from '../../../platform/requests/api-client.js';
import { keys } from '../../open-league/league-data.js';
import { useChange } from '../../../platform/requests/use-change.js';
import { useTradeAssets } from '../trade-assets.data.js';
import { Button } from '../../../ui/Button.js';
import { Dialog } from '../../../ui/layers/Dialog.js';
import { Field, controlClass } from '../../../ui/fields/Field.js';
import { FormAlert } from '../../../ui/fields/FormAlert.js';
import { ErrorState } from '../../../ui/page/Panel.js';
import { SkeletonRows } from '../../../ui/page/Skeleton.js';
import { cx } from '../../../ui/cx.js';
import { AssetPicker } from '../offer/AssetPicker.js';
import { emptySide, toggleAsset, type Offer } from '../offer.model.js';
import * as t from '../trades.words.en.js';

const MOST_WORDS = 300;

type TradeBlockDialogProps = {
  leagueId: string;
  block: TradeBlockView;
  onClose: () => void;
};

/** The block as the side of an offer, so that the offer's picker can change it. */
const offerOf = (block: TradeBlockView): Offer => ({
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

function useSaveBlock({ leagueId, block, onClose }: TradeBlockDialogProps, assets: TradableAssetsAnswer | undefined) {
  // Assets traded away could no longer be unticked and would block the rest.
  const has = {
    players: (id: number) => assets?.players.some(({ player_id }) => player_id === id) ?? true,
    picks: (id: string) => assets?.draft_picks.some(({ pick_id }) => pick_id === id) ?? true,
  };
  return useChange({
    send: ({ side, words }: { side: Offer['sides'][0]; words: string }) =>
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
    said: t.tradeBlockSaved,
    onDone: onClose,
    stale: [[...keys.trades(leagueId), 'block']],
  });
}

export function TradeBlockDialog(props: TradeBlockDialogProps) {
  const { leagueId, block, onClose } = props;
  const assets = useTradeAssets(leagueId, block.team_id);
  const [offer, setOffer] = useState(() => offerOf(block));
  const [words, setWords] = useState(block.looking_for);
  const [side] = offer.sides;
  const save = useSaveBlock(props, assets.data);
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
          <Button variant="primary" busy={save.isPending} onClick={() => save.mutate({ side, words })}>
            {t.saveTradeBlock}
          </Button>
        </>
      }
    >
      <div className="flex flex-col gap-4">
        <LookingFor value={words} onChange={setWords} />
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

function LookingFor({ value, onChange }: { value: string; onChange: (value: string) => void }) {
  return (
    <Field label={t.lookingFor}>
      {(control) => (
        <textarea
          {...control}
          data-autofocus=""
          rows={2}
          maxLength={MOST_WORDS}
          value={value}
          onChange={(event) => onChange(event.target.value)}
          className={cx(controlClass, 'h-auto min-h-16 py-2')}
        />
      )}
    </Field>
  );
}
