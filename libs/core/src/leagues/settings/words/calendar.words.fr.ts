import { countOf } from '../../../french/grammar.js';
import { localeOf } from '../../../locale.js';
import type { WordsOfRows } from '../../setting.model.js';
import type { CALENDAR } from '../calendar.settings.js';

const dayOf = (monthDay: string): string => localeOf('fr').day(monthDay);

const agents = (count: number): string => countOf(count, 'joueur autonome', 'joueurs autonomes');

export const CALENDAR_WORDS: WordsOfRows<typeof CALENDAR> = {
  trade_deadline: {
    label: 'Date limite des échanges',
    words: 'la date limite des échanges',
    hint: (day) =>
      day === ''
        ? 'Les échanges n’ont pas de date limite fixe.'
        : `Chaque saison, on peut conclure des échanges jusqu’à la fin de la journée du ${dayOf(day)}.`,
  },
  trade_from: {
    label: 'Premier jour des échanges',
    words: 'le premier jour des échanges',
    hint: (day) =>
      day === ''
        ? 'Les équipes peuvent faire des échanges dès le début d’une saison.'
        : `En saison, les équipes peuvent faire des échanges à partir du ${dayOf(day)}.`,
    says: (day) =>
      day === ''
        ? 'Les échanges sont permis dès le début d’une saison.'
        : `Une fois la saison commencée, les équipes peuvent faire des échanges à partir du ${dayOf(day)}.`,
  },
  season_trades: {
    label: 'Échanges par saison',
    words: 'le nombre d’échanges par saison',
    atZero: 'sans limite',
    tooHigh: (most) => `Au plus ${countOf(most, 'échange')} par saison.`,
    hint: (trades) =>
      trades === 0 ? 'Sans limite.' : `Une équipe peut conclure au plus ${countOf(trades, 'échange')} par saison.`,
    says: (trades) =>
      trades === 0
        ? 'Le nombre d’échanges par saison est illimité.'
        : `Dans une saison, une équipe peut conclure au plus ${countOf(trades, 'échange')}. Les échanges bloqués par un veto, annulés ou qui ont échoué ne comptent pas.`,
  },
  playoffs_freeze: {
    label: 'Formations gelées en séries éliminatoires',
    words: 'le gel des formations en séries éliminatoires',
    hint: 'Après la saison régulière, aucun échange ni ajout n’est permis jusqu’à la fin de la saison',
    says: (rests) =>
      rests
        ? 'De la fin de la saison régulière à la fin de la saison de la ligue, on ne peut ni conclure d’échange, ni ajouter ou réclamer de joueurs autonomes. Les équipes peuvent encore libérer des joueurs et se servir de la liste des blessés et de la banque d’espoirs.'
        : 'Les échanges et les ajouts restent permis après la saison régulière, jusqu’à la fin de la saison de la ligue.',
  },
  season_adds: {
    label: 'Ajouts par saison',
    words: 'le nombre d’ajouts par saison',
    atZero: 'sans limite',
    tooHigh: (most) => `Au plus ${countOf(most, 'ajout')} par saison.`,
    hint: (adds) =>
      adds === 0
        ? 'Seuls les choix de chaque semaine limitent les ajouts.'
        : `Une équipe peut ajouter au plus ${countOf(adds, 'joueur')} par saison, y compris par réclamation.`,
    says: (adds) =>
      adds === 0
        ? 'Le nombre d’ajouts par saison est illimité.'
        : `Dans une saison, une équipe peut ajouter au plus ${agents(adds)}, y compris par réclamation.`,
  },
  adds_day: {
    label: 'Ajouts par jour',
    words: 'le nombre d’ajouts par jour',
    atZero: 'sans limite',
    tooHigh: (most) => `Au plus ${countOf(most, 'ajout')} par jour.`,
    hint: (adds) =>
      adds === 0
        ? 'Une équipe peut utiliser tous les choix d’une semaine le même jour.'
        : `Une équipe peut ajouter au plus ${countOf(adds, 'joueur')} par jour, y compris par réclamation.`,
    says: (adds) =>
      adds === 0
        ? 'Le nombre d’ajouts par jour est illimité.'
        : `Une équipe peut ajouter au plus ${agents(adds)} par jour, y compris par réclamation.`,
  },
  adds_period: {
    label: 'Ajouts par période de duels',
    words: 'le nombre d’ajouts par période de duels',
    atZero: 'sans limite',
    tooHigh: (most) => `Au plus ${countOf(most, 'ajout')} par période de duels.`,
    hint: (adds) =>
      adds === 0
        ? 'Seuls les choix de chaque semaine limitent les ajouts.'
        : `Une équipe peut ajouter au plus ${countOf(adds, 'joueur')} par semaine. Les périodes plus courtes ou plus longues en permettent moins ou plus.`,
  },
  adds_high: {
    label: 'Ajouts pour le meilleur pointage',
    words: 'le nombre d’ajouts accordés au meilleur pointage d’une période de duels',
    atZero: '0',
    tooHigh: (most) => `Au plus ${countOf(most, 'ajout')} par période de duels.`,
    hint: (adds) =>
      adds === 0
        ? 'Le meilleur pointage ne donne droit à aucun ajout.'
        : `Le meilleur pointage d’une période donne droit à ${countOf(adds, 'ajout')} de plus pour le reste de la saison. Ce réglage n’est utile que s’il y a une limite d’ajouts par saison.`,
  },
  adds_lower_bracket: {
    label: 'Ajouts pour l’équipe gagnante du tableau inférieur',
    words: 'le nombre d’ajouts accordés à l’équipe gagnante du tableau inférieur',
    atZero: '0',
    tooHigh: (most) => `Au plus ${countOf(most, 'ajout')}.`,
    hint: (adds) =>
      adds === 0
        ? 'Le tableau inférieur ne donne aucun ajout.'
        : `L’équipe qui gagne le tableau inférieur a droit à ${countOf(adds, 'ajout')} de plus dans la saison qui suit. Ce réglage n’est utile que s’il y a une limite d’ajouts par saison.`,
  },
  drops_count: {
    label: 'Les libérations comptent comme des ajouts',
    words: 'l’inclusion des libérations dans le nombre d’ajouts',
    hint: 'Chaque joueur libéré compte pour un des ajouts permis',
  },
  hold_days: {
    label: 'Jours avant une libération',
    words: 'le nombre de jours avant qu’on puisse libérer un joueur ajouté',
    atZero: '0',
    tooHigh: (most) => `Le délai avant une libération est d’au plus ${countOf(most, 'jour')}.`,
    hint: (days) =>
      days === 0
        ? 'On peut libérer tout de suite un joueur ajouté.'
        : `Un joueur ajouté reste dans l’équipe au moins ${countOf(days, 'jour')}, sauf s’il est échangé.`,
    says: (days) =>
      days === 0
        ? 'On peut libérer tout de suite un joueur ajouté.'
        : `On peut libérer un joueur ajouté ou réclamé, ou le soumettre au ballottage, après ${countOf(days, 'jour')}, selon le fuseau horaire de la ligue. On peut l’échanger plus tôt.`,
  },
  goalie_games: {
    label: 'Matchs de gardien par saison',
    words: 'le minimum de matchs de gardien par saison',
    atZero: 'aucun',
    tooHigh: (most) => `Au plus ${countOf(most, 'match de gardien', 'matchs de gardien')} par saison.`,
    hint: (games) =>
      games === 0
        ? 'Pas de minimum.'
        : `Les gardiens d’une équipe doivent jouer au moins ${countOf(games, 'match', 'matchs')} pour elle en saison régulière.`,
  },
  goalie_games_points: {
    label: 'Points par match de gardien en moins',
    words: 'les points retirés par match de gardien en moins',
    atZero: 'aucun',
    tooHigh: (most) => `Un match de gardien en moins coûte au plus ${countOf(most, 'point')}.`,
    hint: (points) =>
      points === 0
        ? 'Aucun point retiré\u00A0: les matchs manquants sont seulement affichés.'
        : 'Ces points sont retirés au classement final pour chaque match qui manque.',
  },
};
