import { isDay } from '../../calendar.js';
import { calendarWords, lostDayWords } from '../../competition/calendar/calendar.words.fr.js';
import { championWords, tableWords, weekTableWords } from '../../competition/champion.words.fr.js';
import { cupDrawnWords, cupRoundWords } from '../../competition/cup/cup.words.fr.js';
import { divisionsWords } from '../../competition/divisions/division.words.fr.js';
import {
  changedResultWords,
  closeWords,
  pairWords,
  resultsWords,
} from '../../competition/matchups/words/matchup.words.fr.js';
import { changedScoreWords } from '../../competition/matchups/office/score-change.words.fr.js';
import { changedRecordWords, newRecordWords } from '../../competition/matchups/office/record-change.words.fr.js';
import { matchWords, pairsWords, tiedWords } from '../../competition/playoffs/playoff.words.fr.js';
import { countOf, de, feminineOrdinal, listOf, pluralOf } from '../../french/grammar.js';
import { draftName } from '../../french/hockey.js';
import { localeOf } from '../../locale.js';
import { say, type Translation } from '../../words.js';
import { PHASE_WORDS } from './phase.words.fr.js';
import type * as en from './season.words.en.js';
import { graduationWords } from './step.words.fr.js';
import { undoingWords } from './take-back.words.fr.js';
import { changedDatesWords } from './season-dates.words.fr.js';

const dayOf = (day: string): string => localeOf('fr').day(day);
const storedDay = (day: string): string => (isDay(day) ? dayOf(day) : day);
const inRound = (round: number | null, rounds: number): string =>
  round === null ? '' : ` (${matchWords({ round, rounds, bracket: null })})`;
const number = (points: number): string => localeOf('fr').number(points);

export const DETAILS: Translation<typeof en.DETAILS> = {
  'season.champion': ({ season, table }) => championWords(season, table),
  'season.picksLapsed': ({ type, picks }) =>
    `Le ${draftName(type)} n’a pas eu lieu\u00A0: ${countOf(picks, 'choix expiré', 'choix expirés')}.`,
  'season.rostersEmpty': () => 'Les formations sont vides.',
  'season.matchupsAhead': ({ periods, seed }) =>
    `${countOf(periods, 'période de duels', 'périodes de duels')} à venir.${
      seed === undefined ? '' : ` Le calendrier découle du germe ${seed}.`
    }`,
  'season.divisionsDrawn': ({ seed, divisions }) =>
    `Les équipes ont été réparties au hasard dans les divisions\u00A0: ${divisionsWords(divisions)}. Germe du tirage\u00A0: ${seed}.`,
  'season.weeksAhead': ({ weeks }) =>
    `${countOf(weeks, 'semaine de choix d’autonome', 'semaines de choix d’autonome')} à venir.`,
};

