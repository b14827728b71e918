import type { Translation } from '@crease/core/words.js';
import { countOf } from '@crease/core/french/grammar.js';
import { capital } from '@crease/core/text.rules.js';
import type * as en from './auction.words.en.js';

export const auction = 'Encan';
export const budgets = 'Budgets';
export const teamNominates: Translation<typeof en.teamNominates> = ({ team }) => `L’équipe ${team} propose un joueur.`;
export const youNominate: Translation<typeof en.youNominate> = ({ price }) =>
  `À vous de proposer\u00A0: choisissez un joueur. La mise de départ est de ${price}.`;
export const nobodyNominates = 'Aucune équipe ne propose de joueur en ce moment.';
export const leads: Translation<typeof en.leads> = ({ team }) => `En tête\u00A0: ${team}`;
export const youLead = 'Vous menez';
const TURN: Readonly<Record<'nominates' | 'leads', string>> = { nominates: 'propose', leads: 'mène' };
export const turnWord: Translation<typeof en.turnWord> = (turn) => capital(TURN[turn]);
export const spokenTurn: Translation<typeof en.spokenTurn> = (turn) => TURN[turn];
export const lotAndPlaces: Translation<typeof en.lotAndPlaces> = ({ lot, filled, count }) =>
  `Lot ${lot} · ${countOf(filled, 'place comblée', 'places comblées')} sur ${count}`;
export const lotAndPlacesShort: Translation<typeof en.lotAndPlacesShort> = ({ lot, filled, count }) =>
  `Lot ${lot} · ${filled}/${count}`;
export const nominatesNow = 'Propose un joueur';
export const bidCount: Translation<typeof en.bidCount> = ({ bids }) => countOf(bids, 'mise');
export const capHit = 'impact';
export const yourMaximum: Translation<typeof en.yourMaximum> = ({ amount: most }) => `Votre maximum\u00A0: ${most}`;
export const cannotBid = 'Vous ne pouvez pas miser';
export const chooseTeam = 'Choisir une équipe';
export const chooseTeamToBid = 'Choisissez l’équipe qui mise.';
export const bidFor = 'Miser pour';
export const bidLeast: Translation<typeof en.bidLeast> = ({ amount: least }) => `Miser ${least}`;
export const bidMost: Translation<typeof en.bidMost> = ({ amount: most }) => `Max ${most}`;
export const bidMostTitle = 'Inscrit la mise la plus élevée que vous pouvez faire';
export const amount = 'Votre mise';
export const bid = 'Miser';
export const paused = 'L’encan est en pause.';
export const teamMoney: Translation<typeof en.teamMoney> = ({ team, rest, most, places: open }) =>
  `${team}\u00A0: il reste ${rest}, maximum de ${most}, ${countOf(open, 'place libre', 'places libres')}`;
export const maximum: Translation<typeof en.maximum> = ({ amount: most }) => `max ${most}`;
export const places: Translation<typeof en.places> = ({ count }) => countOf(count, 'place');
export const full = 'complète';
export const nominate: Translation<typeof en.nominate> = ({ player, price }) => `Proposer ${player} à ${price}`;
export const nominateFor: Translation<typeof en.nominateFor> = ({ player, team }) => `Proposer ${player} pour ${team}`;
export const bidKey = 'Miser le minimum';
export const amountKey = 'Écrire un montant';
