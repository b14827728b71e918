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
import { changedRecordWords } from '../../competition/matchups/office/record-change.words.fr.js';
import { matchWords, pairsWords, tiedWords } from '../../competition/playoffs/playoff.words.fr.js';
import { countOf, de, listOf } from '../../french/grammar.js';
import { draftName } from '../../french/hockey.js';
import { localeOf } from '../../locale.js';
import { say, type Translation } from '../../words.js';
import { PHASE_WORDS } from './phase.words.fr.js';
import type * as en from './season.words.en.js';
import { graduationWords } from './step.words.fr.js';
import { undoingWords } from './take-back.words.fr.js';

const dayOf = (day: string): string => localeOf('fr').day(day);
const number = (points: number): string => localeOf('fr').number(points);

/** Side effects of a phase change. */
export const DETAILS: Translation<typeof en.DETAILS> = {
  'season.champion': ({ season, table }) => championWords(season, table),
  'season.picksLapsed': ({ type, picks }) =>
    `Le ${draftName(type)} n’a pas eu lieu\u00A0: ${countOf(picks, 'choix expiré', 'choix expirés')}.`,
  'season.rostersEmpty': () => 'Les formations sont vides.',
  'season.matchupsAhead': ({ periods }) => `${countOf(periods, 'période de duels', 'périodes de duels')} à venir.`,
  'season.divisionsDrawn': ({ seed, divisions }) =>
    `Les équipes ont été tirées en divisions\u00A0: ${divisionsWords(divisions)}. La graine du tirage est ${seed}.`,
  'season.weeksAhead': ({ weeks }) =>
    `${countOf(weeks, 'semaine de choix d’autonome', 'semaines de choix d’autonome')} à venir.`,
};

