import { de, feminineOrdinal } from '@crease/core/french/grammar.js';
import type { Translation } from '@crease/core/words.js';
import type * as en from './playoffs.words.en.js';

type Round = Parameters<typeof en.roundTab>[0];
const short = ({ round, rounds }: Round): string =>
  round === rounds ? 'finale' : round === rounds - 1 ? 'demi-finales' : `${feminineOrdinal(round)} ronde sur ${rounds}`;
const within = (of: Round): string => `${of.round === of.rounds - 1 ? 'les' : 'la'} ${short(of)}`;
/** `points` is a figure as it is shown: '0,5', '12'. */
const withUnit = (points: string): string => `${points}\u00A0${/^[01](?:\D|$)/.test(points) ? 'point' : 'points'}`;

export const playoffs = 'Séries';
export const playoffsOf: Translation<typeof en.playoffsOf> = ({ season }) => `Séries ${season}`;
export const bigScreen = 'Grand écran';
export const noPlayoffs = 'Cette saison n’a pas de séries.';
export const pictureOfBracket = 'Image du tableau';
export const playoffRound: Translation<typeof en.playoffRound> = (of) => `Séries, ${short(of)}`;
export const roundWithDays: Translation<typeof en.roundWithDays> = ({ round, days }) => `${round} · ${days}`;
export const titleAndRound: Translation<typeof en.titleAndRound> = ({ title, round }) => `${title} · ${round}`;
export const showRound: Translation<typeof en.showRound> = (of) => `Afficher ${within(of)} des séries`;

export const ifTheyBeganToday =
  'Voici les rangs et les duels si les séries commençaient aujourd’hui. Le classement peut encore les changer.';
export const pairsFollowUntil: Translation<typeof en.pairsFollowUntil> = ({ at }) =>
  `Les duels de cette ronde peuvent encore changer si des résultats sont corrigés avant le premier match (${at}).`;
export const decidedAfter: Translation<typeof en.decidedAfter> = ({ round, rounds }) =>
  `À déterminer après ${round === 1 ? 'les duels de la saison' : within({ round: round - 1, rounds })}`;
export const meetsWinner: Translation<typeof en.meetsWinner> = (of) =>
  `Affronte une équipe gagnante ${of.round === of.rounds - 1 ? 'des' : 'de la'} ${short(of)}`;
export const seed: Translation<typeof en.seed> = ({ seed }) => `Rang ${seed}`;
export const goesOn: Translation<typeof en.goesOn> = ({ round, rounds }) =>
  `Laissez-passer pour ${within({ round: round + 1, rounds })}`;
export const levelSeed: Translation<typeof en.levelSeed> = ({ team }) =>
  `Égalité\u00A0: l’équipe ${team} est en avance grâce à son meilleur rang`;
export const tieSeed: Translation<typeof en.tieSeed> = ({ team }) =>
  `Égalité\u00A0: l’équipe ${team} a gagné grâce à son meilleur rang`;
export const levelMeetings: Translation<typeof en.levelMeetings> = ({ team }) =>
  `Égalité\u00A0: l’équipe ${team} est en avance selon les duels de la saison`;
export const tieMeetings: Translation<typeof en.tieMeetings> = ({ team }) =>
  `Égalité\u00A0: l’équipe ${team} a gagné selon les duels de la saison`;
export const levelBench: Translation<typeof en.levelBench> = ({ team, by }) =>
  `Égalité (${by})\u00A0: l’équipe ${team} est en avance`;
export const tieBench: Translation<typeof en.tieBench> = ({ team, by }) =>
  `Égalité (${by})\u00A0: l’équipe ${team} a gagné`;
export const wonSeries: Translation<typeof en.wonSeries> = ({ team, own, other }) =>
  `L’équipe ${team} a gagné ${own}–${other}`;
export const leadsSeries: Translation<typeof en.leadsSeries> = ({ team, own, other }) =>
  `L’équipe ${team} mène ${own}–${other}`;
export const wonBySum: Translation<typeof en.wonBySum> = ({ team, points }) =>
  `Égalité de victoires\u00A0: l’équipe ${team} a gagné par ${withUnit(points)} au total`;
export const aheadBySum: Translation<typeof en.aheadBySum> = ({ team, points }) =>
  `Égalité de victoires\u00A0: l’équipe ${team} est en avance de ${withUnit(points)} au total`;
export const winsOfTeam: Translation<typeof en.winsOfTeam> = ({ team }) => `Victoires ${de(team)}`;
export const seriesOf: Translation<typeof en.seriesOf> = ({ own, wins, other, losses }) =>
  `Victoires dans cette ronde\u00A0: ${own} ${wins}, ${other} ${losses}`;
export const tieWaits = 'Égalité\u00A0: le commissaire doit trancher';
export const wonPlayoffs: Translation<typeof en.wonPlayoffs> = ({ team }) => `L’équipe ${team} a gagné les séries`;
export const wonBracket: Translation<typeof en.wonBracket> = {
  consolation: ({ team }) => `L’équipe ${team} a gagné le tableau de consolation`,
  losers: ({ team }) => `L’équipe ${team} a gagné le tableau des perdantes`,
};
export const lowerBrackets: Translation<typeof en.lowerBrackets> = {
  third: 'Troisième place',
  consolation: 'Tableau inférieur',
};
export const lowerRound: Translation<typeof en.lowerRound> = ({ round }) =>
  `Tableau inférieur, ${feminineOrdinal(round)} ronde`;
export const losersOfSemiFinals = 'Les perdantes des demi-finales s’affrontent';
export const round = 'Ronde';
export const roundTab: Translation<typeof en.roundTab> = ({ round, rounds }) =>
  round === rounds ? 'Finale' : round === rounds - 1 ? 'Demi-finales' : `Ronde ${round}`;
export const placesOfPlayoffs: Translation<typeof en.placesOfPlayoffs> = ({ count }) =>
  `Les ${count} premières équipes, au-dessus de la ligne épaisse, participent aux séries. Les séries déterminent les rangs définitifs.`;
