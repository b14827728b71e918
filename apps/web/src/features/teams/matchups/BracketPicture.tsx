import { useCallback, useState } from 'react';
import type { PlayoffsView } from '@crease/core/competition/matchups/matchup.answers.js';
import { PictureDialog } from '../../../platform/files/PictureDialog.js';
import type { PictureTheme } from '../../../platform/files/picture-share.js';
import { bracketPicture, sectionsOf, wordsOf } from './bracket-picture.js';
import * as t from './playoffs.words.en.js';

/** The brackets of a season as a picture to save or share, with a text alternative. */
export default function BracketPicture({
  league,
  season,
  playoffs,
  nameOf,
  onClose,
}: {
  league: string;
  season: string;
  playoffs: PlayoffsView;
  nameOf: (teamId: string) => string;
  onClose: () => void;
}) {
  // Freeze the bracket at the moment the picture was requested.
  const [drawn] = useState(() => ({ league, season, sections: sectionsOf(playoffs, nameOf) }));
  const draw = useCallback((theme: PictureTheme) => bracketPicture({ ...drawn, theme }), [drawn]);
  return (
    <PictureDialog title={t.playoffsOf({ season })} words={wordsOf(drawn.sections)} draw={draw} onClose={onClose} />
  );
}
