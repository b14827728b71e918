import { dayWords } from '../calendar.js';

/** When changes of settings take effect. */
export const EFFECTS = {
  now: 'At once',
  nextWeek: 'From next week',
  midnight: 'From the next midnight',
  nextPeriod: ({ day }: { day: string | null }) =>
    day === null ? 'From the next matchup period' : `From ${dayWords(day)}`,
  nextSeason: ({ season }: { season: string }) => `From ${season}`,
  fixed: 'Can no longer change.',
  startupOver: 'The startup drafts are over.',
  sheetsOpen: ({ season }: { season: string }) =>
    `Counts from ${season}: this summer’s sheets are already being filled in.`,
  /** For changes that all take effect at the same time. */
  all: ({ effect }: { effect: string }) => `${effect}.`,
  /** 'Higher: at once. Lower: from 2026-27.' */
  byDirection: ({ kind, eases, soon, season }: DirectionFigures) => {
    const [more, less] = { switch: ['On', 'Off'], day: ['Later', 'Earlier'], figure: ['Higher', 'Lower'] }[kind];
    const [eased, other] = eases === 'up' ? [more, less] : [less, more];
    return `${eased}: ${soon.toLowerCase()}. ${other}: from ${season}.`;
  },
};

interface DirectionFigures {
  readonly kind: 'switch' | 'day' | 'figure';
  readonly eases: 'up' | 'down';
  /** When the change that takes nothing from a team takes effect. */
  readonly soon: string;
  readonly season: string;
}
