import { changedScoreWords } from '../../competition/matchups/office/score-change.words.en.js';
import type { ChangedScore } from '../../competition/matchups/office/score-change.words.js';
import {
  changedRecordWords,
  newRecordWords,
  type RecordChange,
} from '../../competition/matchups/office/record-change.words.js';
import { locale } from '../../locale.js';
import { cupDrawnWords, cupRoundWords, type CupPeriods, type CupRound } from '../../competition/cup/cup.words.js';
import type { DraftType } from '../../draft-type.js';
import type { LeaguePhase } from '../../leagues/league.rules.js';
import type { Season } from '../../season.js';
import { say } from '../../words.js';
import {
  changedResultWords,
  closeWords,
  pairWords,
  resultsWords,
  type ChangedResult,
  type CloseMatchups,
  type EditedPairs,
  type MovedBoundary,
  type PeriodResults,
} from '../../competition/matchups/matchup.words.js';
import { divisionsWords, type DrawnDivisions } from '../../competition/divisions/division.words.js';
import { matchWords, pairsWords, tiedWords, type RoundPairs } from '../../competition/playoffs/playoff.words.js';
import type { CalendarFigures, LostDay } from '../../competition/calendar/calendar.rules.js';
import { calendarWords, lostDayWords } from '../../competition/calendar/calendar.words.js';
import { championWords, tableWords, weekTableWords } from '../../competition/champion.words.js';
import type { FinalRow } from '../../competition/champion.rules.js';
import { PHASE_WORDS } from '../phase.words.js';
import { graduationWords } from '../step.words.js';
import type { Undoing } from '../take-back.rules.js';
import { undoingWords } from '../take-back.words.js';
import { changedDatesWords, type ChangedDates } from './season-dates.words.en.js';
import { dayWords, isDay } from '../../calendar.js';
import { listed, many } from '../../text.rules.js';
import type { Table, PointsCorrected, InBank, TiedTeams, SeasonDetail } from '../season.words.js';

/** Earlier releases stored words in the place of some days. */
const storedDay = (day: string): string => (isDay(day) ? dayWords(day) : day);
/** ' (the semi-finals)'; nothing for a regular period. */
const inRound = (round: number | null, rounds: number): string =>
  round === null ? '' : ` (${matchWords({ round, rounds, bracket: null })})`;

/** Side effects of a phase change. */
export const DETAILS = {
  'season.champion': ({ season, table }: Table) => championWords(season, table),
  'season.picksLapsed': ({ type, picks }: { readonly type: DraftType; readonly picks: number }) =>
    `The ${type} draft was not held: ${many(picks, 'pick')} lapsed.`,
  'season.rostersEmpty': () => 'Rosters are empty.',
  /** Lines of earlier versions lack the seed. */
  'season.matchupsAhead': ({ periods, seed }: { readonly periods: number; readonly seed?: string }) =>
    `${many(periods, 'matchup period')} ${periods === 1 ? 'lies' : 'lie'} ahead.${
      seed === undefined ? '' : ` The schedule was drawn from the seed ${seed}.`
    }`,
  'season.divisionsDrawn': ({ seed, divisions }: DrawnDivisions) =>
    `Teams were drawn into divisions: ${divisionsWords(divisions)}. The seed is ${seed}.`,
  'season.weeksAhead': ({ weeks }: { readonly weeks: number }) => `${weeks} weeks of free-agent picks lie ahead.`,
};

