import { countOf, de, pluralOf } from '@crease/core/french/grammar.js';
import { localeOf } from '@crease/core/locale.js';
import type { Translation } from '@crease/core/words.js';
import type * as en from './matchups.words.en.js';

export const matchups = 'Duels';
export const playOffs = 'Séries';
export const season = 'Saison';
export const period = 'Période de duels';
export const previousPeriod = 'Période précédente';
export const nextPeriod = 'Période suivante';
export const onOtherSite: Translation<typeof en.onOtherSite> = ({ season }) => `${season} · sur un autre site`;
export const periodAlone: Translation<typeof en.periodAlone> = ({ number }) => `Période ${number}`;
export const periodWithDays: Translation<typeof en.periodWithDays> = ({ number, days }) =>
  `Période ${number} · ${days}`;
export const noPairsYet = 'Les duels de cette ronde ne sont pas encore connus';
export const noPairsYetHint = 'Ils seront fixés au début de la ronde.';
export const seasonAndDays: Translation<typeof en.seasonAndDays> = ({ season, days }) => `${season} · ${days}`;

export const periodAndState: Translation<typeof en.periodAndState> = ({ period, state }) => `${period} · ${state}`;

export const final = 'Final';
export const correctionsOfSeason = 'Les corrections comptent jusqu’à la fin de la saison';
export const correctionsOfRound = 'Les corrections comptent jusqu’à la prochaine ronde ou jusqu’à la fin de la saison';
export const finalOnceImported = 'Final dès que les matchs seront importés';
export const correctionsUntil: Translation<typeof en.correctionsUntil> = ({ day }) =>
  `Les corrections comptent jusqu’au ${day}`;
export const live = 'En direct';
export const begins: Translation<typeof en.begins> = ({ day }) => `Début\u00A0: ${day}`;

export const notInMatchups: Translation<typeof en.notInMatchups> = ({ season }) =>
  `La saison ${season} ne se joue pas en duels`;
export const notInMatchupsHint =
  'Les points de toute la saison déterminent le classement. Entre deux saisons, le commissaire peut choisir les duels avec le réglage «\u00A0Formule\u00A0».';
export const notDrawnYet = 'Le tirage des duels n’a pas encore eu lieu';
export const notDrawnYetHint =
  'Il aura lieu au début de la saison. Vous verrez alors ici chaque période et chaque adversaire.';
export const calendar = 'Calendrier';
export const calendarCaption: Translation<typeof en.calendarCaption> = ({ season }) => `Périodes de duels ${season}`;
export const calendarHint =
  'C’est le calendrier prévu pour le moment. Les périodes à venir suivront les changements du calendrier de la LNH.';
export const calendarByDaysHint =
  'C’est le calendrier prévu pour le moment, en jours\u00A0: celui de la LNH n’est pas encore chargé. Les périodes suivront les matchs dès qu’il le sera.';
export const periodNumber: Translation<typeof en.periodNumber> = ({ number }) => `Période ${number}`;
export const days = 'Jours';
export const lengthInDays = 'Durée';
export const daysLong: Translation<typeof en.daysLong> = ({ days }) => countOf(days, 'jour');
export const noPeriods = 'Il ne reste aucune période de duels dans cette saison';
export const noPeriodsHint = 'Il faut au moins un jour de matchs de la LNH par période avant la fin de la saison.';

export const yourMatchup = 'Votre duel';
export const yourMatchupAgainst: Translation<typeof en.yourMatchupAgainst> = ({ team }) => `Votre duel contre ${team}`;
export const allMatchups = 'Tous les duels';
export const otherMatchups = 'Autres duels';
export const playersAndChances = 'Joueurs et probabilités';
export const players = 'Joueurs';
export const openMatchup: Translation<typeof en.openMatchup> = ({ own, other }) =>
  other === null ? `Joueurs ${de(own)}` : `Joueurs et probabilités, ${own} c. ${other}`;
