import { momentWords } from '@crease/core/calendar.js';
import { commissionerOnly } from '../../../platform/platform.refusals.en.js';

/** A round that has begun, with the moment of its first game; null where that was postponed later. */
interface BegunRound {
  readonly round: number;
  readonly at: number | null;
  readonly timeZone: string;
}

export const MATCHUPS_REFUSALS = {
  'forbidden.openRoster': () => commissionerOnly('open the roster of a team'),
  'forbidden.setResult': () => commissionerOnly('set the result of a matchup'),
  'forbidden.changeRecord': () => commissionerOnly('change the record of a team'),
  recordNotOpen: ({ season }: { readonly season: string }) => ({
    message: `Records of ${season} cannot be changed: it is not a season of matchups in progress.`,
    fix: 'Change them while a season of matchups is in progress.',
  }),
  recordUnchanged: () => ({
    message: 'This change adds nothing and takes nothing.',
    fix: 'Enter at least one win, loss or tie; a number below 0 takes them.',
  }),
  recordBelowZero: ({ team, kind, has }: { readonly team: string; readonly kind: string; readonly has: number }) => ({
    message: `${team} has ${has} ${kind}, so no more can be taken.`,
    fix: `Take at most ${has} ${kind}.`,
  }),
  recordChangeStays: () => ({
    message: 'A period has ended since, so the change stays.',
    fix: 'Change the record again instead.',
  }),
  'forbidden.changeScore': () => commissionerOnly('change the score of a matchup'),
  'scoreNotOpen.season': ({ season }: { readonly season: string }) => ({
    message: `Scores of ${season} can be changed only while the season is in progress.`,
    fix: 'Undo the end of the season first.',
  }),
  'scoreNotOpen.yet': ({ day }: { readonly day: string }) => ({
    message: `This matchup has not begun. Its first day is ${day}.`,
    fix: 'Change the score from its first day on.',
  }),
  'scoreNotOpen.round': ({ round }: { readonly round: number }) => ({
    message: `Round ${round} of the play-offs is final, so its scores stay.`,
    fix: 'Change scores of a round before the next one begins.',
  }),
  'scoreNotOpen.set': () => ({
    message: 'A commissioner set the result of this team in the period, so a change of the score would not count.',
    fix: 'Undo the set result first, or set it again.',
  }),
  scoreChangeStays: () => ({
    message: 'A period has ended since, so the change stays.',
    fix: 'Change the score again instead.',
  }),
  'forbidden.decideTie': () => commissionerOnly('decide a tie in the play-offs'),
  'forbidden.editSchedule': () => commissionerOnly('edit the schedule'),
  'forbidden.setDivisions': () => commissionerOnly('set the divisions'),
  'forbidden.chooseCupPeriods': () => commissionerOnly('choose the periods of the cup'),
  'cupNotOpen.phase': () => ({
    message: 'The periods of a cup are known once the season has begun.',
    fix: 'Choose them between the beginning of the season and the draw.',
  }),
  'cupNotOpen.none': () => ({
    message: 'No cup is played this season.',
    fix: 'Choose a day of the draw in the settings; it counts from the next season on.',
  }),
  'cupNotOpen.drawn': () => ({
    message: 'The cup of this season has been drawn, so its rounds stay as they are.',
    fix: 'Choose the periods before the draw next season.',
  }),
  'divisionsNotOpen.phase': () => ({
    message: 'The divisions of the next season can be set once its drafts begin.',
    fix: 'Wait until the league has entered the drafts.',
  }),
  'divisionsNotOpen.none': () => ({
    message: 'This season is played without divisions.',
    fix: 'Set the number of divisions in the settings; it counts from the next season on.',
  }),
  'divisionsNotOpen.begun': ({ day }: { readonly day: string }) => ({
    message: `The first period began on ${day}, so the divisions stay as they are.`,
    fix: 'Set them before the next season.',
  }),
  'pairsNotOpen.season': () => ({
    message: 'The schedule can be edited only while the season is in progress.',
    fix: 'Start the season first; the schedule is drawn then.',
  }),
  'pairsNotOpen.round': ({ round }: { readonly round: number }) => ({
    message: `The pairs of round ${round} of the play-offs follow from the table and the results.`,
    fix: 'Choose a regular period that has not begun.',
  }),
  'pairsNotOpen.begun': ({ period, day }: { readonly period: number; readonly day: string }) => ({
    message: `Matchup ${period} began on ${day}.`,
    fix: 'Choose a period that has not begun.',
  }),
  'pairsNotOpen.inRound': ({ round, day }: { readonly round: number; readonly day: string }) => ({
    message: `Round ${round} of the play-offs began on ${day}.`,
    fix: 'Choose a round that has not begun.',
  }),
  lastPeriodStays: ({ period }: { readonly period: number }) => ({
    message: `Matchup ${period} is the last one, so its last day stays.`,
    fix: 'Choose an earlier period, or correct the dates of the season.',
  }),
  'pairsNotOpen.redraw': ({ day }: { readonly day: string }) => ({
    message: `The first period began on ${day}, so the schedule is not drawn again.`,
    fix: 'Edit the pairs of the periods that have not begun.',
  }),
  'resultNotOpen.season': ({ season }: { readonly season: string }) => ({
    message: `Results of ${season} can be set only while the season is in progress.`,
    fix: 'Undo the end of the season first.',
  }),
  'resultNotOpen.next': ({ round, at, timeZone }: BegunRound) => ({
    message:
      at === null
        ? `The pairs of round ${round} of the play-offs are final, so results before it stay.`
        : `Round ${round} of the play-offs began with its first NHL game, ${momentWords(at, timeZone)}, so results before it stay.`,
    fix: 'Set the result of a match in the round that is played now.',
  }),
  levelResult: ({ round }: { readonly round: number }) => ({
    message: `With this result the teams are tied in round ${round} of the play-offs.`,
    fix: 'Give the team that advances more points than the other.',
  }),
  'resultNotOpen.bye': () => ({
    message: 'Without an opponent there is no result.',
    fix: 'Choose a matchup of two teams.',
  }),
  'resultNotOpen.yet': ({ period, day }: { readonly period: number; readonly day: string }) => ({
    message: `The results of matchup ${period} are not announced yet. Its last day is ${day}.`,
    fix: 'Set the result after they are in the log.',
  }),
  'resultNotOpen.ties': () => ({
    message: 'The play-offs have begun, and this matchup breaks a tie between these teams there.',
    fix: 'Results of other matchups can still be set.',
  }),
  'tieNotOpen.season': ({ season }: { readonly season: string }) => ({
    message: `Ties of ${season} can be decided only while the season is in progress.`,
    fix: 'Undo the end of the season first.',
  }),
  'tieNotOpen.regular': ({ period }: { readonly period: number }) => ({
    message: `Matchup ${period} is no round of the play-offs.`,
    fix: 'Set the result of a regular matchup on its page.',
  }),
  'tieNotOpen.rule': () => ({
    message: 'In this season the commissioner does not decide ties in the play-offs.',
    fix: 'Choose so in the settings; it counts from the next season on.',
  }),
  'tieNotOpen.bye': () => ({
    message: 'Without an opponent there is no tie.',
    fix: 'Choose a match of two teams.',
  }),
  'tieNotOpen.yet': ({ day }: { readonly day: string }) => ({
    message: `The result of this round is not announced yet. Its last day is ${day}.`,
    fix: 'Decide after the results are in the log.',
  }),
  'tieNotOpen.level': ({ points, other }: { readonly points: number; readonly other: number }) => ({
    message: `The teams are not tied: it is ${points} to ${other}.`,
    fix: 'There is nothing to decide.',
  }),
  'tieNotOpen.begun': ({ round, at, timeZone }: BegunRound) => ({
    message:
      at === null
        ? `The pairs of round ${round} are final.`
        : `Round ${round} began with its first game of the NHL at ${momentWords(at, timeZone)}.`,
    fix: 'The winner of this tie stays.',
  }),
  notInTie: () => ({
    message: 'This team is not one of the two tied teams.',
    fix: 'Choose one of them as the winner.',
  }),
  noDecision: () => ({
    message: 'No commissioner has decided this tie.',
    fix: 'There is nothing to undo.',
  }),
  sameResult: ({ home, away }: { readonly home: number; readonly away: number }) => ({
    message: `The games already give ${home} and ${away}.`,
    fix: 'Enter other points, or leave the result as it is.',
  }),
  noSetResult: () => ({
    message: 'The result of this matchup is the one of the games.',
    fix: 'There is nothing to undo.',
  }),
  setResultStays: () => ({
    message: 'A period has ended since this result was set, so it cannot be undone.',
    fix: 'Set the result again, with a reason.',
  }),
  teamTwice: ({ team }: { readonly team: string }) => ({
    message: `${team} is on both sides of this change.`,
    fix: 'Name two different teams.',
  }),
  tooManyOutlooks: ({ most }: { readonly most: number }) => ({
    message: `The effects of a trade can be calculated at most ${most} times a minute.`,
    fix: 'Try again in a minute.',
  }),
};
