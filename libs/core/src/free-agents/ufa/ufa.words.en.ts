import { momentWords } from '../../calendar.js';
import { many } from '../../text.rules.js';
import { ufaDays, type UfaSettings } from './ufa.rules.js';

export const UFA_LINES = {
  'ufa.opened': ({
    players,
    until,
    timeZone,
  }: {
    readonly players: number;
    readonly until: string;
    readonly timeZone: string;
  }) =>
    `Free agency has begun with ${many(players, 'unrestricted free agent')}. Teams can open auctions until ${momentWords(Date.parse(until), timeZone)}.`,
};

/** The rulebook's rule about unrestricted free agents. */
export const ufaWords = (settings: UfaSettings): string => {
  const days = ufaDays(settings);
  return days === null
    ? 'No auctions are held between seasons.'
    : [
        'Players whose contract ends and who are not restricted are auctioned as the next season begins, by the rules of auctions and with the budgets of that season.',
        `Teams have ${many(days, 'day')} to open auctions. Auctions that are under way then are finished, and free agency ends with the last one.`,
        'A restricted free agent whom the former team lets go can be auctioned until then, too. No other player can be added.',
        'Players whom no team bids for stay free agents.',
      ].join(' ');
};
