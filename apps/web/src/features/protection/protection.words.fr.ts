import { countOf, feminineOrdinal, pluralOf } from '@crease/core/french/grammar.js';
import { expiryShort } from '@crease/core/french/hockey.js';
import { localeOf } from '@crease/core/locale.js';
import type { Translation } from '@crease/core/words.js';
import type * as en from './protection.words.en.js';

export const yourTeam = 'votre équipe';
export const daysAndHours: Translation<typeof en.daysAndHours> = ({ days, hours }) =>
  `${countOf(days, 'jour')} ${hours}\u00A0h`;

export const timeLeft = 'Temps restant avant la date limite';
export const over = 'Terminé';
export const deadlineSet = 'Date limite fixée';
export const sheetsOpenedAgain = 'Listes rouvertes';
export const deadlineOfSheets = 'Date limite des listes de protection';
export const openSheetsAgainQuestion = 'Rouvrir les listes?';
export const deadlineHint =
  'À ce moment-là, toutes les listes seront verrouillées et publiées, et les joueurs qui n’y figurent pas seront libérés.';
export const openSheetsAgainHint: Translation<typeof en.openSheetsAgainHint> = ({ count }) =>
  `${countOf(count, 'joueur libéré', 'joueurs libérés')} ${pluralOf(count, 'retournera dans son équipe', 'retourneront dans leur équipe')}, et les listes redeviendront celles que les DG ont enregistrées. Toute la ligue a déjà vu les listes publiées.`;
export const setDeadline = 'Fixer la date limite';
export const openSheets = 'Ouvrir les listes';
export const deadline = 'Date limite';
export const newDeadline = 'Nouvelle date limite';

export const contractEndUnknown = 'fin du contrat inconnue';
export const untilYear: Translation<typeof en.untilYear> = ({ year, status }) =>
  `jusqu’en ${year}${status === null ? '' : ` ${expiryShort(status)}`}`;

export const season = 'Saison';
export const allSheets = 'Toutes les listes';
export const broughtAlong = 'importées avec la ligue';
export const byManagersAndAutomatic: Translation<typeof en.byManagersAndAutomatic> = ({ count, automatic }) =>
  `${count} ${pluralOf(count, 'faite par le DG', 'faites par les DG')}, ${automatic} automatique${pluralOf(automatic, '', 's')}`;
export const lockedAndPublished: Translation<typeof en.lockedAndPublished> = ({ time }) =>
  `Verrouillées et publiées ${time}.`;
export const figuresOf: Translation<typeof en.figuresOf> = ({ season }) =>
  `Les impacts sur le plafond sont ceux de ${season}, les points ceux de la saison précédente.`;
export const figuresByTotals: Translation<typeof en.figuresByTotals> = ({ season }) =>
  `Les impacts sur le plafond sont ceux de ${season}. Les points viennent des totaux de la saison précédente, faute de détail par match.`;
export const costOf: Translation<typeof en.costOf> = ({ pick }) => `a coûté ${pick}`;
export const noPublishedSheets = 'Aucune liste publiée';
export const noSheetsOfSeason: Translation<typeof en.noSheetsOfSeason> = ({ season }) =>
  `Aucune liste de ${season} n’a été publiée.`;
export const sheetsComeAfterSeason =
  'Le commissaire ouvre les listes après la saison. Une fois la date limite passée, les listes de toutes les équipes apparaîtront ici.';
export const sheetsArePrivate = 'Les listes sont secrètes jusqu’à la date limite, même pour le commissaire.';
export const sheetsFromAnotherSite = 'Listes d’un autre site, importées avec la ligue.';
export const automatic = 'Automatique';
export const keepers = 'Joueurs protégés';
export const core = 'Noyau';
export const bench = 'Réserve';
export const released = 'Libérés';

export const sheetsNotOpen = 'Les listes ne sont pas ouvertes';
export const whoSavedSheet = 'Les équipes qui ont enregistré une liste';
export const savedOf: Translation<typeof en.savedOf> = ({ count, total }) => `${count} sur ${total}`;
export const savedSheetsHint =
  'Seuls les commissaires voient qui a enregistré une liste. Le contenu des listes est secret jusqu’à la date limite, même pour vous.';