export const versus = 'c.';
export const bye = 'Congé';
export const pointsOfTeam: Translation<typeof en.pointsOfTeam> = ({ team }) => `Points ${de(team)}`;
export const liveScore: Translation<typeof en.liveScore> = ({ own, other }) => `${own}, ${other}`;
export const teamAndPoints: Translation<typeof en.teamAndPoints> = ({ team, points }) => `${team} ${points}`;
export const score: Translation<typeof en.score> = ({ own, other }) => `${own}–${other}`;

export const setBy: Translation<typeof en.setBy> = ({ by, reason }) =>
  `Fixé par ${by ?? 'un commissaire'}\u00A0: ${reason}.`;
export const byTheGames: Translation<typeof en.byTheGames> = ({ own, other }) =>
  `Selon les matchs\u00A0: ${own}–${other}.`;
export const editedPairs = 'Duels modifiés';
export const setMark = ', fixé';
export const resultSet = 'Résultat fixé par';

export const bestMatchup = 'Duel de la semaine';
export const teamAndRank: Translation<typeof en.teamAndRank> = ({ team, rank }) => `${team} (${rank})`;
export const matchupOfTheWeek: Translation<typeof en.matchupOfTheWeek> = ({ home, away }) =>
  `${bestMatchup}\u00A0: ${home} c. ${away}`;
export const youLead: Translation<typeof en.youLead> = ({ team, score }) => `Vous menez ${score} contre ${team}`;
export const youTrail: Translation<typeof en.youTrail> = ({ team, score }) =>
  `Vous tirez de l’arrière ${score} contre ${team}`;
export const youAreLevel: Translation<typeof en.youAreLevel> = ({ team, score }) =>
  `Vous êtes à égalité (${score}) avec ${team}`;
export const youBeat: Translation<typeof en.youBeat> = ({ team, score }) => `Vous avez gagné ${score} contre ${team}`;
export const youLostTo: Translation<typeof en.youLostTo> = ({ team, score }) =>
  `Vous avez perdu ${score} contre ${team}`;
export const youTied: Translation<typeof en.youTied> = ({ team, score }) => `Duel nul (${score}) contre ${team}`;
export const playersLeftTonight: Translation<typeof en.playersLeftTonight> = ({ count }) =>
  `, encore ${countOf(count, 'joueur')} ce soir`;
export const youMeet: Translation<typeof en.youMeet> = ({ team, day }) => `Vous affrontez ${team} à partir du ${day}`;
export const youHaveBye = 'Vous êtes en congé pour cette période';
export const youHaveByeFrom: Translation<typeof en.youHaveByeFrom> = ({ day }) =>
  `Vous êtes en congé pour la période qui commence le ${day}`;
export const youHadBye = 'Vous étiez en congé pour cette période';
export const medianOnly: Translation<typeof en.medianOnly> = ({ words }) => `${words} et n’affrontez que la médiane`;
export const medianOnlyThen: Translation<typeof en.medianOnlyThen> = ({ words }) =>
  `${words} et n’affrontiez que la médiane`;
export const withMedian: Translation<typeof en.withMedian> = ({ words, median }) => `${words} · ${median}`;

export const wonTie: Translation<typeof en.wonTie> = ({ team }) => `L’équipe ${team} a gagné au bris d’égalité`;
const TIE_BREAKS = {
  bench: 'les points de la réserve',
  goals: 'les buts',
  players: 'le plus petit nombre de joueurs utilisés',
};
export const tieBroken: Translation<typeof en.tieBroken> = ({ by, own, other }) =>
  `Bris d’égalité selon ${TIE_BREAKS[by]}\u00A0: ${own}–${other}.`;
export const tieDecided: Translation<typeof en.tieDecided> = ({ by, reason }) =>
  `${by ?? 'Un commissaire'} a tranché l’égalité\u00A0: ${reason}`;
