import { momentWords } from '../calendar.js';
import { countOf, de, feminineOrdinal, pluralOf } from '../french/grammar.js';
import { localeOf } from '../locale.js';
import { formatMoney } from '../money.js';
import type { Position } from '../position.js';
import { refusalMessage } from '../refusals.js';
import { sayStored, type Translation } from '../words.js';
import type * as en from './protection.words.en.js';

export const SHEET_REASONS: Translation<typeof en.SHEET_REASONS> = {
  noSheet: () => 'Aucune liste n’a été remise.',
  fault: ({ why }) => refusalMessage(why),
};

export const sheetReasonWords: Translation<typeof en.sheetReasonWords> = (reason) =>
  typeof reason === 'string'
    ? reason
    : sayStored(SHEET_REASONS, reason, 'Cette version ne peut pas afficher cette raison.');

const moment = (at: string, timeZone: string): string => momentWords(Date.parse(at), timeZone);

const players = (count: number): string => countOf(count, 'joueur');

export const givenPickWords: Translation<typeof en.givenPickWords> = ({ round, team }) =>
  `${feminineOrdinal(round)} ronde${team === null ? '' : ` ${de(team)}`}`;

type Costs = NonNullable<Parameters<(typeof en.PROTECTION_LINES)['protection.sheet']>[0]['costs']>;

const costWords = (costs: Costs): string => {
  const said = costs.map(
    ({ player, pick }) => `${typeof pick === 'string' ? pick : givenPickWords(pick)} pour ${player}`,
  );
  return said.length === 0 ? '' : ` Choix cédés\u00A0: ${said.join(', ')}.`;
};

export const PROTECTION_LINES: Translation<typeof en.PROTECTION_LINES> = {
  'protection.due': ({ at, timeZone }) => `Date limite des listes de protection\u00A0: ${moment(at, timeZone)}.`,
  'protection.near': ({ at, timeZone }) =>
    `Il reste un jour pour remettre les listes de protection. Date limite\u00A0: ${moment(at, timeZone)}.`,
  'protection.moved': ({ at, before, timeZone }) =>
    `La date limite des listes de protection est ${at < before ? 'devancée' : 'reportée'}\u00A0: ${moment(at, timeZone)}. Elle était fixée au ${moment(before, timeZone)}.`,
  'protection.locked': () => 'Les listes de protection sont verrouillées et publiées.',
  'protection.sheet': ({ team, kept, released, automatic, costs }) =>
    `L’équipe ${team} a protégé ${players(kept)} et en a libéré ${released}.${costWords(costs ?? [])}${automatic === null ? '' : ` La liste a été faite automatiquement\u00A0: ${sheetReasonWords(automatic)}`}`,
  'protection.reopened': ({ released, at, timeZone }) =>
    `Le commissaire a rouvert les listes de protection\u00A0: ${countOf(released, 'joueur libéré', 'joueurs libérés')} ${pluralOf(released, 'retourne', 'retournent')} dans ${pluralOf(released, 'son équipe', 'leurs équipes')}. Date limite\u00A0: ${moment(at, timeZone)}.`,
};

const POSITION: Readonly<Record<Position, string>> = { F: 'attaquant', D: 'défenseur', G: 'gardien' };

interface Limit {
  readonly position: Position;
  readonly has: number;
}

const mostOf = ({ position, has, most }: Limit & { readonly most: number }) => ({
  message: `La liste compte ${countOf(has, POSITION[position])}; le maximum est de ${most}.`,
  fix: `Libérez ${countOf(has - most, POSITION[position])}.`,
});

const inTheCore = ({ position, has, least }: Limit & { readonly least: number }) => ({
  message: `Le noyau compte ${countOf(has, POSITION[position])}; le minimum est de ${least}.`,
  fix: `Ajoutez ${countOf(least - has, POSITION[position])} au noyau.`,
});

const ASK = 'Demandez à votre commissaire.';
const STAY = 'Les listes restent telles quelles.';
const OFF = 'Retirez le joueur de la liste.';
const RELEASE = 'Libérez ce joueur.';

