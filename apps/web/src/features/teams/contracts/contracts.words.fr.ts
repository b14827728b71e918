import { de } from '@crease/core/french/grammar.js';
import { expiryShort } from '@crease/core/french/hockey.js';
import type { Translation } from '@crease/core/words.js';
import type * as en from './contracts.words.en.js';

export const contractsOf: Translation<typeof en.contractsOf> = ({ team }) => `Contrats ${de(team)} par saison`;
export const player = 'Joueur';
export const capHit = 'Impact';
export const forwards = 'Attaquants';
export const defensemen = 'Défenseurs';
export const goalies = 'Gardiens';
export const injuredReserve = 'Liste des blessés';
export const rookieBank = 'Banque d’espoirs';
export const signedCount: Translation<typeof en.signedCount> = ({ count }) => `${count} sous contrat`;
export const estimatedHit: Translation<typeof en.estimatedHit> = ({ money }) => `${money}, estimé`;
export const endsAs: Translation<typeof en.endsAs> = ({ status }) => `puis ${expiryShort(status)}`;
export const ends = 'Fin';
export const goesOn = 'se poursuit';
export const noContract = 'Sans contrat';
export const contractsHint =
  'Plus la barre est épaisse, plus l’impact sur le plafond est grand. JASC et JAAC indiquent comment le contrat se termine. Une barre pointillée indique une estimation selon le dernier impact connu.';
export const shortYear: Translation<typeof en.shortYear> = ({ year }) => `’${year}`;
export const positionAndHit: Translation<typeof en.positionAndHit> = ({ position, hit }) => `${position} · ${hit}`;
export const contractInWords: Translation<typeof en.contractInWords> = ({ player, hit, through, end }) =>
  `${player}, ${hit}${through === null ? '' : ` jusqu’à la fin de ${through}`}, ${end}.`;
