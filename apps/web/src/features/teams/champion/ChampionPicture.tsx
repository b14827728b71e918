import { useCallback, useState } from 'react';
import { PictureDialog } from '../../../platform/files/PictureDialog.js';
import type { PictureTheme } from '../../../platform/files/picture-share.js';
import { championPicture, type ChampionFacts } from './champion-picture.js';
import * as t from './champion.words.en.js';

/** The champion of a season as a picture to save or share, with a text alternative. */
export default function ChampionPicture({ facts, onClose }: { facts: ChampionFacts; onClose: () => void }) {
  // Freeze the facts at the moment the picture was requested.
  const [drawn] = useState(facts);
  const draw = useCallback((theme: PictureTheme) => championPicture({ ...drawn, theme }), [drawn]);
  const rows = drawn.rows.map(({ rank, team, figure }) => t.rowOf({ rank, team: team.name, points: figure }));
  return (
    <PictureDialog
      title={`${drawn.league}: ${drawn.title}`}
      words={[drawn.words, rows.join('; ')].filter((part) => part !== '').join(' ')}
      draw={draw}
      onClose={onClose}
    />
  );
}
