import { countOf, de } from '@crease/core/french/grammar.js';
import type { Translation } from '@crease/core/words.js';
import type * as en from './league-contracts.words.en.js';

export const leagueContracts = 'Contrats avec la ligue';
export const noPlayers = 'Pas encore de joueurs';
export const allToSign = 'La durée de tous les contrats reste à choisir';
export const minimumHint: Translation<typeof en.minimumHint> = ({ minimum }) =>
  `Un joueur sans contrat compte pour ${minimum} et quittera l’équipe au début de la prochaine saison.`;
export const through: Translation<typeof en.through> = ({ season, entryLevel }) =>
  `Jusqu’à la fin de ${season}${entryLevel ? ' · contrat d’entrée' : ''}`;
export const noContract = 'Sans contrat\u00A0: départ après cette saison';
export const noContractNeeded = 'Banque d’espoirs\u00A0: aucun contrat nécessaire';
export const toSign = 'À signer';
export const signUntil: Translation<typeof en.signUntil> = ({ until, season }) =>
  `À signer d’ici le ${until}. Sinon, le contrat prendra fin avec la saison ${season}.`;
export const sign = 'Signer';
export const signOf: Translation<typeof en.signOf> = ({ name }) => `Signer ${name}`;
export const signPlayer: Translation<typeof en.signPlayer> = ({ name }) => `Signer ${name}`;
export const signHint: Translation<typeof en.signHint> = ({ salary }) =>
  `Salaire par saison\u00A0: ${salary}. Vous ne pourrez plus changer la durée par la suite.`;
export const signFor: Translation<typeof en.signFor> = ({ years }) => `Signer pour ${countOf(years, 'saison')}`;
export const signed: Translation<typeof en.signed> = ({ name, years }) =>
  `Contrat ${de(name)} signé pour ${countOf(years, 'saison')}`;
export const length = 'Durée';
export const lengthChoice: Translation<typeof en.lengthChoice> = ({ years, last }) =>
  `${countOf(years, 'saison')}, jusqu’à la fin de ${last}`;
export const yearsAfter: Translation<typeof en.yearsAfter> = ({ years, limit }) =>
  `Années de contrat de l’équipe\u00A0: ${years} sur ${limit}`;
export const slotsAfter: Translation<typeof en.slotsAfter> = ({ long, limit }) =>
  `Contrats au-delà de cette saison\u00A0: ${long} sur ${limit}`;
export const endsThisSeason: Translation<typeof en.endsThisSeason> = ({ entryLevel }) =>
  `Se termine cette saison${entryLevel ? ' · contrat d’entrée' : ''}`;
export const editContractOf: Translation<typeof en.editContractOf> = ({ name }) => `Modifier le contrat ${de(name)}`;
export const contractOf: Translation<typeof en.contractOf> = ({ name }) => `Contrat ${de(name)}`;
export const contractHint =
  'Le salaire comptera pour chaque saison du contrat. Le changement sera noté dans le journal.';
export const setContract = 'Enregistrer le contrat';
export const removeContract = 'Retirer le contrat';
export const contractSaved: Translation<typeof en.contractSaved> = ({ name }) => `Contrat ${de(name)} enregistré`;
export const contractRemoved: Translation<typeof en.contractRemoved> = ({ name }) => `Contrat ${de(name)} retiré`;
export const undo = 'Annuler';
export const notUndone = 'Impossible de rétablir le contrat. Modifiez-le sur la page de l’équipe.';
export const notWhole = 'Saisissez un montant entier, en chiffres seulement.';
export const salary = 'Salaire par saison';
export const lastSeason = 'Dernière saison';
export const noContractChoice = 'Sans contrat';
export const kind = 'Type';
export const standard = 'Standard';
export const entryLevel = 'Contrat d’entrée';
