import { de } from '@crease/core/french/grammar.js';
import type { Translation } from '@crease/core/words.js';
import type * as en from './league-contracts.words.en.js';

export const leagueContracts = 'Contrats avec la ligue';
export const noPlayers = 'Pas encore de joueurs';
export const minimumHint: Translation<typeof en.minimumHint> = ({ minimum }) =>
  `Un joueur sans contrat coûte ${minimum} et quitte l’équipe au début de la prochaine saison.`;
export const through: Translation<typeof en.through> = ({ season, entryLevel }) =>
  `Jusqu’à la fin de ${season}${entryLevel ? ' · contrat d’entrée' : ''}`;
export const noContract = 'Sans contrat\u00A0: départ après cette saison';
export const noContractNeeded = 'Banque d’espoirs\u00A0: aucun contrat nécessaire';
export const editContractOf: Translation<typeof en.editContractOf> = ({ name }) => `Modifier le contrat ${de(name)}`;
export const contractOf: Translation<typeof en.contractOf> = ({ name }) => `Contrat ${de(name)}`;
export const contractHint =
  'Le salaire compte pour chaque saison du contrat. Le journal garde une ligne sur le changement.';
export const setContract = 'Fixer le contrat';
export const removeContract = 'Retirer le contrat';
export const contractSaved: Translation<typeof en.contractSaved> = ({ name }) => `Contrat ${de(name)} enregistré`;
export const contractRemoved: Translation<typeof en.contractRemoved> = ({ name }) => `Contrat ${de(name)} retiré`;
export const undo = 'Annuler';
export const notUndone = 'Impossible de remettre le contrat. Modifiez-le à la page de l’équipe.';
export const salary = 'Salaire par saison';
export const lastSeason = 'Dernière saison';
export const noContractChoice = 'Sans contrat';
export const kind = 'Genre';
export const standard = 'Standard';
export const entryLevel = 'Contrat d’entrée';
