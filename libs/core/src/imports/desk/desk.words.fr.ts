import type { Translation } from '../../words.js';
import type * as en from './desk.words.en.js';

export const DESK_LABELS: Translation<typeof en.DESK_LABELS> = {
  player: 'Joueur',
  first_name: 'Prénom',
  last_name: 'Nom de famille',
  nhl_id: 'Identifiant de la LNH',
  pos: 'Position',
  nhl_team: 'Club de la LNH',
  birth_date: 'Date de naissance',
  hit: 'Impact sur le plafond',
  season: 'Saison de la ligne',
  through: 'Fin du contrat',
  status: 'Statut',
  note: 'Note',
};
export const capHitOf: Translation<typeof en.capHitOf> = ({ season }) => `Impact ${season}`;
export const contractEnded: Translation<typeof en.contractEnded> = ({ season }) =>
  `contrat terminé à la fin de la saison ${season}`;
