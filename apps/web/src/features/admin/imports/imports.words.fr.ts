import type { Translation } from '@crease/core/words.js';
import { countOf, de, listOf, pluralOf } from '@crease/core/french/grammar.js';
import { localeOf } from '@crease/core/locale.js';
import type * as en from './imports.words.en.js';

const figure = (count: number) => localeOf('fr').number(count);
const quoted = (titles: readonly string[]) => titles.map((column) => `«\u00A0${column}\u00A0»`).join(', ');

export const all = 'Toutes';
export const refused = 'Refusées';
export const disagree = 'En désaccord';
export const changed = 'Changées';
export const newRows = 'Nouvelles';
export const same = 'Identiques';
export const loadRealPlayers = 'Charger les vrais joueurs';
export const league = 'Ligue';
export const keepAllStoredFigures = 'Garder tous les chiffres actuels';
export const whichRows = 'Lignes à afficher';
export const noRowOfKind = 'Aucune ligne de ce type.';
export const rows = 'Lignes';
export const rowNumber: Translation<typeof en.rowNumber> = ({ row }) => `Ligne ${row}`;
export const theFile = 'Le fichier';
export const newCount: Translation<typeof en.newCount> = ({ count }) => countOf(count, 'nouvelle');
export const changedCount: Translation<typeof en.changedCount> = ({ count }) => countOf(count, 'changée');
export const sameCount: Translation<typeof en.sameCount> = ({ count }) => countOf(count, 'identique');
export const refusedCount: Translation<typeof en.refusedCount> = ({ count }) => countOf(count, 'refusée');
export const importHistory = 'Historique des importations';
export const noImportsYet = 'Aucune importation pour le moment';
export const importHistoryHint = 'Les fichiers importés et les mises à jour de la LNH apparaissent ici.';
export const imports = 'Importations';
export const commandLineOrNight = 'Ligne de commande ou tâche de nuit';
export const rowsOf: Translation<typeof en.rowsOf> = ({ source }) => `Lignes ${de(source)}`;
export const whenHeading = 'date et heure';
export const kindHeading = 'type';
export const sourceHeading = 'source';
export const byHeading = 'par';
export const stateHeading = 'état';
export const newHeading = 'nouvelles';
export const changedHeading = 'changées';
export const theSameHeading = 'identiques';
export const refusedHeading = 'refusées';
export const notesHeading = 'notes';
export const reportOf: Translation<typeof en.reportOf> = ({ source }) => `rapport ${de(source)}`;
export const done = 'Terminé';
export const countsWithUnchangedNote: Translation<typeof en.countsWithUnchangedNote> = ({ counts }) =>
  `${counts}. Les lignes identiques sont comptées, mais on n’affiche que celles qui comportent une remarque.`;
export const showMoreRows = 'Afficher plus de lignes';
export const columnNumber: Translation<typeof en.columnNumber> = ({ column }) => `Colonne ${column}`;
export const notUsed = 'Non utilisée';
export const columns = 'Colonnes';
export const matchColumns = 'Associer les colonnes';
export const chooseColumnFor: Translation<typeof en.chooseColumnFor> = ({ fields }) =>
  `Choisissez la colonne pour\u00A0: ${fields}.`;
export const moneyColumnNotUsed = 'Elle n’est utilisée que si vous la choisissez.';
export const chooseCapHitColumn = 'Choisissez la colonne de l’impact sur le plafond.';
export const columnsOfTable = 'Colonnes du tableau';
export const choose = 'Choisir…';
export const spreadsheet = 'Tableur';
export const spreadsheetHint =
  'CSV, TSV ou XLSX, avec une colonne pour le joueur. Les en-têtes et les montants peuvent avoir n’importe quelle forme, avec une colonne par saison ou une colonne pour l’année où le contrat prend fin.';
