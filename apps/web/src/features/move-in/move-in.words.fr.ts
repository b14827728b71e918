import type { Translation } from '@crease/core/words.js';
import { countOf, de, listOf, pluralOf } from '@crease/core/french/grammar.js';
import { localeOf } from '@crease/core/locale.js';
import type * as en from './move-in.words.en.js';

const figure = (count: number) => localeOf('fr').number(count);
const pointsOf = (points: number) => countOf(points, 'point');

export const draftPicks = 'Choix de repêchage';
export const retainedSalary = 'Salaire retenu';
export const standings = 'Classement';
export const pastTrades = 'Échanges passés';
export const pastMatchups = 'Duels passés';
export const matchupsOfSeason: Translation<typeof en.matchupsOfSeason> = ({ count, rounds, champion }) =>
  [
    countOf(count, 'duel'),
    ...(rounds === 0 ? [] : [`${countOf(rounds, 'ronde')} de séries`]),
    ...(champion === null ? [] : [`champion\u00A0: ${champion}`]),
  ].join(', ');
export const noChampion: Translation<typeof en.noChampion> = ({ left }) =>
  `Aucun champion\u00A0: ${countOf(left, 'équipe reste', 'équipes restent')} en lice après les séries. Inscrivez «\u00A0consolation\u00A0» pour les autres duels.`;
export const pastDrafts = 'Repêchages passés';
export const pastRosters = 'Formations passées';
export const protectionLists = 'Listes de protection';
export const ownRules = 'Règles maison';
export const alsoIncluded = 'Autres données incluses';
export const andMore: Translation<typeof en.andMore> = ({ count }) => `et ${countOf(count, 'autre')}`;
export const newCounts: Translation<typeof en.newCounts> = ({ count, unchanged, leftOut }) =>
  `Nouveaux ${count} · Inchangés ${unchanged} · Exclus ${leftOut}`;
export const movedCounts: Translation<typeof en.movedCounts> = ({ count, unchanged, leftOut }) =>
  `Déplacés ${count} · Inchangés ${unchanged} · Exclus ${leftOut}`;
export const leftOutRows: Translation<typeof en.leftOutRows> = ({ count }) =>
  countOf(count, 'ligne exclue', 'lignes exclues');
export const standsAt: Translation<typeof en.standsAt> = ({ rank, points }) => {
  const place = rank === null ? null : localeOf('fr').ordinal(rank);
  return [place, points === null ? null : pointsOf(points)].filter((part) => part !== null).join(', ');
};
export const picksByOwner = 'Choix sur l’autre site et sur Crease, par équipe';
export const theSame = 'Identique';
export const oneDifference = '1\u00A0différence';
export const differencesInAll: Translation<typeof en.differencesInAll> = ({ count }) => countOf(count, 'différence');
export const picksThereAndHere = 'Choix sur l’autre site et sur Crease';
export const team = 'Équipe';
export const countsThereHere: Translation<typeof en.countsThereHere> = ({ there: other, here: own }) =>
  `${other} sur l’autre site, ${own} sur Crease`;
export const tradedPicksOnlyHint =
  'Si un tableau ne contient que les choix échangés, une équipe en a davantage sur Crease, car ses propres choix s’y ajoutent.';
export const pointsBySeason = 'Points sur l’autre site et sur Crease, par saison';
export const pointsThereHere: Translation<typeof en.pointsThereHere> = ({ there: other, here: own }) =>
  `${pointsOf(other)} sur l’autre site, ${figure(own)} sur Crease`;
export const teamStandsThereHere: Translation<typeof en.teamStandsThereHere> = ({
  team: name,
  there: other,
  here: own,
}) => `${name}\u00A0: ${other} sur l’autre site, ${own} sur Crease`;
export const notInTable = 'absente du tableau';

export const notSureWhoItIs = 'Identité incertaine';
export const leftBehindByChoice = 'Exclus à votre demande';
export const goneFromTeamThere = 'Partis de leur équipe sur l’autre site';
export const freeAgentsThere = 'Joueurs autonomes sur l’autre site';
export const rowsLeftOut = 'Lignes exclues';
export const noRowsLeftOut = 'Aucune ligne exclue';
export const rowsLeftOutCount: Translation<typeof en.rowsLeftOutCount> = ({ count }) =>
  `Lignes exclues\u00A0: ${figure(count)}`;
export const andMoreInFile: Translation<typeof en.andMoreInFile> = ({ count }) =>
  `et ${countOf(count, 'autre')}, dans le fichier`;
