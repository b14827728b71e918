import { useCallback, useState } from 'react';
import type { PlayoffsView } from '@crease/core/competition/matchups/matchup.answers.js';
import { PictureDialog } from '../../../platform/files/PictureDialog.js';
import type { PictureTheme } from '../../../platform/files/picture-share.js';
import { bracketPicture, sectionsOf, wordsOf } from './bracket-picture.js';

export default function BracketPicture({
  league,
  season,
  playoffs,
  nameOf,
  title,
  won,
  onClose,
}: {
  league: string;
  season: string;
  playoffs: PlayoffsView;
  nameOf: (teamId: string) => string;
  title: string;
  won: (values: { team: string }) => string;
  onClose: () => void;
}) {
  // Freeze the bracket at the moment the picture was requested.
  const [drawn] = useState(() => ({ league, season, title, sections: sectionsOf(playoffs, nameOf, won) }));
  const draw = useCallback((theme: PictureTheme) => bracketPicture({ ...drawn, theme }), [drawn]);
  return <PictureDialog title={title} words={wordsOf(drawn.sections)} draw={draw} onClose={onClose} />;
}