export const SEASON_LINES: Translation<typeof en.SEASON_LINES> = {
  'season.entered': (step) =>
    [
      `Nouvelle étape de la ligue\u00A0: ${PHASE_WORDS[step.phase]} (${step.season}).`,
      ...step.details.map((detail) => say(DETAILS, detail)),
      ...(step.override === null ? [] : [`Le commissaire a passé outre aux règles\u00A0: ${step.override}`]),
    ].join(' '),
  'season.datesCorrected': ({ who, ...dates }) =>
    `${who} a corrigé les dates de la saison. ${changedDatesWords(dates).join(' ')}`,
  'season.datesPlanned': ({ who, season, ...dates }) =>
    `${who} a fixé les dates de la saison ${season}. ${changedDatesWords(dates).join(' ')}`,
  'season.takenBack': (step) =>
    [
      `Le commissaire a annulé le dernier changement d’étape (${PHASE_WORDS[step.step]}). L’étape est de nouveau\u00A0: ${PHASE_WORDS[step.phase]} (${step.season}).`,
      ...undoingWords(step.undoing),
    ].join(' '),
  'season.pointsCorrected': ({ from, to, days, rotoTo, teams }) =>
    [
      days === 1
        ? `Des matchs du ${dayOf(from)} ont été corrigés.`
        : `Des matchs joués du ${dayOf(from)} au ${dayOf(to)} (${countOf(days, 'jour')}) ont été corrigés.`,
      rotoTo === undefined
        ? `Points de ${days === 1 ? 'ce jour' : 'ces jours'}\u00A0:`
        : `Points de rôtisserie jusqu’au ${dayOf(rotoTo)}\u00A0:`,
      `${listOf(teams.map(({ name, before, after }) => `${name} ${number(after)} au lieu de ${number(before)}`))}.`,
    ].join(' '),
  'season.finalTable': ({ season, table }) => tableWords(season, table),
  'season.weekTable': ({ day, table }) => weekTableWords(day, table),
  'season.closeMatchups': (close) => closeWords(close),
  'season.matchups': (results) => resultsWords(results),
  'season.matchupsCorrected': (results) =>
    `La correction de certains matchs a changé un résultat. ${resultsWords(results)}`,
  'season.playoffRound': (pairs) => pairsWords(pairs),
  'season.playoffsWon': ({ season, team }) => `L’équipe ${team} a gagné les séries de ${season}.`,
  'season.cupDrawn': (drawn) => cupDrawnWords(drawn),
  'season.cupNotDrawn': ({ season, weeks }) =>
    `Il n’y a pas de coupe en ${season}\u00A0: il faudrait ${countOf(weeks, 'semaine')}, et il n’en reste pas assez.`,
  'season.cupPeriodsSet': ({ season, rounds }) =>
    rounds.length === 0
      ? `La coupe de ${season} se jouera de nouveau pendant les premières périodes après son tirage.`
      : `Le commissaire a choisi les jours de la coupe de ${season}\u00A0: ${rounds
          .map(
            ({ startsOn, endsOn }, index) =>
              `${feminineOrdinal(index + 1)} ronde du ${dayOf(startsOn)} au ${dayOf(endsOn)}`,
          )
          .join('; ')}.`,
  'season.cupPeriodsGone': ({ season }) =>
    `Les périodes choisies pour la coupe de ${season} ne correspondent plus au calendrier ou au nombre d’équipes. La coupe se jouera pendant les premières périodes après le tirage.`,
  'season.cupRound': (round) => cupRoundWords(round),
  'season.cupWon': ({ season, team }) => `L’équipe ${team} a gagné la coupe de ${season}.`,
  'season.losersPick': ({ season, team }) =>
    `L’équipe ${team} a gagné le tableau des perdantes et reçoit un choix compensatoire à la fin de la 1re ronde du repêchage général de ${season}.`,
  'season.losersFirst': ({ season, team }) =>
    `L’équipe ${team} a gagné le tableau des perdantes et choisira en premier au repêchage général et au repêchage des recrues de ${season}.`,
  'season.calendarMoved': ({ lost = [], ...calendar }) =>
    [
      `Le calendrier de la LNH a changé, ce qui modifie les périodes de duels qui n’ont pas commencé. ${calendarWords(calendar)}`,
      ...lostDayWords(lost),
    ].join(' '),
  'season.rosterOpened': ({ team, reason }) =>
    `Le commissaire a ouvert la formation de l’équipe ${team}, qui n’a plus de duel à jouer en séries\u00A0: ${reason}`,
  'season.rosterClosed': ({ team, reason }) =>
    `Le commissaire a refermé la formation de l’équipe ${team}, qui n’a plus de duel à jouer en séries\u00A0: ${reason}`,
  'season.resultSet': ({ reason, ...result }) =>
    `Le commissaire a fixé un résultat (${changedResultWords(result)})\u00A0: ${reason}`,
  'season.resultUndone': (result) =>
    `Le commissaire a annulé le résultat fixé à la main (${changedResultWords(result)}).`,
  'season.recordChanged': (change) => {
    const record = newRecordWords(change);
    return `Le commissaire ${changedRecordWords(change)}${record === null ? '' : `, maintenant ${record}`}\u00A0: ${change.reason}`;
  },
  'season.recordChangeUndone': (change) => {
    const record = newRecordWords(change);
    return `Le commissaire a annulé ce changement\u00A0: «\u00A0Le commissaire ${changedRecordWords(change)}\u00A0».${record === null ? '' : ` La fiche est de ${record}.`}`;
  },
  'season.scoreChanged': ({ reason, ...change }) =>
    `Le commissaire a changé un pointage\u00A0: ${changedScoreWords(change)}. Raison\u00A0: ${reason}`,
  'season.scoreChangeUndone': (change) =>
    `Le commissaire a annulé un changement de pointage\u00A0: ${changedScoreWords(change)}.`,
  'season.tiesWait': ({ ties }) =>
    `Le commissaire doit trancher ${ties.length === 1 ? 'une égalité' : 'des égalités'} en séries\u00A0: ${tiedWords(ties)}.`,
  'season.tiesBySeed': ({ ties }) =>
    `Le commissaire n’a pas tranché à temps\u00A0: ${pluralOf(ties.length, 'l’équipe la mieux classée l’emporte', 'les équipes les mieux classées l’emportent')}. ${listOf(
      ties.map(({ winner, ...tie }) => `${winner} (${matchWords(tie)})`),
    )}.`,
  'season.tieDecided': ({ teams: [home, away], before, winner, reason, ...match }) =>
    `Le commissaire a tranché l’égalité entre ${home} et ${away} (${matchWords(match)}) en faveur de l’équipe ${winner}${before === null ? '' : `, après une première décision en faveur de l’équipe ${before}`}\u00A0: ${reason}`,
  'season.tieReopened': ({ teams: [home, away], before, ...match }) =>
    `Le commissaire a annulé sa décision sur l’égalité entre ${home} et ${away} (${matchWords(match)}). Elle était en faveur de l’équipe ${before}; il faut de nouveau trancher.`,
  'season.pairsEdited': ({ period, pairs }) =>
    `Le commissaire a modifié les duels de la période ${period}\u00A0: ${pairs.map(pairWords).join('; ')}.`,
  'season.periodMoved': ({ period, before, after, rounds = 0, round = null, next = null }) =>
    `Le commissaire a déplacé le dernier jour de la période ${period}${inRound(round, rounds)} du ${storedDay(before)} au ${storedDay(after)}. La période ${period + 1}${inRound(next, rounds)} commence le lendemain.`,
  'season.scheduleRedrawn': ({ seed }) =>
    `Le commissaire a tiré de nouveau le calendrier des duels. Germe du tirage\u00A0: ${seed}.`,
  'season.divisionsSet': ({ divisions }) => `Le commissaire a fixé les divisions. ${divisionsWords(divisions)}.`,
  'season.divisionsRedrawn': ({ seed, divisions }) =>
    `Le commissaire a tiré les divisions au sort. ${divisionsWords(divisions)}. Germe du tirage\u00A0: ${seed}.`,
  'season.graduating': (line) => `${line.team}\u00A0: ${graduationWords(line.names, dayOf(line.lastDay))}`,
  'season.graduated': ({ name, team }) =>
    `${name} n’est plus une recrue et passe de la banque d’espoirs ${de(team)} à la formation active.`,
  'season.backInBank': ({ name, team }) => `${name} est de retour dans la banque d’espoirs ${de(team)}.`,
};
