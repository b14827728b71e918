import { countOf } from '../../../french/grammar.js';
import { scoringRule } from '../../../players/scoring/scoring.words.js';
import { durationWords } from '../../../text.rules.js';
import type { WordsOfRows } from '../../setting.model.js';
import type { PLAY } from '../play.settings.js';

export const PLAY_WORDS: WordsOfRows<typeof PLAY> = {
  waiver_hours: {
    label: 'Heures au ballottage',
    words: 'la durée du ballottage',
    tooHigh: () => 'Le ballottage dure au plus une semaine (168 heures).',
    hint: (hours) =>
      hours === 0
        ? 'Les joueurs libérés deviennent autonomes tout de suite.'
        : `Les équipes ont ${countOf(hours, 'heure')} pour réclamer un joueur libéré.`,
  },
  trade_review_hours: {
    label: 'Heures de révision',
    words: 'la durée de révision des échanges',
    tooHigh: (most) => `Une révision dure au plus ${countOf(most, 'heure')}.`,
    hint: (hours) =>
      hours === 0
        ? 'Un échange accepté est exécuté tout de suite.'
        : `Un veto est possible pendant ${countOf(hours, 'heure')} après l’acceptation.`,
  },
  draft_trades_at_once: {
    label: 'Échanges de choix exécutés tout de suite',
    words: 'l’exécution immédiate des échanges de choix de repêchage',
    hint: 'Pendant un repêchage, un échange qui ne comprend que des choix de repêchage est exécuté dès son acceptation.',
  },
  draft_time_bank: {
    label: 'Banque de temps au repêchage (secondes)',
    words: 'la banque de temps au repêchage',
    tooHigh: () => 'La banque de temps doit être d’au plus 86\u00A0400 secondes (24 heures).',
    hint: (seconds) =>
      seconds === 0
        ? 'Pas de banque de temps\u00A0: l’équipe doit choisir avant la fin du chrono.'
        : `À chaque repêchage, une équipe a ${durationWords(seconds)} en plus de ses chronos.`,
    says: (seconds) =>
      seconds === 0
        ? 'Il n’y a pas de banque de temps\u00A0: l’équipe doit choisir avant la fin du chrono.'
        : `À chaque repêchage, chaque équipe a une banque de temps\u00A0: ${durationWords(seconds)}. Quand le chrono arrive à zéro, la ` +
          'banque prend le relais, et le choix n’est manqué que lorsqu’elle est vide. Si un choix est annulé, l’équipe récupère le temps utilisé. Auto n’utilise pas la banque.',
  },
  missed_pick: {
    label: 'Choix de repêchage manqué',
    words: 'le sort d’un choix de repêchage manqué',
    options: {
      automatic: { label: 'Fait tout de suite par Auto', words: 'un choix automatique tout de suite' },
      end_of_round: { label: 'Reporté à la fin de sa ronde', words: 'un report à la fin de sa ronde' },
      one_round_later: { label: 'Reporté d’une ronde', words: 'un report à la fin de la ronde suivante' },
    },
    hint: 'Si la file contient un joueur admissible, il est choisi tout de suite, peu importe l’option; une équipe en Auto choisit aussi tout de suite. Un choix n’est reporté qu’une fois; la fois suivante, c’est Auto qui le fait.',
    says: (choice) =>
      choice === 'automatic'
        ? 'Quand une équipe manque son choix, Auto choisit tout de suite pour elle, selon sa file ou selon le rang et les besoins.'
        : `Un choix manqué passe à la fin de ${choice === 'end_of_round' ? 'sa ronde' : 'la ronde suivante (ou de la dernière ronde, s’il n’y en a pas d’autre)'}, sauf si la file de l’équipe contient un joueur admissible ou si l’équipe est en Auto. Il garde sa ronde et son numéro, et reste à la même équipe. Il n’est reporté qu’une fois, et seulement si un autre choix passe alors avant lui. Sinon, Auto choisit un joueur pour l’équipe selon le rang et les besoins.`,
  },
  scoring: {
    label: 'Points',
    words: 'le barème des points',
    says: scoringRule,
  },
  time_zone: {
    label: 'Fuseau horaire',
    words: 'le fuseau horaire',
    hint: 'Les jours et les semaines de la ligue commencent à minuit dans ce fuseau.',
  },
};
