import { countOf, de, listOf, pluralOf } from '../../french/grammar.js';
import { statusName } from '../../french/hockey.js';
import { weekdayWord, type LineupRules } from '../../leagues/lineup.rules.js';
import { monthDaysWords, type MonthDays } from '../../leagues/month-days.js';
import { localeOf } from '../../locale.js';
import type { Place } from '../../position.js';
import type { Translation } from '../../words.js';
import type * as en from './teams.refusals.en.js';

const fr = /* @__PURE__ */ localeOf('fr');

/** Completes the name of a player. */
const PLACE_WORDS: Readonly<Record<Place, string>> = {
  active: 'fait partie de la formation active',
  ir: 'est sur la liste des blessés',
  rookie: 'est dans la banque d’espoirs',
};

const DETAILS: Readonly<Record<string, string>> = {
  C: 'centre',
  LW: 'ailier gauche',
  RW: 'ailier droit',
  F: 'attaquant',
  D: 'défenseur',
  G: 'gardien',
};

const BEGINS: Readonly<
  Record<LineupRules['period'], (begins: { weekday: number; dates: MonthDays | null }) => string>
> = {
  day: () => 'n’importe quel jour',
  week: ({ weekday }) => `le ${weekdayWord(weekday)}`,
  month: ({ dates }) => (dates === null ? 'certains jours du mois' : `${monthDaysWords(dates)} du mois`),
};

const WITHOUT_RETAINING = 'Échangez le joueur sans retenir de salaire.';

const percent = (part: number): string => `${fr.number(part)}\u00A0%`;

/** The limit of the changes of a line-up. */
const changes = (limit: number, span: string): string =>
  `${countOf(limit, 'changement est permis', 'changements sont permis')} ${span}`;
const coming = (came: number): string =>
  countOf(came, 'joueur entrerait dans l’alignement', 'joueurs entreraient dans l’alignement');
const atMost = (limit: number, moved: number): string =>
  `Changez au plus ${countOf(Math.max(0, limit - moved), 'joueur')}`;