export const tieElsewhere = 'Bris d’égalité selon le résultat sur l’autre site.';
export const tieMark = ', au bris d’égalité';

export const leadsBy: Translation<typeof en.leadsBy> = ({ team, points }) => `L’équipe ${team} mène par ${points}`;
export const leadsWith: Translation<typeof en.leadsWith> = ({ team, score }) => `L’équipe ${team} mène ${score}`;
export const wonWith: Translation<typeof en.wonWith> = ({ team, score }) => `L’équipe ${team} a gagné ${score}`;
export const level = 'Égalité';
export const wonBy: Translation<typeof en.wonBy> = ({ team, points }) => `L’équipe ${team} a gagné par ${points}`;
export const tie = 'Nulle';
export const hasBye = 'Congé\u00A0: pas d’adversaire pour cette période';
export const hasByeAndMedian = 'Congé\u00A0: n’affronte que la médiane';

export const aboveMedian: Translation<typeof en.aboveMedian> = ({ median }) => `au-dessus de la médiane de ${median}`;
export const belowMedian: Translation<typeof en.belowMedian> = ({ median }) => `sous la médiane de ${median}`;
export const levelWithMedian: Translation<typeof en.levelWithMedian> = ({ median }) =>
  `à égalité avec la médiane de ${median}`;
export const medianIs: Translation<typeof en.medianIs> = ({ median, idle }) =>
  `La médiane des pointages de toutes les équipes est de ${median}. ${
    idle ? 'L’équipe sans adversaire l’affronte' : 'Chaque équipe l’affronte aussi'
  }\u00A0: ↑ au-dessus, ↓ en dessous, = à égalité.`;
export const medianToCome: Translation<typeof en.medianToCome> = ({ idle }) =>
  idle
    ? 'Une équipe sans adversaire affronte la médiane des pointages de toutes les équipes.'
    : 'Chaque équipe affronte aussi la médiane des pointages de toutes les équipes.';

const RECORDS = {
  share: 'le pourcentage de victoires (une nulle vaut une demi-victoire)',
  '2-1-0': 'les points au classement (2 pour une victoire, 1 pour une nulle)',
  '3-1-0': 'les points au classement (3 pour une victoire, 1 pour une nulle)',
};
export const table = 'Le classement';
export const teamsByRecord: Translation<typeof en.teamsByRecord> = ({ season }) => `Équipes selon la fiche, ${season}`;
export const team = 'Équipe';
export const record = 'Fiche';
export const winsLossesTies = 'Victoires, défaites et nulles';
export const winPercent = '% V';
export const winPercentHint = 'Pourcentage de victoires';
export const recordPoints = 'Pts';
export const recordPointsHint: Translation<typeof en.recordPointsHint> = ({ win }) =>
  `Points au classement\u00A0: ${win} pour une victoire, 1 pour une nulle`;
export const recordPointsShort: Translation<typeof en.recordPointsShort> = ({ points }) => `${points}\u00A0pts`;
export const wins = 'Victoires';
export const losses = 'Défaites';
export const ties = 'Nulles';
export const pointsPerPeriod = 'Points par période';
export const pointsPerPeriodShort = 'Par période';
export const points = 'Points';
export const pointsOfPeriods = 'Points des périodes terminées';
export const phoneFigures: Translation<typeof en.phoneFigures> = ({ share, points }) =>
  `${share} · ${points} par période`;
const CATEGORY_KINDS = {
  each: 'Chaque catégorie compte pour une victoire, une défaite ou une nulle.',
  most: 'L’équipe qui gagne le plus de catégories gagne le duel.',
};
export const tableHint: Translation<typeof en.tableHint> = ({ record, kind, steps }) => {
  const words = {
    points: kind === null ? 'les points par période' : 'les duels gagnés',
    meetings: 'les résultats entre les équipes à égalité, si elles se sont affrontées le même nombre de fois',
    division: 'les résultats à l’intérieur de la division',
  };
  const order = localeOf('fr').parts([RECORDS[record], ...steps.map((step) => words[step]), 'un tirage au sort']);
  return [
    ...(kind === null ? [] : [CATEGORY_KINDS[kind]]),
    `Le classement suit cet ordre\u00A0: ${order}.`,
    'Les périodes comptent une fois leurs matchs terminés.',
  ].join(' ');
};

