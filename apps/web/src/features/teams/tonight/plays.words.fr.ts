import { countOf, de, listOf } from '@crease/core/french/grammar.js';
import type { Translation } from '@crease/core/words.js';
import type * as en from './plays.words.en.js';

export const scores: Translation<typeof en.scores> = ({ count }) =>
  count === 1 ? 'marque' : `marque ${countOf(count, 'but')}`;
export const assists: Translation<typeof en.assists> = ({ count }) =>
  count === 1 ? 'obtient une passe' : `obtient ${countOf(count, 'passe')}`;
export const wins = 'gagne';
export const winsWithShutout = 'gagne par blanchissage';
export const shutsOut = 'réussit un blanchissage';
export const allowsGoals: Translation<typeof en.allowsGoals> = ({ count }) =>
  count === 1 ? 'accorde un but' : `accorde ${countOf(count, 'but')}`;
export const takesLoss = 'subit la défaite';
export const losesInOvertime = 'perd en prolongation';
export const goalTakenBack: Translation<typeof en.goalTakenBack> = ({ count }) =>
  count === 1 ? 'se fait retirer un but (correction)' : `se fait retirer ${countOf(count, 'but')} (correction)`;
export const assistTakenBack: Translation<typeof en.assistTakenBack> = ({ count }) =>
  count === 1 ? 'se fait retirer une passe (correction)' : `se fait retirer ${countOf(count, 'passe')} (correction)`;
export const corrected = 'voit ses statistiques corrigées';
export const joined: Translation<typeof en.joined> = (parts) => listOf(parts);

export const nowAt: Translation<typeof en.nowAt> = ({ rank, shared }) =>
  shared ? `maintenant à égalité au ${rank} rang` : `maintenant au ${rank} rang`;
export const leads: Translation<typeof en.leads> = ({ score }) => `mène ${score}`;
export const trails: Translation<typeof en.trails> = ({ score }) => `tire de l’arrière ${score}`;
export const isLevel: Translation<typeof en.isLevel> = ({ score }) => `à égalité (${score})`;

export const whatHappened = 'Ce qui s’est passé';
export const playerDid: Translation<typeof en.playerDid> = ({ player, did }) => `${player} ${did}`;
/** The team with what the play brought: 'Harbour +1, maintenant au 6e rang'. */
export const forTeam: Translation<typeof en.forTeam> = ({ team, points, now }) =>
  `${team}${points === null ? '' : ` ${points}`}${now === null ? '' : `, ${now}`}`;
export const onBench: Translation<typeof en.onBench> = ({ team }) => `dans la réserve ${de(team)}, ne compte pas`;
export const spoken: Translation<typeof en.spoken> = ({ did, team }) => `${did}. ${team}.`;
export const nothingYet = 'Il ne s’est encore rien passé';
export const nothingYetHint =
  'Les buts, les passes et les victoires des joueurs de la ligue apparaîtront ici, les plus récents d’abord.';
export const showMore: Translation<typeof en.showMore> = ({ count }) =>
  `Afficher ${countOf(count, 'autre jeu', 'autres jeux')}`;