export const notSavedYet = 'Pas encore enregistrée';
export const noManagerSheetAutomatic = 'Sans DG\u00A0: la liste sera automatique';
export const saved = 'Enregistrée';
export const savedWhen: Translation<typeof en.savedWhen> = ({ when }) => `Enregistrée (${when})`;

export const benchPlayersOf: Translation<typeof en.benchPlayersOf> = ({ count, most }) => `${count} sur ${most}`;
export const playerCount: Translation<typeof en.playerCount> = ({ count }) => countOf(count, 'joueur');
export const amountOfLimit: Translation<typeof en.amountOfLimit> = ({ amount, limit }) => `${amount} sur ${limit}`;
export const asksForRound: Translation<typeof en.asksForRound> = ({ round }) =>
  `Exige un choix de ${feminineOrdinal(round)} ronde`;
export const noPickLeftForRound: Translation<typeof en.noPickLeftForRound> = ({ round }) =>
  `Il ne reste aucun choix pour la ${feminineOrdinal(round)} ronde`;
export const costsPick: Translation<typeof en.costsPick> = ({ pick }) => `Coûte ${pick}`;
export const keepersOfPlace: Translation<typeof en.keepersOfPlace> = ({ count, place }) =>
  `${count} selon le rang de la saison dernière (${localeOf('fr').ordinal(place)})`;
export const moreKeepers = 'Protégés de plus pour les équipes moins bien classées';
export const moreKeepersValue: Translation<typeof en.moreKeepersValue> = ({ more, places }) =>
  `+${more} par tranche de ${countOf(places, 'rang')}`;
export const keptInAddition: Translation<typeof en.keptInAddition> = ({ count }) =>
  `${count} de plus sur la liste des blessés`;
export const rankLastSeason: Translation<typeof en.rankLastSeason> = ({ rank }) =>
  `${localeOf('fr').ordinal(rank)} rang parmi tous les joueurs`;
export const draftedInClosedRound: Translation<typeof en.draftedInClosedRound> = ({ round }) =>
  `repêché en ${feminineOrdinal(round)} ronde, ne peut pas être gardé`;
export const injuredInAddition = 'Blessés protégés en plus';
export const roundsNotKept = 'Rondes exclues';
export const capHitsOfKeepers = 'Impact des joueurs protégés sur le plafond';

export const pricesOfKeepers: Translation<typeof en.pricesOfKeepers> = 'Prix des joueurs protégés';
export const leftOfBudget: Translation<typeof en.leftOfBudget> = ({ budget }) => `Reste du budget de ${budget}`;
export const placesToFill: Translation<typeof en.placesToFill> = 'Places à combler à l’encan';
export const capHitOf: Translation<typeof en.capHitOf> = ({ hit }) => `impact ${hit}`;
export const pricesOf: Translation<typeof en.pricesOf> = ({ season }) =>
  `Les prix sont ceux de l’encan de ${season}. Ils sont déduits du budget.`;

export const forwards = 'Attaquants';
export const defensemen = 'Défenseurs';
export const goalies = 'Gardiens';
export const release = 'Libérer';
export const keep = 'Garder';
export const sheetNotSaved = 'Impossible d’enregistrer la liste.';
export const yourPlayers = 'Vos joueurs';
export const suggestSheet = 'Proposer une liste';
export const clear = 'Vider';
export const nobody = 'Aucun joueur';
interface OfPosition {
  readonly least: number;
  readonly most: number | null;
}
const limitsOf = ({ least, most }: OfPosition) => `au moins ${least}${most === null ? '' : `, au plus ${most}`}`;
export const keptOfPosition: Translation<typeof en.keptOfPosition> = (of) =>
  `${of.count} ${pluralOf(of.count, 'gardé', 'gardés')} · ${limitsOf(of)}`;
export const coreOfPosition: Translation<typeof en.coreOfPosition> = (of) =>
  `${of.count} dans le noyau · ${limitsOf(of)}`;