export const orPasteTable = 'Ou collez un tableau';
export const pasteTableHint = 'Avec ses en-têtes, tel que copié d’un tableur.';
export const readPastedTable = 'Lire le tableau collé';
export const dollars = 'Dollars';
export const thousandsOfDollars = 'Milliers de dollars';
export const millionsOfDollars = 'Millions de dollars';
export const unitBySize = 'Selon le montant\u00A0: en millions s’il est inférieur à 1\u00A0000';
export const forward = 'Attaquant';
export const defenseman = 'Défenseur';
export const goalie = 'Gardien';
export const noPosition = 'Aucune position';
export const rowCount: Translation<typeof en.rowCount> = ({ count }) => countOf(count, 'ligne');
export const capHitUnit = 'Unité des impacts sur le plafond';
export const amountsAmbiguous: Translation<typeof en.amountsAmbiguous> = ({ examples }) =>
  `Ces montants sont ambigus\u00A0: ${listOf(examples)}. Choisissez l’unité.`;
export const theYearMeans: Translation<typeof en.theYearMeans> = ({ year }) => `L’année ${year} désigne`;
export const yearAloneMeans = 'Une année seule désigne';
export const chooseYearMeaning = 'Choisissez la saison que désigne une année seule.';
export const seasonBeginningThen = 'La saison qui commence cette année-là';
export const seasonEndingThen = 'La saison qui finit cette année-là';
export const seasonOfCapHits = 'Saison des impacts sur le plafond';
export const noSeasonColumn = 'Aucune colonne ne l’indique.';
export const seasonOfUnnamedRows = 'Saison des lignes qui n’en indiquent pas';
export const seasonOfWord: Translation<typeof en.seasonOfWord> = ({ word }) =>
  `Saison désignée par «\u00A0${word}\u00A0»`;
export const lastSeasonOfWord: Translation<typeof en.lastSeasonOfWord> = ({ word }) =>
  `Dernière saison désignée par «\u00A0${word}\u00A0»`;
export const chooseWordMeaning = 'Choisissez le sens de ce mot.';
export const leaveRowsOut = 'Exclure ces lignes';
export const oneSeasonWithoutEnd = 'Aucune fin indiquée\u00A0: une saison';
export const positionOfWord: Translation<typeof en.positionOfWord> = ({ word }) => `Position «\u00A0${word}\u00A0»`;
export const reading = 'Lecture';
export const checking = 'Vérification';
export const askingNhl = 'Consultation de la LNH';
export const phaseProgress: Translation<typeof en.phaseProgress> = ({ phase, done: read, total }) =>
  `${phase}\u00A0: ${figure(read)} sur ${figure(total)}`;
export const report = 'Rapport';
export const notSure = 'Incertain';
export const notSureCount: Translation<typeof en.notSureCount> = ({ count }) => `Incertains\u00A0: ${figure(count)}`;
export const createUnknown: Translation<typeof en.createUnknown> = ({ count }) =>
  `Créer ${countOf(count, 'joueur inconnu', 'joueurs inconnus')}`;
export const offerToCreatePlayers = 'Les noms sont bons\u00A0: proposer de créer les joueurs';
export const choosePlayersThenTry = 'Faites un choix pour chacun, puis réessayez. Les joueurs sans choix sont exclus.';
export const playersToReview = 'Joueurs à vérifier';
export const whoIsQuestion: Translation<typeof en.whoIsQuestion> = ({ player }) => `Qui est ${player}?`;
export const notSettled = 'À décider';
export const aNewPlayer = 'Un nouveau joueur';
export const leaveOut = 'Exclure';
export const sourceWasImported: Translation<typeof en.sourceWasImported> = ({ source }) =>
  `Importation terminée\u00A0: ${source}`;
