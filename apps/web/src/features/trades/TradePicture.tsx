import { useCallback, useState } from 'react';
import type { TradeAssetView } from '@crease/core/trades/trade.schema.js';
import { formatDay } from '../../ui/figures/time.js';
import { PictureDialog } from '../../platform/files/PictureDialog.js';
import type { PictureTheme } from '../../platform/files/picture-share.js';
import { tradePicture, type PictureColumn } from './trade-picture.js';
import * as t from './trades.words.en.js';

/** A trade as a picture, with a text alternative. */
export default function TradePicture({
  league,
  season,
  at,
  columns,
  onClose,
}: {
  league: string;
  season: string;
  at: string | null;
  columns: readonly PictureColumn[];
  onClose: () => void;
}) {
  const when = at === null ? season : formatDay(Date.parse(at));
  const [first, second] = columns;
  const title = t.tradeBetween({ team: first?.team ?? '', otherTeam: second?.team ?? '' });
  // Freeze the card's data at the moment the picture was requested.
  const [drawn] = useState({ league, when, season, columns });
  const draw = useCallback((theme: PictureTheme) => tradePicture({ ...drawn, theme }), [drawn]);
  return <PictureDialog title={title} words={wordsOf(columns, when)} draw={draw} onClose={onClose} />;
}

export const wordsOf = (columns: readonly PictureColumn[], when: string): string =>
  `${when}. ${columns
    .map(({ team, lines }) => {
      const got = lines.map(({ title, facts, asset }) =>
        [title, ...facts, conditionOf(asset)].filter((word) => word !== null).join(', '),
      );
      return got.length === 0 ? t.receivesNothing({ team }) : t.receivesAssets({ team, assets: got.join('; ') });
    })
    .join(' ')}`;

const conditionOf = (asset: TradeAssetView): string | null => asset.condition_text;
