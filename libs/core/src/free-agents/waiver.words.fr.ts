import { countOf, de } from '../french/grammar.js';
import { teamAtStart } from '../french/hockey.js';
import { stateOf } from '../leagues/settings.values.js';
import { localeOf } from '../locale.js';
import { refusalMessage } from '../refusals.js';
import { sayStored, type Translation } from '../words.js';
import { hasBids } from './market/market.rules.js';
import { DRAW_MOST, drawnAmong, type PlacedClaimant } from './waiver.rules.js';
import type * as en from './waiver.words.en.js';

const points = (count: number): string => countOf(count, 'point');

export const CLAIM_ENDINGS: Translation<typeof en.CLAIM_ENDINGS> = {
  seasonOver: () => 'La saison est terminée.',
  seasonEnded: () => 'La saison a pris fin.',
  onTeam: () => 'Le joueur fait de nouveau partie d’une équipe.',
  noPick: () => 'Il ne vous restait aucun choix d’autonome pour la semaine où le ballottage a pris fin.',
  refused: ({ why }) => refusalMessage(why),
  later: () => 'Une autre équipe passait avant.',
  taken: () => 'Une autre équipe a obtenu le joueur.',
  droppedBy: ({ first }) =>
    `${teamAtStart(first)} passait avant\u00A0: l’équipe qui a libéré le joueur réclame en dernier.`,
  drawn: ({ first, drew, yours }) =>
    `${teamAtStart(first)} passait avant\u00A0: vous étiez à égalité de points, et elle a tiré le numéro ${drew}, contre le numéro ${yours} pour vous.`,
  fewerPoints: ({ first, points: theirs, yours }) =>
    `${teamAtStart(first)} passait avant avec moins de points\u00A0: ${localeOf('fr').number(theirs)} contre ${localeOf('fr').number(yours)} pour vous.`,
  lowerInTable: ({ first, place, yours }) =>
    `${teamAtStart(first)} passait avant, car elle est moins bien classée\u00A0: rang ${place} contre ${yours} pour vous.`,
  addedByHand: ({ team }) => `Le commissaire a ajouté le joueur à la formation ${de(team)}.`,
  tradeReversed: () => 'L’échange au cours duquel le joueur avait été libéré a été annulé.',
  rostersImported: () => 'Les formations ont été importées, et le joueur fait partie d’une équipe.',
};

export const claimEndingWords: Translation<typeof en.claimEndingWords> = (ending) =>
  typeof ending === 'string'
    ? ending
    : sayStored(CLAIM_ENDINGS, ending, 'Cette version ne peut pas afficher cette raison.');

export const waiverWords: Translation<typeof en.waiverWords> = (league) => {
  const hours = stateOf(league).waiver_hours;
  if (hours === 0) return 'Il n’y a pas de ballottage\u00A0: un joueur libéré devient tout de suite autonome.';
  const wait = countOf(hours, 'heure');
  if (hasBids(league))
    return `Les mises sur un joueur libéré sont traitées à la première attribution qui a lieu au moins ${wait} après sa libération. D’ici là, aucune équipe ne peut l’ajouter.`;
  return `Un joueur libéré est au ballottage pendant ${wait}. Parmi les équipes qui le réclament, la dernière au classement l’obtient et utilise un choix; les égalités sont tranchées par un tirage au sort, qui est inscrit au journal. L’équipe qui a libéré le joueur réclame en dernier. Une réclamation peut comprendre un joueur à libérer et d’autres mouvements, qui se font si elle est retenue.`;
};

export const decidedWords: Translation<typeof en.decidedWords> = ({
  name,
  droppedBy,
  winner,
  toBank,
  claimants,
  nameOf,
}) => {
  const drawn = new Set(drawnAmong(claimants, droppedBy).map(({ teamId }) => teamId));
  const line = ({ teamId, points: scored, rank, drew }: PlacedClaimant): string => {
    if (teamId === droppedBy && claimants.length > 1)
      return `${nameOf(teamId)} (a libéré le joueur et réclame donc en dernier)`;
    return `${nameOf(teamId)} (${rank === undefined ? points(scored) : `rang ${rank}`}${drawn.has(teamId) ? `, numéro ${drew} au tirage` : ''})`;
  };
  const draw =
    drawn.size === 0
      ? ''
      : ` Un tirage au sort a tranché les égalités\u00A0: des numéros de 1 à ${localeOf('fr').number(DRAW_MOST)}, le plus bas en premier.`;
  const free = toBank === true ? `est dans la banque d’espoirs ${de(nameOf(droppedBy))}` : 'est autonome';
  const end =
    winner === null
      ? `Aucune réclamation n’était valide; le joueur ${free}.`
      : `${teamAtStart(nameOf(winner))} obtient le joueur.`;
  return claimants.length === 0
    ? `${name} n’a pas été réclamé au ballottage et ${free}.`
    : `${name} a été réclamé au ballottage, dans l’ordre, par\u00A0: ${claimants.map(line).join(', ')}.${draw} ${end}`;
};