/** 'un choix de 3e ronde ou d’une ronde plus hâtive' */
const roundOr = (round: number, otherwise: 'earlier' | 'later'): string =>
  `choix de ${feminineOrdinal(round)} ronde ou d’une ronde plus ${otherwise === 'earlier' ? 'hâtive' : 'tardive'}`;

export const PROTECTION_REFUSALS: Translation<typeof en.PROTECTION_REFUSALS> = {
  'forbidden.read': () => ({
    message: 'Vous n’avez pas d’équipe dans cette ligue.',
    fix: 'Toute la ligue peut lire les listes publiées.',
  }),
  'forbidden.write': () => ({
    message: 'Vous n’avez pas d’équipe dans cette ligue.',
    fix: 'Seuls les DG remettent des listes.',
  }),
  'forbidden.saved': () => ({
    message: 'Seul le commissaire peut voir quelles équipes ont enregistré une liste.',
    fix: ASK,
  }),
  'forbidden.deadline': () => ({
    message: 'Seul le commissaire peut fixer la date limite des listes de protection.',
    fix: ASK,
  }),
  'forbidden.reopen': () => ({
    message: 'Seul le commissaire peut rouvrir les listes de protection.',
    fix: ASK,
  }),
  deadlineMissing: () => ({
    message:
      'Il faut une date limite pour les listes de protection\u00A0: sinon, elles ne seraient jamais verrouillées.',
    fix: 'Donnez une date et une heure. Vous pourrez les changer tant que la date limite n’est pas passée.',
  }),
  deadlinePast: () => ({ message: 'La date limite est passée.', fix: 'Choisissez une date à venir.' }),
  deadlineFar: () => ({
    message: 'La date limite est dans plus d’un an.',
    fix: 'Choisissez-en une plus proche.',
  }),
  deadlineSoon: ({ minutes }) => ({
    message: `La date limite est dans ${countOf(minutes, 'minute')}. Les listes seront alors verrouillées, et les joueurs qui ne sont sur aucune liste seront libérés.`,
    fix: 'Choisissez une date limite à au moins une heure d’ici, ou confirmez celle-ci.',
  }),
  'sheetNotOnTeam.since': ({ part, team }) => ({
    message: `Un joueur ${part === 'core' ? 'du noyau' : 'de la réserve'} ne fait plus partie de l’équipe ${team}.`,
    fix: OFF,
  }),
  sheetBankPlayer: ({ player }) => ({
    message: `${player} est dans la banque d’espoirs, et donc protégé sans occuper de place.`,
    fix: OFF,
  }),
  sheetTwice: ({ player }) => ({
    message: `${player ?? 'Un joueur'} est deux fois sur la liste.`,
    fix: 'Retirez le joueur de l’une des deux places.',
  }),
  protectionLimit: ({ has, most }) => ({
    message: `Le noyau coûte ${formatMoney(has)}; la limite est de ${formatMoney(most)}.`,
    fix: `Retirez du noyau des joueurs qui coûtent au moins ${formatMoney(has - most)} en tout.`,
  }),
  protectionBench: ({ has, most }) => ({
    message: `La réserve coûte ${formatMoney(has)}; la limite est de ${formatMoney(most)}.`,
    fix: `Retirez de la réserve des joueurs qui coûtent au moins ${formatMoney(has - most)} en tout.`,
  }),
  protectionBenchSize: ({ has, most }) => ({
    message: `La réserve compte ${players(has)}; le maximum est de ${most}.`,
    fix: `Retirez ${players(has - most)} de la réserve.`,
  }),
  keepers: ({ has, most, place }) => ({
    message: `La liste compte ${players(has)}; le maximum est de ${most}${place === undefined ? '' : ` après une saison terminée au ${localeOf('fr').ordinal(place)} rang`}.`,
    fix: `Libérez ${players(has - most)}.`,
  }),
  noBench: ({ has }) => ({
    message: `La liste place ${players(has)} dans une réserve, mais cette ligue n’a pas de réserve.`,
    fix: `${pluralOf(has, 'Protégez ou libérez ce joueur', 'Protégez ou libérez ces joueurs')}.`,
  }),
  keeperForwards: mostOf,
  keeperDefense: mostOf,
  keeperGoalies: mostOf,
  keeperYears: ({ player, most }) => ({
    message: `${player} a été protégé ${countOf(most, 'saison')} de suite; aucun joueur ne peut l’être plus longtemps.`,
    fix: RELEASE,
  }),
  keeperYearsTotal: ({ has, most }) => ({
    message: `Les joueurs protégés totalisent ${countOf(has, 'saison')} de protection de suite; le maximum est de ${most}.`,
    fix: `Libérez des joueurs qui totalisent au moins ${countOf(has - most, 'saison')} de protection.`,
  }),
  keeperRound: ({ player, round, rounds }) => ({
    message: `${player} a été repêché en ${feminineOrdinal(round)} ronde; les joueurs ${rounds === 1 ? 'de 1re ronde' : `des ${rounds} premières rondes`} ne peuvent pas être protégés.`,
    fix: RELEASE,
  }),
  keepersInDraft: ({ draft }) => ({
    message: `Le repêchage «\u00A0${draft}\u00A0» comprend déjà les choix que coûtent les joueurs protégés.`,
    fix: 'Supprimez d’abord le repêchage dans sa salle d’attente; vous pourrez le créer de nouveau ensuite.',
  }),
  keeperPick: ({ player, round, otherwise }) => ({
    message: `Protéger ${player} coûte un ${roundOr(round, otherwise)}, et il ne vous en reste aucun.`,
    fix: `Libérez ce joueur ou un autre joueur protégé, ou obtenez par échange un ${roundOr(round, otherwise)}.`,
  }),
  keeperBudget: ({ has, places, needed, budget }) => ({
    message: `Les joueurs protégés coûtent ${formatMoney(has)} sur les ${formatMoney(budget)} de l’encan, et il faut ${formatMoney(needed)} pour ${countOf(places, 'place libre', 'places libres')}.`,
    fix: `Libérez un joueur plus cher, ou plusieurs\u00A0: la liste dépasse le budget de ${formatMoney(has + needed - budget)}.`,
  }),
  protectedForwards: inTheCore,
  protectedDefense: inTheCore,
  protectedGoalies: inTheCore,
  sheetNotOnTeam: () => ({
    message: 'Un joueur de cette liste ne fait pas partie de votre équipe.',
    fix: 'Rechargez la page, puis refaites la liste.',
  }),
  'notInProtection.yet': () => ({
    message: 'On protège des joueurs seulement avant les repêchages annuels.',
    fix: 'Attendez que le commissaire ouvre les listes de protection.',
  }),
  'notInProtection.left': () => ({
    message: 'La ligue n’est plus à l’étape de la protection.',
    fix: 'Annulez d’abord le changement d’étape, si c’est encore possible.',
  }),
  sheetsClosed: () => ({
    message: 'La date limite est passée; les listes sont verrouillées.',
    fix: 'Votre commissaire peut les rouvrir tant qu’aucun repêchage n’a commencé.',
  }),
  noSheets: () => ({
    message: 'Cette ligue n’a pas de listes de protection.',
    fix: 'Les dynasties peuvent en avoir\u00A0: le commissaire les active dans les réglages.',
  }),
  sheetsNotLocked: () => ({
    message: 'Les listes ne sont pas verrouillées.',
    fix: 'Déplacez plutôt la date limite.',
  }),
  lockNotKept: () => ({
    message: 'Rien n’indique quels joueurs ont été libérés à cette date limite.',
    fix: 'Faites une importation pour remettre les joueurs dans leur équipe.',
  }),
  draftBegun: ({ draft }) => ({ message: `Le repêchage «\u00A0${draft}\u00A0» a commencé depuis.`, fix: STAY }),
  releasedTaken: ({ first, others }) => ({
    message:
      others === 0
        ? `${first}, libéré à la date limite, fait de nouveau partie d’une équipe.`
        : `${first} et ${countOf(others, 'autre')}, libérés à la date limite, font de nouveau partie d’une équipe.`,
    fix: STAY,
  }),
};