export const takeNewerListEach = 'Prendre le chiffre le plus récent et me montrer chaque cas';
export const takeAllOfFile = 'Prendre tous les chiffres de ce fichier';
export const sourceOfFigures = 'Source des chiffres';
export const sourceOfFiguresHint: Translation<typeof en.sourceOfFiguresHint> = ({ table: title }) =>
  `Elle est conservée avec chaque impact sur le plafond. Par défaut\u00A0: ${title}.`;
export const whereSourcesDisagree = 'En cas de désaccord avec une autre source';
export const tryIt = 'Essayer';
export const nothingToImport = 'Rien à importer';
export const importKind: Translation<typeof en.importKind> = ({ kind }) =>
  kind === 'contracts' ? 'Importer les contrats' : 'Importer les statuts';
export const capHitsOfPlayers: Translation<typeof en.capHitsOfPlayers> = ({ count, players }) =>
  `${countOf(count, 'impact sur le plafond', 'impacts sur le plafond')}, pour ${countOf(players, 'joueur')}.`;
export const statusesCount: Translation<typeof en.statusesCount> = ({ count }) => `${countOf(count, 'statut')}.`;
export const unreadableRowsStayOut: Translation<typeof en.unreadableRowsStayOut> = ({ count, examples }) =>
  `${countOf(count, 'ligne illisible', 'lignes illisibles')}${examples === '' ? '' : ` (${examples})`}, ${pluralOf(count, 'exclue', 'exclues')}.`;
export const leftOutByChoice: Translation<typeof en.leftOutByChoice> = ({ count }) =>
  `${countOf(count, 'ligne exclue', 'lignes exclues')} à votre demande.`;
export const contracts = 'Contrats';
export const injuryStatuses = 'Statuts de santé';
export const fromAnySpreadsheet = 'À partir de n’importe quel tableur';
export const typeOfTable = 'Type de tableau';
export const table = 'Tableau';
export const playersAndCapHits = 'Joueurs et impacts sur le plafond';
export const contractsBySeason = 'Contrats par saison';
export const skaterSeasons = 'Saisons des patineurs';
export const goalieSeasons = 'Saisons des gardiens';
export const gamesByDay = 'Matchs jour par jour';
export const ranking = 'Classement des joueurs';
export const rostersOfLeague = 'Formations d’une ligue';
export const nhlPlayers = 'Joueurs de la LNH';
export const nhlGames = 'Matchs de la LNH';
export const nhlSchedule = 'Calendrier de la LNH';
export const sampleGames = 'Matchs fictifs';
export const importFile = 'Importer un fichier';
export const typeOfFile = 'Type de fichier';
export const csvFile = 'Fichier CSV';
export const fileSizeHint: Translation<typeof en.fileSizeHint> = ({ megabytes }) =>
  `Au plus ${megabytes}\u00A0Mo. Vous verrez un aperçu avant tout changement.`;
export const fileTooLarge: Translation<typeof en.fileTooLarge> = ({ megabytes }) =>
  `Le fichier dépasse ${megabytes}\u00A0Mo. Divisez-le, ou importez-le en ligne de commande.`;
export const showChanges = 'Voir ce qui changerait';
export const importNow = 'Importer';
export const realPlayers = 'Vrais joueurs';
export const noRealPlayersYet =
  'Il n’y en a pas encore\u00A0: les ligues jouent avec des joueurs fictifs. Les données publiques de la LNH comprennent les formations, les joueurs et les statistiques des 32 clubs; leur lecture prend quelques minutes.';
export const activePlayersCount: Translation<typeof en.activePlayersCount> = ({ count }) =>
  `${countOf(count, 'joueur actif', 'joueurs actifs')}.`;
export const readNhlAgain = 'Actualiser';
export const youPutReminderAway = 'Vous avez masqué le rappel.';
export const remindMeAgain = 'Me le rappeler de nouveau';
export const templateNotFetched = 'Impossible de télécharger le modèle. Réessayez.';
export const contractsOf: Translation<typeof en.contractsOf> = ({ season }) => `Contrats de ${season}`;
export const everyPlayerHasContract = 'Tous les joueurs ont un contrat.';
export const countByEarlierContract: Translation<typeof en.countByEarlierContract> = ({ count }) =>
  `L’impact de ${countOf(count, 'joueur')} sur le plafond vient d’un contrat d’une saison antérieure.`;
