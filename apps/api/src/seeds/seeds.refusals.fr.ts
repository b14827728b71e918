import { dayWords } from '@crease/core/calendar.js';
import { gameDaysWords } from '../imports/words/imports.refusals.fr.js';
import type { Translation } from '@crease/core/words.js';
import type * as en from './seeds.refusals.js';

export const SEEDS_REFUSALS: Translation<typeof en.SEEDS_REFUSALS> = {
  'gameDays.noneOver': ({ season }) => ({
    message: `Aucun jour de ${season} n’est encore terminé.`,
    fix: 'Indiquez des jours avec --from et --to.',
  }),
  'gameDays.order': gameDaysWords,
  'gameDays.notOver': ({ to }) => ({
    message: `Le ${dayWords(to)} n’est pas encore terminé.`,
    fix: 'Indiquez des jours déjà passés (hier au plus tard).',
  }),
  'night.real': () => ({
    message: 'Cette ligue joue avec de vrais joueurs, dont les matchs se jouent dans la LNH.',
    fix: 'Une soirée ne se rejoue que dans une ligue de joueurs fictifs.',
  }),
  'night.notPlaying': ({ season }) => ({
    message: `Une soirée se joue pendant la saison, mais la saison ${season} de cette ligue n’est pas en cours.`,
    fix: 'Commencez d’abord la saison.',
  }),
  sampleSeasonOver: ({ season }) => ({
    message: `Les joueurs fictifs ont joué toute la saison ${season}\u00A0: leurs statistiques sont définitives. On ne peut plus ajouter de matchs à une telle saison.`,
    fix: 'Indiquez une saison ultérieure.',
  }),
};
