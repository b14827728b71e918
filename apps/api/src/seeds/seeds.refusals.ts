import { dayWords } from '@crease/core/calendar.js';
import { refusalsIn } from '@crease/core/refusals.js';
import { gameDaysWords } from '../imports/words/imports.refusals.en.js';
import { SEEDS_REFUSALS as fr } from './seeds.refusals.fr.js';

export const SEEDS_REFUSALS = {
  'gameDays.noneOver': ({ season }: { readonly season: string }) => ({
    message: `No day of ${season} is over yet.`,
    fix: 'Name days with --from and --to.',
  }),
  'gameDays.order': gameDaysWords,
  'gameDays.notOver': ({ to }: { readonly to: string }) => ({
    message: `${dayWords(to)} is not over yet.`,
    fix: 'Name days up to yesterday.',
  }),
  'night.real': () => ({
    message: 'This league plays on real players, whose games the NHL plays.',
    fix: 'A night is replayed in a league of sample players.',
  }),
  'night.notPlaying': ({ season }: { readonly season: string }) => ({
    message: `A night can be played only during a season. The season ${season} of this league is not in progress.`,
    fix: 'Begin the season first.',
  }),
  sampleSeasonOver: ({ season }: { readonly season: string }) => ({
    message: `The sample's players have final figures for ${season}. No games can be added to a season with final figures.`,
    fix: 'Name a later season.',
  }),
};

export const { refuse, refusal } = refusalsIn('api/seeds', { en: SEEDS_REFUSALS, fr });