export const nhlPublishesNoSalaries = 'La LNH ne publie pas les salaires.';
export const templateWithoutContract = 'Modèle des joueurs sans contrat';
export const templateOfEverybody = 'Modèle de tous les joueurs';
export const templateHint =
  'Remplissez la colonne cap_hit, puis importez le fichier ci-dessous. Vous pouvez procéder petit à petit.';
export const phaseRunning: Translation<typeof en.phaseRunning> = ({ phase }) => `${phase}…`;
export const phasePercent: Translation<typeof en.phasePercent> = ({ phase, percent }) =>
  `${phase}\u00A0: ${percent}\u00A0%`;
export const wouldBeCounts: Translation<typeof en.wouldBeCounts> = ({ counts, rows: total }) =>
  `Résultat prévu\u00A0: ${counts}, sur ${countOf(total, 'ligne')}`;
export const doneCounts: Translation<typeof en.doneCounts> = ({ counts, rows: total }) =>
  `Terminé\u00A0: ${counts}, sur ${countOf(total, 'ligne')}`;
export const andMoreRows: Translation<typeof en.andMoreRows> = ({ count }) =>
  `Et ${countOf(count, 'autre ligne', 'autres lignes')}.`;
export const andMoreRowsListed: Translation<typeof en.andMoreRowsListed> = ({ count }) =>
  `Et ${countOf(count, 'autre ligne', 'autres lignes')}, dans la liste des importations.`;
export const newHit: Translation<typeof en.newHit> = ({ season, amount }) => `${season} ${amount}, nouveau.`;
export const sameHit: Translation<typeof en.sameHit> = ({ season, amount }) => `${season} ${amount}, comme avant.`;
export const changedHit: Translation<typeof en.changedHit> = ({ season, amount, before }) =>
  `${season} ${amount}, au lieu de ${before}.`;
export const columnsHoldSeasons: Translation<typeof en.columnsHoldSeasons> = ({ columns: titles }) =>
  `${quoted(titles)} ${pluralOf(titles.length, 'contient', 'contiennent')} des saisons ou des années, et certains joueurs ont plusieurs lignes. Indiquez s’il s’agit de la saison de la ligne, ou choisissez «\u00A0Non utilisée\u00A0».`;
export const columnsHoldMoney: Translation<typeof en.columnsHoldMoney> = ({ columns: titles }) =>
  `${quoted(titles)} ${pluralOf(titles.length, 'contient des montants, mais son en-tête n’indique', 'contiennent des montants, mais leurs en-têtes n’indiquent')} pas l’impact sur le plafond.`;
export const rowMark: Translation<typeof en.rowMark> = ({ row }) => `ligne ${row}`;
export const nhlLastRead: Translation<typeof en.nhlLastRead> = ({ time }) =>
  `Dernière lecture des données de la LNH\u00A0: ${time}.`;
export const scheduleRead: Translation<typeof en.scheduleRead> = ({ season, games, time }) =>
  `Le calendrier de la LNH pour ${season}, lu ${time}, compte ${countOf(games, 'match', 'matchs')} de saison régulière.`;
export const nhlReadEveryNight: Translation<typeof en.nhlReadEveryNight> = ({ moment }) =>
  `Les données sont lues chaque nuit. Prochaine lecture\u00A0: ${moment}.`;
export const playersWithoutContract: Translation<typeof en.playersWithoutContract> = ({ count, amount }) =>
  `${countOf(count, 'joueur')} sans contrat connu ${pluralOf(count, 'compte', 'comptent')} pour le salaire minimum, ${amount}, en attendant le vrai montant.`;
