import { countOf } from '../../../french/grammar.js';
import type { WordsOfRows } from '../../setting.model.js';
import type { RETENTION } from '../retention.settings.js';

const contracts = (count: number): string => countOf(count, 'contrat retenu', 'contrats retenus');

export const RETENTION_WORDS: WordsOfRows<typeof RETENTION> = {
  retentionEnabled: {
    label: 'Retenue de salaire',
    words: 'la retenue de salaire',
    named: 'Retenue',
    hint: 'Les équipes peuvent retenir du salaire dans un échange',
  },
  max_retention_perc: {
    label: 'Retenue maximale',
    words: 'la retenue maximale',
    named: 'Retenue maximale',
    tooLow: () => 'Permettez au moins 1\u00A0%, ou désactivez la retenue.',
    tooHigh: (most) => `On peut retenir au plus ${most}\u00A0% d’un salaire.`,
  },
  retention_slots: {
    label: 'Contrats retenus à la fois',
    words: 'le nombre de contrats retenus à la fois',
    tooLow: () => 'Permettez au moins 1 contrat retenu, ou désactivez la retenue.',
    tooHigh: (most) => `Au plus ${contracts(most)}.`,
    says: (slots) => `Une équipe peut avoir au plus ${contracts(slots)} à la fois.`,
  },
  retention_days: {
    label: 'Jours entre deux retenues',
    words: 'le nombre de jours entre deux retenues pour un joueur',
    named: 'Jours entre deux retenues',
    atZero: '0',
    tooHigh: (most) => `Au plus ${countOf(most, 'jour')} entre deux retenues.`,
    hint: (days) =>
      days === 0 ? 'On peut retenir de nouveau un salaire tout de suite.' : 'La LNH exige 75 jours depuis 2025-26.',
    says: (days) =>
      days === 0
        ? 'On peut retenir de nouveau le salaire d’un joueur dès l’échange suivant.'
        : `Il faut attendre au moins ${countOf(days, 'jour')} avant de retenir de nouveau le salaire d’un joueur.`,
  },
};
