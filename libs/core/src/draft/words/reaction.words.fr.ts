import type { Translation } from '../../words.js';
import type * as en from './reaction.words.en.js';

export const REACTIONS: Translation<typeof en.REACTIONS> = {
  good: 'Bon choix',
  steal: 'Une aubaine',
  fire: 'En feu',
  laugh: 'Drôle',
  wanted: 'Je le voulais',
  doubt: 'Vraiment?',
};
