import type { Translation } from '@crease/core/words.js';
import { countOf, de, pluralOf } from '@crease/core/french/grammar.js';
import type * as en from './ledger.words.en.js';

export const feesAndPrizes = 'Cotisations et bourses';
export const feesAndPrizesHint =
  'Ce sont les notes du commissaire\u00A0: qui a payé, et qui a gagné. Aucun argent ne circule ici.';
export const noLines = 'Aucune cotisation ni bourse pour le moment';
export const noLinesHint = 'Notez la cotisation de chaque équipe et les bourses de la saison.';
export const addLine = 'Ajouter';
export const paid = 'Payé';
export const notPaid = 'À payer';
export const fee = 'Cotisation';
export const prize = 'Bourse';
export const remove = 'Retirer';
export const keep = 'Garder';
export const removeLine: Translation<typeof en.removeLine> = ({ label, team: owner }) =>
  `Retirer la ligne «\u00A0${label}\u00A0» ${de(owner)}?`;
export const removeLineHint = 'Le journal en gardera une trace.';
export const removeLineOf: Translation<typeof en.removeLineOf> = ({ label, team: owner }) =>
  `Retirer la ligne «\u00A0${label}\u00A0» ${de(owner)}`;
export const paidLineOf: Translation<typeof en.paidLineOf> = ({ label, team: owner }) =>
  `«\u00A0${label}\u00A0» ${de(owner)}\u00A0: payé`;
export const saving = 'Enregistrement…';
export const saved = 'Enregistré';
export const sums: Translation<typeof en.sums> = ({
  season: year,
  currency: unit,
  fees,
  feesPaid,
  prizes,
  prizesPaid,
}) =>
  `${year}\u00A0: ${feesPaid} sur ${fees} ${unit} en cotisations payées, ${prizesPaid} sur ${prizes} ${unit} en bourses versées`;
export const aTeam = 'une équipe';

export const newLine = 'Cotisation ou bourse';
export const noteLine = 'Noter';
export const whatFor = 'Motif';
export const entryFee = 'Cotisation d’inscription';
export const amount = 'Montant';
export const currency = 'Devise';
export const season = 'Saison';
export const team = 'Équipe';
export const kind = 'Type';
export const allTeams: Translation<typeof en.allTeams> = ({ count }) =>
  pluralOf(count, 'La seule équipe', `Les ${countOf(count, 'équipe')}`);
