import { dayWords } from '../calendar.js';
import { listed, many } from '../text.rules.js';

export const COMPETITION_REFUSALS = {
  playoffOut: ({ team }: { readonly team: string }) => ({
    message: `${team} has no match left in the play-offs: until the season ends it cannot add, claim, drop or trade players.`,
    fix: 'Wait until the season ends, or ask your commissioner to open this roster. Later seasons’ draft picks can be traded.',
  }),
  notOut: () => ({
    message: 'The play-offs close no roster of this team now.',
    fix: 'Choose a team that has no match left.',
  }),
  cupPeriodUnknown: ({ day }: { readonly day: string }) => ({
    message: `No period after the draw of the cup begins on ${dayWords(day)}.`,
    fix: 'Choose periods that the cup offers.',
  }),
  cupPeriodsWrong: ({ given, rounds }: { readonly given: number; readonly rounds: number }) => ({
    message: `The cup has ${many(rounds, 'round')}, and ${many(given, 'period')} ${given === 1 ? 'is' : 'are'} chosen.`,
    fix: `Choose ${many(rounds, 'different period')}, or none for the next ones after the draw.`,
  }),
  teamNotOnce: ({
    team,
    times,
    least,
    most,
  }: Readonly<Record<'times' | 'least' | 'most', number>> & { readonly team: string }) => ({
    message: `${team} is in ${times} ${times === 1 ? 'pair' : 'pairs'}; each team plays ${
      least === 2 ? 'twice' : 'once'
    } in a period${most > least ? ', and one of them twice' : ''}.`,
    fix: `Name each team of the league ${least === 2 ? 'twice' : 'once'}${most > least ? ', one of them twice' : ''}.`,
  }),
  meetsItself: ({ team }: { readonly team: string }) => ({
    message: `${team} would play against itself.`,
    fix: 'Name another team as its opponent.',
  }),
  tooManyDoubles: ({ teams }: { readonly teams: readonly string[] }) => ({
    message: `${listed(teams)} would play twice in the period; only one team does.`,
    fix: 'Leave one team in two pairs.',
  }),
  pairTwice: ({ team, other }: Readonly<Record<'team' | 'other', string>>) => ({
    message: `${team} and ${other} would meet twice in the period; a double-header has two opponents.`,
    fix: 'Give each team two different opponents.',
  }),
  strangeTeam: ({ teams }: { readonly teams: number }) => ({
    message: `The pairs name ${teams === 1 ? 'a team' : `${teams} teams`} of another league.`,
    fix: 'Name each team of the league once.',
  }),
  tooManyByes: ({ byes, most, teams }: { readonly byes: number; readonly most: number; readonly teams: number }) => ({
    message: `${byes} teams would have no opponent; with ${teams} teams it is ${most === 0 ? 'none' : 'one'}.`,
    fix: 'Pair teams without an opponent with each other.',
  }),
  periodsApart: ({ period, from, to }: Readonly<Record<'from' | 'to', string>> & { readonly period: number }) => ({
    message: `Matchup ${period} and the next one are not consecutive: no matchup is played from ${from} to ${to}.`,
    fix: 'Choose two matchups without a break between them.',
  }),
  periodLength: ({
    period,
    days,
    most,
    from,
    to,
  }: Readonly<Record<'period' | 'days' | 'most', number>> & Readonly<Record<'from' | 'to', string>>) => ({
    message: `Matchup ${period} would have ${many(days, 'day')}; a period of this league has 3 to ${most}.`,
    fix: `Choose a day from ${from} to ${to}.`,
  }),
  periodGames: ({ period }: { readonly period: number }) => ({
    message: `Matchup ${period} would have fewer than 60 % of the games of a usual week.`,
    fix: 'Leave it more days with NHL games.',
  }),
  divisionsMissing: ({ given, count }: { readonly given: number; readonly count: number }) => ({
    message: `There are ${given} divisions, and the league plays with ${count}.`,
    fix: `Give ${count} divisions.`,
  }),
  teamNotInOne: ({ team, times }: { readonly team: string; readonly times: number }) => ({
    message: `${team} is in ${times === 0 ? 'no division' : `${times} divisions`}; each team is in one.`,
    fix: 'Put each team of the league into one division.',
  }),
  strangerInDivision: ({ teams }: { readonly teams: number }) => ({
    message: `The divisions name ${teams === 1 ? 'a team' : `${teams} teams`} of another league.`,
    fix: 'Put each team of the league into one division.',
  }),
  divisionsUneven: ({ most, least }: { readonly most: number; readonly least: number }) => ({
    message: `One division would have ${many(most, 'team')} and another ${least}; they differ by one team at most.`,
    fix: 'Move teams until the divisions have equal numbers of teams, or one more.',
  }),
  divisionNamedTwice: ({ name }: { readonly name: string }) => ({
    message: `Two divisions are named ${name}.`,
    fix: 'Give each division another name.',
  }),
  resultSteps: ({ points }: { readonly points: number }) => ({
    message: `Category points are at least 0 and go in steps of 0.5, not ${points}.`,
    fix: 'Enter 0, 0.5, 1 and so on.',
  }),
  resultWeights: ({ sum, most }: { readonly sum: number; readonly most: number }) => ({
    message: `The categories of this season count ${most} together, and the two sides would have ${sum}.`,
    fix: `Enter points that add up to ${most} at most.`,
  }),
  changeOfNothing: () => ({
    message: 'This change adds nothing and takes nothing.',
    fix: 'Enter an amount to add, or an amount below 0 to take it.',
  }),
  changeIsOfPoints: () => ({
    message: 'Points decide this matchup, not categories.',
    fix: 'Add points or take them.',
  }),
  changeIsOfCategory: () => ({
    message: 'The categories of this matchup do not contain this figure.',
    fix: 'Choose a figure of one of its categories.',
  }),
  changeIsWhole: ({ amount }: { readonly amount: number }) => ({
    message: `Figures of categories are whole numbers, not ${amount}.`,
    fix: 'Enter a whole number, like 1 or −1.',
  }),
};
