import { countOf, feminineOrdinal } from '@crease/core/french/grammar.js';
import type { Translation } from '@crease/core/words.js';
import type * as en from './table-playoffs.words.en.js';

const within = ({ round, rounds }: Parameters<typeof en.lostIn>[0]): string =>
  round === rounds
    ? 'en finale'
    : round === rounds - 1
      ? 'en demi-finale'
      : `à la ${feminineOrdinal(round)} ronde sur ${rounds}`;

/** `place`: '3e'. */
export const wouldPlay: Translation<typeof en.wouldPlay> = ({ place, count }) =>
  `${place} des ${countOf(count, 'équipe')} qui participent aux séries, selon le classement actuel`;
export const wouldNotPlay: Translation<typeof en.wouldNotPlay> = ({ count }) =>
  `Hors des séries selon le classement actuel\u00A0: les ${count} premières équipes y participent`;
export const missed = 'Vous avez raté les séries';
export const lostIn: Translation<typeof en.lostIn> = (of) => `Vos séries sont terminées\u00A0: défaite ${within(of)}`;
export const stillIn: Translation<typeof en.stillIn> = ({ place }) => `Vous êtes en séries, au ${place} rang`;
export const youWon = 'Vous avez gagné les séries';
export const beginOn: Translation<typeof en.beginOn> = ({ day }) => `Séries à partir du ${day}`;
export const bracket = 'Séries';
export const bracketOf: Translation<typeof en.bracketOf> = ({ season }) => `Séries ${season}`;
export const lineOfPlayoffs: Translation<typeof en.lineOfPlayoffs> = ({ count, begun }) =>
  begun
    ? `Les ${count} premières équipes du classement avant les séries jouent pour le titre. Le classement détermine le rang des autres.`
    : `Les ${count} premières équipes, au-dessus de la ligne épaisse, participent aux séries et jouent pour le titre.`;
