import { many } from '../text.rules.js';
import type { CalendarDate } from './calendar.words.js';

/** A date as a calendar shows it. */
export const dateWords = (date: CalendarDate): { summary: string; detail: string } => {
  switch (date.is) {
    case 'sheets':
      return {
        summary: `Protection sheet of ${date.team} is due`,
        detail: date.saved ? 'It is saved. You can change it until the deadline.' : 'There is none yet.',
      };
    case 'picks': {
      const picks = date.picks === 1 ? '1 free-agent pick' : `${date.picks} free-agent picks`;
      return {
        summary: `${picks} of ${date.team} will expire`,
        detail: `Unused picks of week ${date.week} expire.`,
      };
    }
    case 'offer':
      return { summary: `The offer of ${date.from} ends`, detail: `It waits for the answer of ${date.team}.` };
    case 'trades':
      return { summary: 'Trading ends', detail: 'After it no trade can be agreed on until the season is over.' };
    case 'poll':
      return { summary: `The poll “${date.question}” ends`, detail: 'It waits for your vote.' };
    case 'matchup':
      return {
        summary: `${date.team} – ${date.other}`,
        detail:
          date.round === null
            ? `Matchup ${date.period}.`
            : date.bracket === 'third'
              ? 'Match for third place.'
              : `${date.bracket === null ? 'Play-offs' : 'Lower bracket'}, round ${date.round}.`,
      };
    case 'auctions':
      return {
        summary: 'New auctions of free agents close',
        detail: `Until then ${date.team} can open auctions of ${many(date.players, 'free agent')}.`,
      };
    case 'claim':
      return { summary: `The claim on ${date.player} is decided`, detail: `${date.team} has claimed them on waivers.` };
  }
};

/** About a draft's date. */
export const nightDetail = ({ rounds, picks }: { readonly rounds: number; readonly picks: number }): string =>
  `${rounds} rounds, ${picks} picks. It begins when the commissioner begins it.`;

export const TRADES_END =
  'After that no trade can be agreed on until the season is over, and open offers end. Trades under review are carried out.';