export const rowOfSheet: Translation<typeof en.rowOfSheet> = ({ sheet, row }) => `${sheet}, ligne ${row}`;
export const reportOf: Translation<typeof en.reportOf> = ({ source }) => `rapport ${de(source)}`;
export const rowComes = 'importé';
export const rowGone = 'parti';
export const rowChangesTeamOrPlace = 'change d’équipe ou de place';
export const rowIsThereAlready = 'déjà là';
export const rowNotSure = 'incertain';
export const rowLeftBehind = 'exclu à votre demande';
export const rowFreeAgent = 'joueur autonome';

export const thereAndHere = 'Autre site et Crease';
export const active = 'Actifs';
export const injuredReserveShort = 'LB';
export const bank = 'Banque';
export const where = 'Place';
export const cap = 'Plafond';
export const there = 'Autre site';
export const here = 'Crease';
export const notSaid = 'non indiqué';
export const capPenalty = 'Pénalité sur le plafond';
export const total = 'Total';
export const penaltyThere: Translation<typeof en.penaltyThere> = ({ amount }) =>
  `${amount} sur l’autre site. Sur Crease, une pénalité coûte un choix de repêchage plutôt que de l’argent\u00A0: le commissaire l’impose sur la page de l’équipe.`;
export const totalUnlikeRows: Translation<typeof en.totalUnlikeRows> = ({ amount, isLess }) =>
  `le total de l’autre site est ${isLess ? 'inférieur' : 'supérieur'} de ${amount} à la somme de ses lignes`;
export const totalsThereHere: Translation<typeof en.totalsThereHere> = ({ there: other, here: own }) =>
  `${other} sur l’autre site, ${own} sur Crease; les tableaux ne contiennent pas les salaires qui expliqueraient l’écart`;
export const nothing = 'rien';
export const retainedThereHere: Translation<typeof en.retainedThereHere> = ({ there: other, here: own, detail }) =>
  `retenu\u00A0: ${other} sur l’autre site, ${own} sur Crease${detail === null ? '' : `. ${detail}`}`;
export const amountDoesNotCome: Translation<typeof en.amountDoesNotCome> = ({ amount, reason }) =>
  `${amount} sur l’autre site; non importé\u00A0: ${reason}`;
export const doesNotCome: Translation<typeof en.doesNotCome> = ({ reason }) => `non importé\u00A0: ${reason}`;
export const amountOnlyHere: Translation<typeof en.amountOnlyHere> = ({ amount }) =>
  `${amount} sur Crease, absent des tableaux`;
export const amountsThereHere: Translation<typeof en.amountsThereHere> = ({ there: other, here: own }) =>
  `${other} sur l’autre site, ${own} sur Crease`;

export const mostNamesUnknown: Translation<typeof en.mostNamesUnknown> = ({ count, total: names }) =>
  `Crease ne connaît pas ${countOf(count, 'nom')} sur ${figure(names)}. Avant de créer des joueurs, vérifiez que vous avez choisi la bonne colonne et que les vrais joueurs sont chargés.`;

export const notSure = 'Incertain';
export const notSureCount: Translation<typeof en.notSureCount> = ({ count }) => `Incertains\u00A0: ${figure(count)}`;
export const bringUnknownAsProspects: Translation<typeof en.bringUnknownAsProspects> = ({ count }) =>
  `Importer ${countOf(count, 'inconnu')} comme ${pluralOf(count, 'espoir', 'espoirs')}`;
export const leaveAllBehind = 'Tous les exclure';
export const offerToCreateProspects = 'Les noms sont bons\u00A0: proposer de créer des espoirs';
export const chooseEachThenTry = 'Faites un choix pour chaque joueur, puis essayez de nouveau.';
export const playersToReview = 'Joueurs à vérifier';
export const whoIsQuestion: Translation<typeof en.whoIsQuestion> = ({ player }) => `Qui est ${player}?`;
export const notSettledStaysBehind = 'Sans décision\u00A0: exclu';
export const bringAsNewProspect = 'Importer comme nouvel espoir';
export const leaveBehind = 'Exclure';
export const firstShownOthersFollow: Translation<typeof en.firstShownOthersFollow> = ({ count }) =>
  `Voici les ${count} premiers; les autres suivront une fois ceux-ci réglés.`;
export const similarPlayerKnown = 'Crease connaît un joueur semblable.';
export const severalPlayersPossible: Translation<typeof en.severalPlayersPossible> = ({ count }) =>
  `${countOf(count, 'joueur possible', 'joueurs possibles')}.`;

