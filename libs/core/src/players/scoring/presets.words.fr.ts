import type { Translation } from '../../words.js';
import type * as en from './presets.words.en.js';

export const PRESET_WORDS: Translation<typeof en.PRESET_WORDS> = {
  standard: { label: 'Standard', about: 'Buts, passes, victoires et blanchissages.' },
  yahoo: { label: 'Ligue aux points Yahoo', about: 'Le barème de Yahoo pour une ligue aux points.' },
  fantrax: {
    label: 'Ligue aux points Fantrax',
    about: 'Un barème courant des ligues aux points de Fantrax, où chaque ligue fixe le sien.',
  },
  espn: { label: 'Ligue aux points ESPN', about: 'Le barème d’ESPN pour une ligue aux points.' },
  quebec: {
    label: 'Pool québécois',
    about: 'Le barème habituel des pools au Québec\u00A0: un but d’un défenseur ou d’un gardien rapporte plus.',
  },
};
