import { roundName } from '@crease/core/competition/playoffs/playoff.words.js';
import { many } from '@crease/core/text.rules.js';

export const cup = 'Cup';
export const cupOf = ({ season }: { season: string }) => `Cup of ${season}`;
export const wonCup = ({ team }: { team: string }) => `${team} won the cup`;
export const drawOn = ({ day }: { day: string }) => `The cup is drawn on ${day}`;
export const drawOnHint = 'All teams are in it. Its rounds are the next weeks, or the next matchup periods.';
export const roundsOn = ({ days }: { days: readonly string[] }) =>
  `All teams are in it. The commissioner chose its rounds: ${days.join(', ')}.`;
export const choosePeriods = 'Choose the periods of the cup';
export const choosePeriodsHint = ({ rounds }: { rounds: number }) =>
  `The cup needs ${many(rounds, 'period')}, one for each round in the order of the calendar. They can be chosen until the draw.`;
export const firstPeriods = 'The first ones after the draw';
export const cupRound = ({ round, rounds }: { round: number; rounds: number }) => roundName(round, rounds);
export const savePeriods = 'Save periods';
export const tooLate = 'There is no cup this season';
export const tooLateHint = 'The season had too few weeks left on the day of the draw.';
export const drawHint = ({ seed }: { seed: string }) =>
  `The numbers are places of the draw, which follows from the seed ${seed}. In a tie the team that is higher in the table advances.`;