export const rowCount: Translation<typeof en.rowCount> = ({ count }) => countOf(count, 'ligne');
export const playersInPlaces: Translation<typeof en.playersInPlaces> = ({ count, rows }) =>
  `${countOf(count, 'joueur est', 'joueurs sont')} à ${pluralOf(count, 'sa place', 'leur place')}${rows === null ? '' : `; données importées avec la formation\u00A0: ${countOf(rows, 'ligne')}`}.`;
export const whatMovesIn: Translation<typeof en.whatMovesIn> = ({ players, free, gone, skipped, rows }) =>
  `${[
    `${countOf(players, 'joueur')} avec une équipe`,
    free > 0 && `${countOf(free, 'joueur autonome qui le reste', 'joueurs autonomes qui le restent')}`,
    gone > 0 && countOf(gone, 'joueur parti', 'joueurs partis'),
    skipped > 0 && `${countOf(skipped, 'joueur exclu', 'joueurs exclus')} à votre demande`,
    rows > 0 && `et ${countOf(rows, 'ligne')} d’autres données`,
  ]
    .filter((part) => part !== false)
    .join(', ')}.`;
export const tryingRows: Translation<typeof en.tryingRows> = ({ rosters, rows }) =>
  `Essai de ${countOf(rosters, 'ligne')} de formations et de ${countOf(rows, 'ligne')} d’autres données.`;
export const bringingRows: Translation<typeof en.bringingRows> = ({ rosters, rows }) =>
  `Transfert de ${countOf(rosters, 'ligne')} de formations et de ${countOf(rows, 'ligne')} d’autres données.`;
export const takesUpToMinute = 'Le transfert d’une grande ligue peut prendre jusqu’à une minute.';
export const takesUpToMinuteGoesOn =
  'Le transfert d’une grande ligue peut prendre jusqu’à une minute. Il se poursuivra même si vous fermez cet onglet, et cette page affichera ensuite le résultat.';
export const secondsElapsed: Translation<typeof en.secondsElapsed> = ({ seconds }) => `${seconds}\u00A0s`;
export const managersInvitedLater: Translation<typeof en.managersInvitedLater> = ({ count }) =>
  `Vous pourrez inviter ${count}\u00A0DG une fois la ligue transférée; aucun message ne sera envoyé avant.`;
export const managerOfTeam: Translation<typeof en.managerOfTeam> = ({ manager, team: name }) =>
  `${manager ?? 'DG inconnu'} (${name})`;
export const managersWithoutAddress: Translation<typeof en.managersWithoutAddress> = ({ managers: people }) =>
  `Sans adresse\u00A0: ${people}. Créez-leur des liens dans les réglages du commissaire.`;
export const theTable: Translation<typeof en.theTable> = ({ table }) => `le tableau ${table}`;
export const theTeam: Translation<typeof en.theTeam> = ({ team: name }) => `l’équipe ${name}`;
export const theWord: Translation<typeof en.theWord> = ({ word }) => `le mot «\u00A0${word}\u00A0»`;
export const thePosition: Translation<typeof en.thePosition> = ({ position }) =>
  `la position «\u00A0${position}\u00A0»`;
export const leagueMovedIn = 'La ligue est transférée';
export const checkResultStep = '4. Vérifier le résultat';
export const settleFirst: Translation<typeof en.settleFirst> = ({ unsettled }) =>
  `À régler d’abord ci-dessus\u00A0: ${unsettled}.`;
export const tryIt = 'Essayer';
export const nothingToMoveIn =
  'Les tableaux ne nomment aucun joueur d’une équipe, ni rien d’autre à transférer. Ajoutez un autre tableau ci-dessus.';
export const bringEverything = 'Tout importer';
export const bringRosters = 'Importer les formations';
export const bringRostersWithout: Translation<typeof en.bringRostersWithout> = ({ count }) =>
  `Importer les formations sans ${countOf(count, 'joueur')}`;
export const resultCounts: Translation<typeof en.resultCounts> = ({ created, updated, unchanged, refused }) =>
  `Nouveaux ${figure(created)} · Déplacés ${figure(updated)} · Inchangés ${figure(unchanged)} · À vérifier ${figure(refused)}`;

export const dollars = 'Dollars';
export const thousandsOfDollars = 'Milliers de dollars';
export const millionsOfDollars = 'Millions de dollars';
export const unitBySize = 'Selon le montant\u00A0: en millions s’il est inférieur à 1\u00A0000';
export const percentUnit = 'Pourcentage\u00A0: 25 et 0,25 valent 25\u00A0%';
export const teamOfPlayersBelow = 'L’équipe des joueurs ci-dessous';
export const aPlayer = 'Un joueur';
export const neither = 'Ni l’un ni l’autre';
export const choose = 'Choisir…';
export const tableIncomplete: Translation<typeof en.tableIncomplete> = ({ fields }) =>
  `Choisissez la colonne pour\u00A0: ${fields}. Vous ne pouvez pas transférer la ligue tant que ce tableau est incomplet\u00A0: complétez-le, ou retirez-le ci-dessus.`;