export const schedule = 'Calendrier';
export const teamOfSchedule = 'Équipe du calendrier';
export const scheduleCaption: Translation<typeof en.scheduleCaption> = ({ team }) =>
  `Duels ${de(team)}, toutes les périodes`;
export const seedHint: Translation<typeof en.seedHint> = ({ seed }) =>
  `Le calendrier découle du germe ${seed}, tout comme les tirages au sort du classement.`;
export const firstDay = 'Premier jour';
export const lastDay = 'Dernier jour';
export const ownPoints = 'Points';
export const opponentPoints = 'Points de l’adversaire';
export const opponent = 'Adversaire';
export const result = 'Résultat';
export const median = 'Médiane';
export const state = 'État';
export const showPeriod: Translation<typeof en.showPeriod> = ({ number }) => `Afficher la période ${number}`;
export const resultWords: Translation<typeof en.resultWords> = { win: 'Victoire', loss: 'Défaite', tie: 'Nulle' };
export const resultWithScore: Translation<typeof en.resultWithScore> = ({ result, score }) => `${result} ${score}`;
export const medianShort: Translation<typeof en.medianShort> = ({ result }) => `Médiane\u00A0: ${result}`;

export const byCategory = 'Par catégorie';
export const categoriesOfTeam: Translation<typeof en.categoriesOfTeam> = ({ team }) => `Catégories gagnées par ${team}`;
export const categoriesBetween: Translation<typeof en.categoriesBetween> = ({ team, other }) =>
  `Catégories, ${team} et ${other}`;
export const category = 'Catégorie';
export const lead = 'Écart';
export const leadHint: Translation<typeof en.leadHint> = ({ team }) => `Avance (+) ou retard (−) ${de(team)}`;
export const winChance = 'Probabilité de victoire';
export const projected = 'projection';
export const projectedOf: Translation<typeof en.projectedOf> = ({ team }) => `${team}, projection`;
export const becomes = '→ ';
export const weightOf: Translation<typeof en.weightOf> = ({ weight }) => `compte ×${weight}`;
export const lowIsGood = 'le plus bas gagne';
export const countsAfterGame = 'compte une fois le match terminé';
export const afterGame: Translation<typeof en.afterGame> = ({ categories, count }) =>
  `${pluralOf(count, 'Catégorie comptée', 'Catégories comptées')} une fois le match terminé\u00A0: ${categories}.`;
export const byGoalieGames = 'Selon les matchs de gardien';
export const goalieGamesNeeded: Translation<typeof en.goalieGamesNeeded> = ({ least, own, other }) =>
  `Il faut ${countOf(least, 'match de gardien', 'matchs de gardien')} pour gagner les catégories des gardiens\u00A0: ${own}, ${other}.`;
export const goalieGamesOfTeam: Translation<typeof en.goalieGamesOfTeam> = ({ team, games }) =>
  `l’équipe ${team} en a ${games}`;
export const categoryPoints = 'Points de catégories';
export const categoryPointsHint =
  'Poids des catégories gagnées, plus la moitié de celui des catégories à égalité, dans les périodes terminées';
export const inBracket: Translation<typeof en.inBracket> = ({ bracket, words }) => `${bracket} · ${words}`;
export const broughtRecords: Translation<typeof en.broughtRecords> = ({ records }) =>
  `Les fiches comprennent des résultats antérieurs au transfert de la ligue sur Crease\u00A0: ${records}. Les points et les autres comparaisons n’en tiennent pas compte.`;