export const rookieBank = 'Banque d’espoirs';
export const safeWithoutPlace = 'protégés d’office';
export const sheet = 'La liste';
export const partIsEstimated: Translation<typeof en.partIsEstimated> = ({ money }) =>
  `Dont ${money} estimés\u00A0: ces contrats ont pris fin.`;
export const capHitsOf: Translation<typeof en.capHitsOf> = ({ season }) =>
  `Les impacts sur le plafond sont ceux de ${season}.`;
export const pointsOfLastSeason = 'Les points sont ceux des matchs de la saison dernière.';
export const noGamesOfLastSeason =
  'Les matchs de la saison dernière ne sont pas connus\u00A0: les points viennent des totaux de la saison.';
export const isItLegal = 'La liste est-elle en règle?';
export const sheetIsLegal = 'La liste est en règle.';
export const illegalSheetHint =
  'La liste est gardée telle quelle. À la date limite, une liste qui n’est pas en règle sera remplacée par une liste automatique.';
export const notSavedBecause: Translation<typeof en.notSavedBecause> = ({ reason }) =>
  `Non enregistrée\u00A0: ${reason}`;
export const tryAgain = 'Réessayer';
export const saving = 'Enregistrement…';
export const lastSeasonAndContract: Translation<typeof en.lastSeasonAndContract> = ({ played, contract }) =>
  `Saison dernière ${played} · ${contract}`;
export const keptSeasons: Translation<typeof en.keptSeasons> = ({ count, most }) =>
  `gardé ${countOf(count, 'saison')} sur ${most}`;
export const keptBefore: Translation<typeof en.keptBefore> = ({ count }) =>
  `gardé ${countOf(count, 'saison')} de suite auparavant`;
export const hitLessRetained: Translation<typeof en.hitLessRetained> = ({ hit, retained }) =>
  `impact ${hit}, moins ${retained} retenus`;

export const protectionSheet = 'Liste de protection';
export const protectionSheetBuilder = 'Préparer la liste de protection';
export const keepersOfLeague: Translation<typeof en.keepersOfLeague> = ({ league, season }) =>
  `Les joueurs protégés de la ligue ${league} pour ${season}.`;
export const protectionHint =
  'Les équipes choisissent leurs joueurs protégés après la saison, avant les repêchages annuels.';
export const openSheetsAgain = 'Rouvrir les listes';
export const setTheDeadline = 'Fixer la date limite';
export const moveDeadline = 'Déplacer la date limite';
export const sheetsNotOpenSentence = 'Les listes ne sont pas ouvertes en ce moment.';
export const sheetsLockedAndPublished = 'Les listes sont verrouillées et publiées.';
export const canBeOpenedAgain =
  'On peut les rouvrir jusqu’à ce qu’un repêchage commence ou qu’une équipe prenne un joueur libéré.';
export const cannotBeOpenedAgain: Translation<typeof en.cannotBeOpenedAgain> = ({ obstacles }) =>
  `On ne peut pas les rouvrir. ${obstacles}`;
export const deadlineNeeded =
  'Sans date limite, les listes ne seront jamais verrouillées et la ligue ne pourra pas continuer. Fixez-en une.';
export const deadlineNotSetYet = 'Le commissaire ne l’a pas encore fixée.';
export const lookAtMyTeam = 'Voir mon équipe';
export const minimumByPosition = 'Minimum A / D / G';
export const mostByPosition = 'Maximum A / D / G';
export const seasonsInRow = 'Saisons de suite';
export const seasonsInTotal = 'Saisons cumulées des protégés';
export const anyNumber = 'sans limite';
export const eachCosts = 'Chacun coûte';
export const aDraftPick = 'un choix de repêchage';
export const aPickByRank = 'un choix de repêchage selon le rang de la saison dernière';
export const coreLimit = 'Limite du noyau';
export const benchAmount = 'Montant de la réserve';
export const benchPlaces = 'Places de réserve';
export const limits = 'Limites';
export const limitsHint =
  'Les joueurs sur la liste des blessés comptent en entier. Les joueurs de la banque d’espoirs sont protégés d’office. Les joueurs qui ne sont sur aucune liste iront au repêchage général.';
export const rulebook = 'Livret des règles';