export const TEAMS_REFUSALS: Translation<typeof en.TEAMS_REFUSALS> = {
  retentionOff: ({ player }) => ({
    message: 'Cette ligue ne permet pas de retenir du salaire.',
    fix: `Retirez de l’échange le salaire retenu ${de(player)}.`,
  }),
  retentionPercent: ({ percent: asked, player, most }) => ({
    message: `${percent(asked)} du salaire ${de(player)}, c’est trop\u00A0: le maximum est de ${percent(most)}.`,
    fix: `Retenez de 1 à ${percent(most)}.`,
  }),
  retentionDollars: ({ dollars, player, most, limit }) => ({
    message: `${fr.money(dollars)} du salaire ${de(player)}, c’est trop\u00A0: le maximum est de ${percent(most)}, soit ${fr.money(limit)}.`,
    fix: `Retenez de ${fr.money(1)} à ${fr.money(limit)}.`,
  }),
  retainedTwice: ({ player }) => ({
    message: `Deux équipes retiennent déjà une part du salaire ${de(player)}.`,
    fix: WITHOUT_RETAINING,
  }),
  retainedTooMuch: ({ total, player, most, left, team }) => ({
    message: `En tout, ${percent(total)} du salaire ${de(player)} serait retenu. Le maximum est de ${percent(most)}.`,
    fix: left > 0 ? `L’équipe ${team} peut retenir ${percent(left)}.` : WITHOUT_RETAINING,
  }),
  'retainedTooMuch.dollars': ({ total, player, most, limit, left, team }) => ({
    message: `En tout, ${fr.money(total)} du salaire ${de(player)} seraient retenus. Le maximum est de ${fr.money(limit)} (${percent(most)}).`,
    fix: left > 0 ? `L’équipe ${team} peut retenir ${fr.money(left)}.` : WITHOUT_RETAINING,
  }),
  'retainedOverWhole.dollars': ({ total, player, limit, left }) => ({
    message: `En tout, ${fr.money(total)} du salaire ${de(player)} seraient retenus, soit plus que le contrat entier (${fr.money(limit)}).`,
    fix: left > 0 ? `Retenez au plus ${fr.money(left)}.` : WITHOUT_RETAINING,
  }),
  retainedOverWhole: ({ total, player, left }) => ({
    message: `En tout, ${percent(total)} du salaire ${de(player)} serait retenu, soit plus que le contrat entier.`,
    fix: left > 0 ? `Retenez au plus ${percent(left)}.` : WITHOUT_RETAINING,
  }),
  leadingBids: ({ team, auctions, money, has, most }) => ({
    message: `L’équipe ${team} est en tête de ${countOf(auctions, 'encan')}. Avec ${auctions === 1 ? 'ce joueur' : 'ces joueurs'}, elle ${money ? `utiliserait ${fr.money(has)} du plafond de ${fr.money(most)}` : `aurait ${countOf(has, 'joueur')}, pour ${countOf(most, 'place')}`}.`,
    fix: `Prenez ${money ? 'moins de salaire' : 'moins de joueurs'}, ou attendez la fin ${auctions === 1 ? 'de l’encan' : 'des encans'}.`,
  }),
  heldPlayer: ({ player, first, days }) => ({
    message: `L’ajout ${de(player)} est récent. Dans cette ligue, il faut attendre ${countOf(days, 'jour')} avant de libérer un joueur ajouté, donc jusqu’au ${fr.day(first)}.`,
    fix: `Libérez un autre joueur, ou attendez le ${fr.day(first)}.`,
  }),
  retainedTooSoon: ({ player, last, day, days }) => ({
    message: `Le salaire ${de(player)} a été retenu pour la dernière fois le ${fr.day(last)}. Il peut l’être de nouveau ${countOf(days, 'jour')} plus tard, le ${fr.day(day)}.`,
    fix: `Échangez ce joueur sans retenir de salaire, ou attendez le ${fr.day(day)}.`,
  }),
  retainedBefore: ({ team, player, day }) => ({
    message: `L’équipe ${team} a retenu une part du salaire ${de(player)} et ne peut pas reprendre ce joueur avant le ${fr.day(day)}.`,
    fix: `Attendez le ${fr.day(day)}, ou laissez ce joueur de côté.`,
  }),
  comingMinimum: ({ problems, fixes }) => ({
    message: problems.join(' '),
    fix: `${fixes.join(' ')} Ou confirmez que c’est bien ce que vous voulez.`,
  }),
  wrongPlace: ({ player, place }) => ({
    message: `${player} ${PLACE_WORDS[place]}.`,
    fix: 'Rechargez la page de l’équipe.',
  }),
  notInjured: ({ player, status }) => ({
    message: `Le statut ${de(player)} est «\u00A0${statusName(status)}\u00A0». La liste des blessés exige le statut LB, LBLT ou Absent.`,
    fix: 'Attendez un statut de blessé, ou demandez à votre commissaire d’en inscrire un.',
  }),
  noRookieBank: () => ({
    message: 'Cette ligue n’a pas de banque d’espoirs.',
    fix: 'Gardez le joueur dans la formation active.',
  }),
  notARookie: ({ player }) => ({
    message: `${player} n’est plus une recrue.`,
    fix: 'Gardez ce joueur dans la formation active, ou libérez-le.',
  }),
  broughtUp: ({ player }) => ({
    message: `${player} a été rappelé de la banque d’espoirs. Dans cette ligue, un rappel est définitif.`,
    fix: 'Gardez ce joueur dans la formation active, libérez-le ou échangez-le.',
  }),
  waiversRest: ({ player }) => ({
    message: `${player} ne peut aller à la banque d’espoirs qu’en passant par le ballottage, et il n’y en a pas entre deux saisons.`,
    fix: 'Attendez le début de la saison.',
  }),
  playedTooMuch: ({ player, games, most }) => ({
    message: `${player} a joué ${countOf(games, 'match de la LNH', 'matchs de la LNH')} cette saison. Au-delà de ${most}, un joueur reste dans la formation.`,
    fix: 'Gardez ce joueur dans la formation active, ou libérez-le.',
  }),
  mustComeUp: ({ players }) => ({
    message: pluralOf(
      players.length,
      `${listOf(players)} devait être rappelé de la banque d’espoirs.`,
      `${listOf(players)} devaient être rappelés de la banque d’espoirs.`,
    ),
    fix: pluralOf(
      players.length,
      'Rappelez-le ou libérez-le d’abord, ou en même temps.',
      'Rappelez-les ou libérez-les d’abord, ou en même temps.',
    ),
  }),
  alreadyHere: ({ player }) => ({
    message: `${player} fait déjà partie de cette équipe.`,
    fix: 'Choisissez un autre joueur.',
  }),
  notOnTeam: ({ team }) => ({
    message: `Ce joueur ne fait pas partie de l’équipe ${team}.`,
    fix: 'Rechargez la page de l’équipe.',
  }),
  healthyOnIr: ({ players }) => ({
    message: pluralOf(
      players.length,
      `${listOf(players)} est en santé, mais encore sur la liste des blessés.`,
      `${listOf(players)} sont en santé, mais encore sur la liste des blessés.`,
    ),
    fix: pluralOf(
      players.length,
      'Activez-le ou libérez-le d’abord, ou en même temps.',
      'Activez-les ou libérez-les d’abord, ou en même temps.',
    ),
  }),
  irOverdue: ({ players, problem }) => ({
    message: `${pluralOf(
      players.length,
      `${listOf(players)} devait quitter la liste des blessés et compte comme actif.`,
      `${listOf(players)} devaient quitter la liste des blessés et comptent comme actifs.`,
    )} ${problem}`,
    fix: 'Tant que l’équipe n’est pas en règle, faites seulement des mouvements qui réduisent cet écart.',
  }),
  lineupsOff: () => ({
    message: 'Cette ligue joue sans alignement\u00A0: chaque joueur actif rapporte des points.',
    fix: 'Votre commissaire peut activer les alignements dans les réglages.',
  }),
  lineupLocked: ({ day, at, open, timeZone }) => ({
    message: `L’alignement du ${fr.day(day)} est verrouillé depuis le ${fr.moment(at, timeZone)}.`,
    fix: `Faites plutôt l’alignement du ${fr.day(open)} ou d’un jour suivant.`,
  }),
  lineupPlaceLocked: ({ player, at, timeZone, place }) => ({
    message: `La place ${de(player)} est verrouillée depuis le début de son match\u00A0: ${fr.moment(at, timeZone)}.`,
    fix:
      place === null
        ? 'Laissez ce joueur parmi les réservistes. L’alignement du lendemain peut l’inclure.'
        : `Laissez ce joueur à sa place ${de(place.toLowerCase())}. L’alignement du lendemain peut l’exclure.`,
  }),
  lineupMoved: ({ day }) => ({
    message: `L’alignement du ${fr.day(day)} a changé depuis que vous l’avez chargé.`,
    fix: 'Chargez-le de nouveau, puis faites votre changement.',
  }),
  lineupNotThen: ({ day, at, timeZone }) => ({
    message: `L’un de ces joueurs n’était pas dans la formation active de l’équipe au moment où la formation du ${fr.day(day)} a été fixée (${fr.moment(at, timeZone)}).`,
    fix: 'Choisissez parmi ceux qui y étaient, ou faites l’alignement du lendemain.',
  }),
  lineupBegin: ({ day, period, weekday = 0, dates = null, open }) => ({
    message: `Les alignements de cette ligue commencent ${BEGINS[period]({ weekday, dates })}. Aucun ne peut commencer le ${fr.day(day)}.`,
    fix: `Faites plutôt l’alignement du ${fr.day(open)} ou d’un jour suivant.`,
  }),
  lineupNotActive: () => ({
    message: 'L’un de ces joueurs n’est pas dans la formation active de cette équipe.',
    fix: 'Chargez l’alignement de nouveau et choisissez parmi les joueurs actifs.',
  }),
  lineupTwice: ({ player }) => ({
    message: `${player} occupe deux places.`,
    fix: 'Retirez ce joueur de l’une d’elles.',
  }),
  lineupFit: ({ player, detail, place }) => ({
    message: `${player} joue comme ${DETAILS[detail] ?? detail} et ne peut pas occuper une place ${de(place.toLowerCase())}.`,
    fix: 'Choisissez une place permise pour sa position.',
  }),
  lineupFull: ({ place, count, limit }) => ({
    message: `${countOf(count, 'joueur occupe', 'joueurs occupent')} des places ${de(place.toLowerCase())}, mais l’alignement en a ${limit}.`,
    fix: `Retirez-en ${count - limit}.`,
  }),
  lineupChanges: ({ came, moved, limit, week }) => ({
    message: `${coming(came)}, après ${countOf(moved, 'changement')} plus tôt dans la semaine du ${fr.day(week)}. ${changes(limit, 'par semaine')}.`,
    fix: `${atMost(limit, moved)}, ou faites commencer l’alignement la semaine suivante.`,
  }),
  'lineupChanges.month': ({ came, moved, limit, from, to }) => ({
    message: `${coming(came)}, après ${countOf(moved, 'changement')} dans d’autres alignements qui commencent du ${fr.day(from)} au ${fr.day(to)}. ${changes(limit, 'par mois')}.`,
    fix: `${atMost(limit, moved)}, ou faites commencer l’alignement le mois suivant.`,
  }),
  'lineupChanges.season': ({ came, moved, limit }) => ({
    message: `${coming(came)}, après ${countOf(moved, 'changement')} dans les autres alignements de la saison. ${changes(limit, 'par saison')}.`,
    fix: `${atMost(limit, moved)}. Les changements de la saison suivante sont comptés à part.`,
  }),
};