export const headingsRow = 'Ligne des en-têtes';
export const chooseFirstRowMeaning = 'Indiquez si la première ligne contient des en-têtes ou un joueur.';
export const noHeadings = 'Aucun en-tête\u00A0: chaque ligne est un joueur';
export const rowPreview: Translation<typeof en.rowPreview> = ({ row, cells }) => `Ligne ${row}\u00A0: ${cells}`;
export const teamOfTable = 'Équipe de ce tableau';
export const noTeamColumn = 'Ce tableau n’a pas de colonne pour l’équipe.';
export const writeWhoseRoster = 'Écrivez à quelle équipe appartient cette formation.';
export const amountsAmbiguous: Translation<typeof en.amountsAmbiguous> = ({ examples }) =>
  `Ces montants sont ambigus\u00A0: ${listOf(examples)}. Choisissez l’unité.`;
export const theYearMeans: Translation<typeof en.theYearMeans> = ({ year }) => `L’année ${year} désigne`;
export const yearAloneMeans = 'Une année seule désigne';
export const chooseYearMeaning = 'Choisissez la saison que désigne une année seule.';
export const seasonBeginningThen = 'La saison qui commence cette année-là';
export const seasonEndingThen = 'La saison qui finit cette année-là';
export const emptyCellsMean = 'Les cases vides sous une équipe indiquent';
export const chooseEmptyCellsMeaning = 'Indiquez si ces joueurs sont dans cette équipe.';
export const sameTeam = 'La même équipe';
export const noTeamFreeAgents = 'Aucune équipe\u00A0: joueurs autonomes';
export const singleNameRows: Translation<typeof en.singleNameRows> = ({ count, names, more }) =>
  `${countOf(count, 'ligne')} avec un seul nom\u00A0: ${names}${more ? '…' : ''}`;
export const singleNameRowsOf: Translation<typeof en.singleNameRowsOf> = ({ sheet }) =>
  `Lignes à un seul nom ${de(sheet)}`;
export const rowNumber: Translation<typeof en.rowNumber> = ({ row }) => `Ligne ${row}`;

export const notUsed = 'Non utilisée';
export const matchColumnsStep = '2. Associer les colonnes';
export const matchColumnsHint =
  'Pour les formations, il faut le nom du joueur et l’équipe. La position, le club et la date de naissance distinguent les homonymes. Crease compare les salaires aux impacts sur le plafond qu’il connaît. L’année d’un repêchage désigne la saison qui commence cette année-là.';
export const typeOfTable = 'Type de tableau';
export const seasonOfTable = 'Saison du tableau';
export const seasonOrDeadlineHint = 'Par exemple 2024-25. Laissez vide pour la prochaine échéance.';
export const seasonFormatHint = 'Par exemple 2024-25.';
export const draftOfUnnamedRows = 'Repêchage des lignes qui n’en indiquent aucun';
export const onlyDraftOfSeason = 'Le seul de cette saison';
export const columnsOf: Translation<typeof en.columnsOf> = ({ sheet }) => `Colonnes ${de(sheet)}`;
export const columnCountedIn: Translation<typeof en.columnCountedIn> = ({ column }) => `Unité ${de(column)}`;
export const columnNumber: Translation<typeof en.columnNumber> = ({ column }) => `Colonne ${column}`;

export const fantraxLeague = 'Ligue publique sur Fantrax';
export const fantraxLeagueHint = 'L’adresse de la ligue sur Fantrax, ou le code qui suit /league/ dans cette adresse.';
export const readLeague = 'Lire la ligue';

export const tablesStep = '1. Tableaux de l’autre site';
export const beginAgain = 'Recommencer';
export const files = 'Fichiers';
export const filesHint =
  'CSV, TSV ou XLSX, plusieurs à la fois\u00A0: formations, y compris celles des saisons passées, choix de repêchage, salaire retenu, listes de protection, classements, duels, échanges et repêchages.';
export const pastedTable = 'Tableau collé';
export const pasteTableHint = 'Avec ses en-têtes, tel qu’on le copie d’un tableur.';
export const readPastedTable = 'Lire le tableau collé';
export const leaguesOwnRules = 'Les règles propres à la ligue';
export const rules = 'Règles';
export const ownRulesHint = 'Ces règles deviendront le texte du livret des règles.';
export const tables = 'Tableaux';
export const removeSheet: Translation<typeof en.removeSheet> = ({ sheet }) => `Retirer ${sheet}`;