export const SEASON_LINES = {
  'season.entered': (step: {
    readonly phase: LeaguePhase;
    readonly season: Season;
    readonly details: readonly SeasonDetail[];
    /** The commissioner's reason when a rule was overridden. */
    readonly override: string | null;
  }) =>
    [
      `The league has entered ${PHASE_WORDS[step.phase]} (${step.season}).`,
      ...step.details.map((detail) => say(DETAILS, detail)),
      ...(step.override === null ? [] : [`Commissioner override: ${step.override}`]),
    ].join(' '),
  'season.datesCorrected': ({ who, ...dates }: ChangedDates & { readonly who: string }) =>
    `${who} corrected the dates of the season. ${changedDatesWords(dates).join(' ')}`,
  'season.datesPlanned': ({
    who,
    season,
    ...dates
  }: ChangedDates & { readonly who: string; readonly season: Season }) =>
    `${who} set the dates of the season ${season}. ${changedDatesWords(dates).join(' ')}`,
  'season.takenBack': (step: {
    readonly step: LeaguePhase;
    readonly phase: LeaguePhase;
    readonly season: Season;
    readonly undoing: Undoing;
  }) =>
    [
      `The commissioner undid the step to ${PHASE_WORDS[step.step]}: the league is in ${PHASE_WORDS[step.phase]} again (${step.season}).`,
      ...undoingWords(step.undoing),
    ].join(' '),
  'season.pointsCorrected': ({ from, to, days, rotoTo, teams }: PointsCorrected) =>
    [
      days === 1
        ? `Games of ${dayWords(from)} were corrected.`
        : `Games of ${days} days from ${dayWords(from)} to ${dayWords(to)} were corrected.`,
      rotoTo === undefined
        ? `Points of ${days === 1 ? 'that day' : 'these days'}:`
        : `Roto points up to ${dayWords(rotoTo)}:`,
      `${listed(teams.map(({ name, before, after }) => `${name} ${after} instead of ${before}`))}.`,
    ].join(' '),
  'season.finalTable': ({ season, table }: Table) => tableWords(season, table),
  'season.weekTable': ({ day, table }: { readonly day: string; readonly table: readonly FinalRow[] }) =>
    weekTableWords(day, table),
  'season.closeMatchups': (close: CloseMatchups) => closeWords(close),
  'season.matchups': (results: PeriodResults) => resultsWords(results),
  'season.matchupsCorrected': (results: PeriodResults) =>
    `Games were corrected, and with them a result. ${resultsWords(results)}`,
  'season.playoffRound': (pairs: RoundPairs) => pairsWords(pairs),
  'season.playoffsWon': ({ season, team }: { readonly season: Season; readonly team: string }) =>
    `${team} won the play-offs of ${season}.`,
  'season.cupDrawn': (drawn: CupRound & { readonly seed: string }) => cupDrawnWords(drawn),
  'season.cupNotDrawn': ({ season, weeks }: { readonly season: Season; readonly weeks: number }) =>
    `There is no cup in ${season}: it needs ${many(weeks, 'week')}, and the season has fewer left.`,
  'season.cupPeriodsSet': ({ season, rounds }: CupPeriods) =>
    rounds.length === 0
      ? `The cup of ${season} is played in the first periods after its draw again.`
      : `The commissioner chose the days of the cup of ${season}: ${rounds
          .map(({ startsOn, endsOn }, index) => `round ${index + 1} from ${dayWords(startsOn)} to ${dayWords(endsOn)}`)
          .join('; ')}.`,
  'season.cupPeriodsGone': ({ season }: { readonly season: Season }) =>
    `The chosen periods of the cup of ${season} no longer fit the calendar and the teams. It is played in the first ones after the draw.`,
  'season.cupRound': (round: CupRound) => cupRoundWords(round),
  'season.cupWon': ({ season, team }: { readonly season: Season; readonly team: string }) =>
    `${team} won the cup of ${season}.`,
  'season.losersPick': ({ season, team }: { readonly season: Season; readonly team: string }) =>
    `${team} won the loser’s bracket, and gets a compensatory pick at the end of round 1 of the general draft of ${season}.`,
  'season.losersFirst': ({ season, team }: { readonly season: Season; readonly team: string }) =>
    `${team} won the loser’s bracket, and picks first in the general draft and the rookie draft of ${season}.`,
  'season.calendarMoved': ({ lost = [], ...calendar }: CalendarFigures & { readonly lost?: readonly LostDay[] }) =>
    [
      `The schedule of the NHL changed, and with it the matchup periods that have not begun. ${calendarWords(calendar)}`,
      ...lostDayWords(lost),
    ].join(' '),
  'season.rosterOpened': ({ team, reason }: { readonly team: string; readonly reason: string }) =>
    `The commissioner opened the roster of ${team}, which has no match left in the play-offs: ${reason}`,
  'season.rosterClosed': ({ team, reason }: { readonly team: string; readonly reason: string }) =>
    `The commissioner closed the roster of ${team} again, which has no match left in the play-offs: ${reason}`,
  'season.resultSet': ({ reason, ...result }: ChangedResult & { readonly reason: string }) =>
    `The commissioner set the result of ${changedResultWords(result)}: ${reason}`,
  'season.resultUndone': (result: ChangedResult) =>
    `The commissioner undid the result of ${changedResultWords(result)}.`,
  'season.recordChanged': (change: RecordChange & { readonly reason: string }) => {
    const record = newRecordWords(change);
    return `The commissioner ${changedRecordWords(change)}${record === null ? '' : `, now ${record}`}: ${change.reason}`;
  },
  'season.recordChangeUndone': (change: RecordChange) => {
    const record = newRecordWords(change);
    return `The commissioner undid a change: ${changedRecordWords(change)}.${record === null ? '' : ` The record is ${record}.`}`;
  },
  'season.scoreChanged': ({ reason, ...change }: ChangedScore & { readonly reason: string }) =>
    `The commissioner changed a score: ${changedScoreWords(change)}. Reason: ${reason}`,
  'season.scoreChangeUndone': (change: ChangedScore) =>
    `The commissioner undid a change of a score: ${changedScoreWords(change)}.`,
  'season.tiesWait': ({ ties }: { readonly ties: readonly TiedTeams[] }) =>
    `The commissioner decides ${ties.length === 1 ? 'a tie' : 'ties'} of the play-offs: ${tiedWords(ties)}.`,
  'season.tiesBySeed': ({ ties }: { readonly ties: readonly (TiedTeams & { readonly winner: string })[] }) =>
    `The commissioner did not decide in time, so the better seed won: ${locale.list(
      ties.map(({ winner, ...tie }) => `${winner} in ${matchWords(tie)}`),
    )}.`,
  'season.tieDecided': ({
    teams: [home, away],
    before,
    winner,
    reason,
    ...match
  }: TiedTeams & { readonly before: string | null; readonly winner: string; readonly reason: string }) =>
    `The commissioner decided the tie of ${home} and ${away} in ${matchWords(match)} for ${winner}, ${before === null ? 'which was not decided before' : `which was decided for ${before} before`}: ${reason}`,
  'season.tieReopened': ({ teams: [home, away], before, ...match }: TiedTeams & { readonly before: string }) =>
    `The commissioner undid the decision of the tie of ${home} and ${away} in ${matchWords(match)}. It was for ${before}, and waits again.`,
  'season.pairsEdited': ({ period, pairs }: EditedPairs) =>
    `The commissioner edited the pairs of matchup ${period}: ${pairs.map(pairWords).join('; ')}.`,
  'season.periodMoved': ({ period, before, after, rounds = 0, round = null, next = null }: MovedBoundary) =>
    `The commissioner moved the last day of matchup ${period}${inRound(round, rounds)} from ${storedDay(before)} to ${storedDay(after)}. Matchup ${period + 1}${inRound(next, rounds)} begins on the day after it.`,
  'season.scheduleRedrawn': ({ seed }: { readonly seed: string }) =>
    `The commissioner drew the schedule of matchups again. Its seed is ${seed}.`,
  'season.divisionsSet': ({ divisions }: Pick<DrawnDivisions, 'divisions'>) =>
    `The commissioner set the divisions. ${divisionsWords(divisions)}.`,
  'season.divisionsRedrawn': ({ seed, divisions }: DrawnDivisions) =>
    `The commissioner drew the divisions. ${divisionsWords(divisions)}. The seed is ${seed}.`,
  'season.graduating': (line: {
    readonly team: string;
    readonly names: readonly string[];
    /** The season's last day: '2026-04-16'. */
    readonly lastDay: string;
  }) => `${line.team}: ${graduationWords(line.names, dayWords(line.lastDay))}`,
  'season.graduated': ({ name, team }: InBank) =>
    `${name} is no longer a rookie and moves from the rookie bank of ${team} to its active roster.`,
  'season.backInBank': ({ name, team }: InBank) => `${name} is back in the rookie bank of ${team}.`,
};