/** Sentences of the activity log. */
export const SEASON_LINES: Translation<typeof en.SEASON_LINES> = {
  'season.entered': (step) =>
    [
      `Nouvelle étape de la ligue\u00A0: ${PHASE_WORDS[step.phase]} (${step.season}).`,
      ...step.details.map((detail) => say(DETAILS, detail)),
      ...(step.override === null ? [] : [`Le commissaire a passé outre\u00A0: ${step.override}`]),
    ].join(' '),
  'season.datesCorrected': ({ who, lines }) => `${who} a corrigé les dates de la saison. ${lines.join(' ')}`,
  'season.datesPlanned': (plan) => `${plan.who} a fixé les dates de la saison ${plan.season}. ${plan.lines.join(' ')}`,
  'season.takenBack': (step) =>
    [
      `Le commissaire a repris le dernier changement d’étape (${PHASE_WORDS[step.step]}). L’étape est de nouveau\u00A0: ${PHASE_WORDS[step.phase]} (${step.season}).`,
      ...undoingWords(step.undoing),
    ].join(' '),
  'season.pointsCorrected': ({ from, to, days, rotoTo, teams }) =>
    [
      days === 1
        ? `Des matchs du ${dayOf(from)} ont été corrigés.`
        : `Des matchs de ${countOf(days, 'jour')}, du ${dayOf(from)} au ${dayOf(to)}, ont été corrigés.`,
      rotoTo === undefined
        ? `Points de ${days === 1 ? 'ce jour' : 'ces jours'}\u00A0:`
        : `Points de rotisserie jusqu’au ${dayOf(rotoTo)}\u00A0:`,
      `${listOf(teams.map(({ name, before, after }) => `${name} ${number(after)} au lieu de ${number(before)}`))}.`,
    ].join(' '),
  'season.finalTable': ({ season, table }) => tableWords(season, table),
  'season.weekTable': ({ day, table }) => weekTableWords(day, table),
  'season.closeMatchups': (close) => closeWords(close),
  'season.matchups': (results) => resultsWords(results),
  'season.matchupsCorrected': (results) =>
    `Des matchs ont été corrigés, et avec eux un résultat. ${resultsWords(results)}`,
  'season.playoffRound': (pairs) => pairsWords(pairs),
  'season.playoffsWon': ({ season, team }) => `${team} a gagné les séries de ${season}.`,
  'season.cupDrawn': (drawn) => cupDrawnWords(drawn),
  'season.cupNotDrawn': ({ season, weeks }) =>
    `Il n’y a pas de coupe en ${season}\u00A0: il lui faut ${countOf(weeks, 'semaine')}, et il en reste moins dans la saison.`,
  'season.cupRound': (round) => cupRoundWords(round),
  'season.cupWon': ({ season, team }) => `${team} a gagné la coupe de ${season}.`,
  'season.losersPick': ({ season, team }) =>
    `${team} a gagné le tableau des perdantes et reçoit un choix compensatoire à la fin de la 1re ronde du repêchage général de ${season}.`,
  'season.calendarMoved': ({ lost = [], ...calendar }) =>
    [
      `Le calendrier de la LNH a changé, et avec lui les périodes de duels qui n’ont pas commencé. ${calendarWords(calendar)}`,
      ...lostDayWords(lost),
    ].join(' '),
  'season.rosterOpened': ({ team, reason }) =>
    `Le commissaire a ouvert la formation ${de(team)}, qui n’a plus de duel en séries\u00A0: ${reason}`,
  'season.rosterClosed': ({ team, reason }) =>
    `Le commissaire a refermé la formation ${de(team)}, qui n’a plus de duel en séries\u00A0: ${reason}`,
  'season.resultSet': ({ reason, ...result }) =>
    `Le commissaire a fixé un résultat (${changedResultWords(result)})\u00A0: ${reason}`,
  'season.resultUndone': (result) => `Le commissaire a repris un résultat (${changedResultWords(result)}).`,
  'season.recordChanged': (change) => `Le commissaire ${changedRecordWords(change)}\u00A0: ${change.reason}`,
  'season.recordChangeUndone': (change) =>
    `Le commissaire a repris ce changement\u00A0: ${changedRecordWords(change)}.`,
  'season.tiesWait': ({ ties }) =>
    `Le commissaire décide ${ties.length === 1 ? 'd’une égalité' : 'd’égalités'} des séries\u00A0: ${tiedWords(ties)}.`,
  'season.tiesBySeed': ({ ties }) =>
    `Le commissaire n’a pas décidé à temps\u00A0: le meilleur rang a gagné. ${listOf(
      ties.map(({ winner, ...tie }) => `${winner} (${matchWords(tie)})`),
    )}.`,
  'season.tieDecided': ({ teams: [home, away], before, winner, reason, ...match }) =>
    `Le commissaire a brisé l’égalité entre ${home} et ${away} (${matchWords(match)}) en faveur ${de(winner)}, ${before === null ? 'sans décision précédente' : `après une décision en faveur ${de(before)}`}\u00A0: ${reason}`,
  'season.tieReopened': ({ teams: [home, away], before, ...match }) =>
    `Le commissaire a repris sa décision sur l’égalité entre ${home} et ${away} (${matchWords(match)}). Elle était en faveur ${de(before)}, et attend de nouveau.`,
  'season.pairsEdited': ({ period, pairs }) =>
    `Le commissaire a modifié les adversaires du duel ${period}\u00A0: ${pairs.map(pairWords).join('; ')}.`,
  'season.periodMoved': ({ period, before, after }) =>
    `Le commissaire a déplacé le dernier jour du duel ${period} du ${before} au ${after}. Le duel ${period + 1} commence le lendemain.`,
  'season.scheduleRedrawn': ({ seed }) =>
    `Le commissaire a refait le calendrier des duels. La graine du tirage est ${seed}.`,
  'season.divisionsSet': ({ divisions }) => `Le commissaire a fixé les divisions. ${divisionsWords(divisions)}.`,
  'season.divisionsRedrawn': ({ seed, divisions }) =>
    `Le commissaire a tiré les divisions au sort. ${divisionsWords(divisions)}. La graine du tirage est ${seed}.`,
  'season.graduating': (line) => `${line.team}\u00A0: ${graduationWords(line.names, dayOf(line.lastDay))}`,
  'season.graduated': ({ name, team }) =>
    `${name} n’est plus une recrue et passe de la banque d’espoirs ${de(team)} à sa formation active.`,
  'season.backInBank': ({ name, team }) => `${name} est de retour dans la banque d’espoirs ${de(team)}.`,
};
