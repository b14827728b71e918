import { dayWords } from '../../calendar.js';
import { many } from '../../text.rules.js';
import type { CalendarFigures, LostDay } from './calendar.rules.js';

/** "23 regular periods from Oct 6, 2026; 2 periods are longer than the others; play-offs from Mar 22, 2027." */
export const calendarWords = ({ regular, joined, from, playoffsFrom }: CalendarFigures): string => {
  if (from === null) return 'No matchup period lies ahead.';
  const long =
    joined === 0 ? '' : `; ${joined === 1 ? 'one period is' : `${joined} periods are`} longer than the others`;
  if (regular === 0) return `Play-offs from ${dayWords(from)}${long}.`;
  const end = playoffsFrom === null ? '; no play-offs' : `; play-offs from ${dayWords(playoffsFrom)}`;
  return `${many(regular, 'regular period')} from ${dayWords(from)}${long}${end}.`;
};

/** One sentence for each day that a commissioner moved and that a new calendar does not keep. */
export const lostDayWords = (lost: readonly LostDay[]): string[] =>
  lost.map(
    ({ period, endsOn }) =>
      `Matchup ${period} no longer ends on ${dayWords(endsOn)}, the day that a commissioner chose: its days are planned by the rules again.`,
  );