export const inviteWaits = 'en attente';
export const inviteSent = 'invitation envoyée';
export const notInvited = 'sans invitation';
export const inviteManagersTitle = 'Inviter les DG';
export const done = 'Terminé';
export const leaveInvites = 'Ne pas inviter';
export const commissionerSettings = 'réglages du commissaire';
export const eachGetsMessage: Translation<typeof en.eachGetsMessage> = ({ settings }) =>
  `Chaque DG recevra un message avec un lien vers son équipe. Vous pourrez révoquer les invitations dans les ${settings}.`;
export const invitedCount: Translation<typeof en.invitedCount> = ({ done: sent, total: all }) =>
  `${sent} sur ${countOf(all, 'invitation envoyée', 'invitations envoyées')}`;
export const invited = 'Invitations envoyées';
export const managers = 'DG';
export const inviteOneManager = 'Inviter 1\u00A0DG';
export const inviteManagers: Translation<typeof en.inviteManagers> = ({ count }) => `Inviter ${count}\u00A0DG`;

export const lastMove = 'Le dernier transfert';
export const undo = 'Annuler';
export const playerCount: Translation<typeof en.playerCount> = ({ count }) => countOf(count, 'joueur');
export const broughtBy: Translation<typeof en.broughtBy> = ({ source, count, person, time }) =>
  `${source}, ${countOf(count, 'joueur')}. Transfert fait par ${person ?? 'un ancien commissaire'} (${time}).`;
export const moveCanBeUndone = 'Aucun changement n’a suivi le transfert\u00A0: vous pouvez l’annuler.';
export const moveIsUndone = 'Le transfert a été annulé.';
export const undoMoveQuestion = 'Annuler le transfert?';
export const undoMoveHint =
  'Les formations et les noms des équipes redeviendront ce qu’ils étaient. Crease gardera les joueurs importés comme espoirs.';
export const undoMove = 'Annuler le transfert';
export const moveWasUndone = 'Transfert annulé';

export const activeRoster = 'Formation active';
export const injuredReserve = 'Liste des blessés';
export const rookieBank = 'Banque d’espoirs';
export const notOnTeamAnymore = 'Plus dans l’équipe';
export const forward = 'Attaquant';
export const defenseman = 'Défenseur';
export const goalie = 'Gardien';
export const noPosition = 'Aucune position';
export const teamsAndPlacesStep = '3. Équipes et places';
export const teams = 'Équipes';
export const noTeamNamed = 'Aucune équipe indiquée';
export const notInRosters = 'absente des formations';
export const noTeamLeft = 'La ligue n’a plus d’équipe libre à lui donner.';
export const nextUnnamedTeam = 'La prochaine équipe sans nom';
export const wordsForPositions = 'Mots désignant les positions';
export const wordsForPositionsHint =
  'Ces mots ne désignent aucune position connue. Précisez leur sens, pour distinguer les joueurs qui portent le même nom.';
export const chooseWordMeaning = 'Choisissez le sens de ce mot.';
export const wordsForPlaces = 'Mots désignant les places';
export const nothingSaid = 'Aucune indication';

export const moveIn = 'Transférer la ligue';
export const moveInFromAnotherSite = 'Transférer la ligue à partir d’un autre site';
export const moveInHint = 'Vous verrez un aperçu avant tout changement.';
export const nextSteps = 'Les prochaines étapes';
export const columnsNext = 'Crease reconnaît la plupart des colonnes. Vous corrigez les autres.';
export const meaningsNext = 'Chaque équipe des tableaux reçoit une équipe de cette ligue.';
export const checkNext =
  'Un essai énumère chaque joueur, chaque différence et chaque doute. Ensuite, vous transférez la ligue, et vous pourrez annuler.';
export const notNow = 'Pas maintenant';
export const seePhases: Translation<typeof en.seePhases> = 'Voir les étapes';
export const moveIntoNewLeague: Translation<typeof en.moveIntoNewLeague> = 'Transférer dans une nouvelle ligue';
export const rostersStillChangeable =
  'On peut encore modifier les formations une à une. Le commissaire peut le faire aussi.';
export const workNotKept =
  'Ce navigateur ne peut pas garder votre travail ici\u00A0: il manque d’espace, ou il est réglé pour ne rien garder. Laissez cet onglet ouvert jusqu’à ce que la ligue soit transférée. Importez moins de tableaux à la fois pour prendre moins d’espace.';
