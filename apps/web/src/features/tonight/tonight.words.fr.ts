import type { Translation } from '@crease/core/words.js';
import { au, countOf, pluralOf } from '@crease/core/french/grammar.js';
import type * as en from './tonight.words.en.js';

export const notOnIceYet = 'Pas encore sur la glace';
export const didNotPlay = 'N’a pas joué';
export const lineNotFinalYet: Translation<typeof en.lineNotFinalYet> = ({ line }) =>
  `${line} · terminé, pas encore officiel`;
export const lineFinal: Translation<typeof en.lineFinal> = ({ line }) => `${line} · final`;
export const postponed = 'reporté';
export const cancelled = 'annulé';
export const suspended = 'suspendu';
export const scheduledGame: Translation<typeof en.scheduledGame> = ({ away, home, when }) =>
  `${away} ${au(home)}, ${when}`;
export const ownGame: Translation<typeof en.ownGame> = ({ other, isHome, detail }) =>
  `${isHome ? 'c.' : '@'} ${other}, ${detail}`;
export const scoreNotFinalYet: Translation<typeof en.scoreNotFinalYet> = ({ score }) =>
  `${score} · terminé, pas encore officiel`;
export const finalScore: Translation<typeof en.finalScore> = ({ score, overtime }) =>
  `${score} · final${overtime === null ? '' : overtime === 'SO' ? ' (fus.)' : ' (prol.)'}`;
export const gameWithState: Translation<typeof en.gameWithState> = ({ away, home, state }) =>
  `${away} ${au(home)}, ${state}`;
export const noAnswerFromNhl: Translation<typeof en.noAnswerFromNhl> = ({ when }) =>
  `Aucune réponse de la LNH depuis ${when}`;
const PERIODS: Readonly<Record<string, string>> = { '1st': '1re', '2nd': '2e', '3rd': '3e', OT: 'prol.', SO: 'fus.' };
export const livePeriod: Translation<typeof en.livePeriod> = ({ period }) => PERIODS[period] ?? period;
export const live = 'En direct';
export const liveWithAge: Translation<typeof en.liveWithAge> = ({ age }) => `En direct · ${age}`;
export const final = 'Final';
export const secondsAgo: Translation<typeof en.secondsAgo> = ({ count }) => `il y a ${count}\u00A0s`;
export const minutesAgo: Translation<typeof en.minutesAgo> = ({ count }) => `il y a ${count}\u00A0min`;

export const inventedNightRunning =
  'Une soirée fictive est en cours, au rythme d’une heure par minute. Les points, les rangs et la course se mettent à jour en direct.';
export const inventedNightHint = 'Matchs fictifs, en direct pour toute la ligue\u00A0: une heure y dure une minute.';
export const nightIsBeingPlayed = 'Soirée fictive en cours';
export const playNightAgain = 'Rejouer la soirée';
export const playTonightsGames = 'Lancer les matchs de ce soir';

export const tonight = 'Ce soir';
export const openTonight = 'Voir les matchs de ce soir';
export const setBestLineUp = 'Choisir le meilleur alignement';
export const stillToPlay: Translation<typeof en.stillToPlay> = ({ count, mine }) =>
  `${mine ? `${count} de vos joueurs` : countOf(count, 'joueur')} ${pluralOf(count, 'n’a pas encore joué', 'n’ont pas encore joué')}`;
export const pointsTonight: Translation<typeof en.pointsTonight> = ({ points, count }) =>
  `${points}\u00A0${pluralOf(count, 'point', 'points')} ce soir`;
export const playersTonight: Translation<typeof en.playersTonight> = ({ all, ahead, mine }) =>
  `${mine ? `${all} de vos joueurs` : countOf(all, 'joueur')} ${pluralOf(all, 'joue', 'jouent')} ce soir${begun(all, ahead)}`;
const begun = (all: number, ahead: number) =>
  ahead === all
    ? ''
    : ahead === 0
      ? `, et ${pluralOf(all, 'son match est commencé', 'leurs matchs sont tous commencés')}`
      : `, dont ${ahead} encore à venir`;
export const youHaveNoPlayersTonight = 'Aucun de vos joueurs ne joue ce soir';
export const noPlayerPlaysTonight = 'Aucun joueur ne joue ce soir';

export const gamesLeft: Translation<typeof en.gamesLeft> = ({ count, offNights, isMatchup }) =>
  [
    count === 0 ? 'aucun match' : countOf(count, 'match'),
    isMatchup ? 'à jouer dans ce duel' : 'à jouer cette semaine',
    ...(offNights === 0 ? [] : [`(${countOf(offNights, 'soir creux', 'soirs creux')})`]),
  ].join(' ');
export const gamesLeftShort: Translation<typeof en.gamesLeftShort> = ({ count, offNights }) =>
  offNights === 0 ? `reste ${count}` : `reste ${count}, ${offNights} creux`;
export const gamesLeftNarrow: Translation<typeof en.gamesLeftNarrow> = ({ count, offNights }) =>
  offNights === 0 ? `reste ${count}` : `${count} (${offNights} creux)`;
export const gameOnDay: Translation<typeof en.gameOnDay> = ({ day, club, isHome }) =>
  `${day} ${isHome ? 'c.' : '@'} ${club}`;
