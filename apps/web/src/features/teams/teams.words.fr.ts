import { au, countOf, de, feminineOrdinal, listOf, pluralOf } from '@crease/core/french/grammar.js';
import { draftName, expiryShort } from '@crease/core/french/hockey.js';
import { localeOf } from '@crease/core/locale.js';
import type { Translation } from '@crease/core/words.js';
import type * as en from './teams.words.en.js';

export const noManagerYet = 'Pas encore de DG';
export const countAsActive: Translation<typeof en.countAsActive> = ({ players }) =>
  players.length === 1
    ? `${listOf(players)} a dû quitter la liste des blessés et compte maintenant parmi les actifs.`
    : `${listOf(players)} ont dû quitter la liste des blessés et comptent maintenant parmi les actifs.`;
export const you = 'Vous';

export const team = 'Équipe';
export const sharesRank: Translation<typeof en.sharesRank> = ({ rank }) =>
  `À égalité au ${localeOf('fr').ordinal(rank)} rang`;
export const rank: Translation<typeof en.rank> = ({ rank }) => `Rang ${rank}`;
export const tiedRankShort: Translation<typeof en.tiedRankShort> = ({ rank }) => `É${rank}`;
export const regularSeasonShort: Translation<typeof en.regularSeasonShort> = ({ season }) => `${season} SR`;
export const nhlPlayoffPoints: Translation<typeof en.nhlPlayoffPoints> = ({ points }) => `SÉ ${points}`;
export const toLeader = 'Retard';
export const pointsBehindLeader = 'Points de retard sur le meneur';
export const toNext = 'Écart préc.';
export const pointsBehindPlaceAbove = 'Points de retard sur l’équipe qui précède';
export const nhlPlayoffsShort: Translation<typeof en.nhlPlayoffsShort> = ({ season }) => `${season} SÉ`;
export const total = 'Total';
export const totalOfThreeSeasons = 'Total de trois saisons';
export const seasonOfTable = 'Saison du classement';
export const tableOfSeason: Translation<typeof en.tableOfSeason> = ({ season }) => `Classement ${season}`;
export const championOf: Translation<typeof en.championOf> = ({ season, team, points }) =>
  `Champion ${season}\u00A0: ${team} ${points}`;
export const championsOf: Translation<typeof en.championsOf> = ({ season, team, points }) =>
  `Champions ${season}\u00A0: ${team} ${points}`;
export const withPoints: Translation<typeof en.withPoints> = ({ points, count }) =>
  `avec ${points}\u00A0${pluralOf(count, 'point', 'points')}`;
export const withRecord: Translation<typeof en.withRecord> = ({ record }) => `avec une fiche de ${record}`;
export const teamsByRecord: Translation<typeof en.teamsByRecord> = ({ season }) => `Équipes selon la fiche, ${season}`;
export const notPlayedHere = 'Saison non jouée dans cette ligue';
export const noPointsYet = 'Pas encore de points';
export const seasonIsOver = 'La saison est terminée';
export const regularSeason = 'Saison régulière';
export const equalPointsShareRank = 'É\u00A0: les équipes à égalité de points partagent le même rang.';
export const teamsByPoints: Translation<typeof en.teamsByPoints> = ({ season }) =>
  `Équipes selon les points, ${season}`;
export const openTeam: Translation<typeof en.openTeam> = ({ team }) => `Ouvrir ${team}`;
export const tonight = 'Ce soir';
export const tonightHint = 'Points des matchs de ce soir jusqu’ici, et joueurs dont le club joue';
export const playersTonight = 'Joueurs dont le club joue ce soir';
export const playersPlay: Translation<typeof en.playersPlay> = ({ count }) => `${count} en action`;
export const pointsShort: Translation<typeof en.pointsShort> = ({ points }) => `${points}\u00A0PTS`;
export const gapToLeaderAndNext: Translation<typeof en.gapToLeaderAndNext> = ({ toLeader, toNext }) =>
  `à ${toLeader} du meneur · à ${toNext} du précédent`;

export const roster = 'Formation';
export const activeCount: Translation<typeof en.activeCount> = ({ count }) =>
  `${count} ${Number(count) < 2 ? 'actif' : 'actifs'}`;
export const injuredReserve = 'Liste des blessés';
export const rookies = 'Recrues';
export const rookieBank = 'Banque d’espoirs';
export const capUsed = 'Masse salariale';
export const retained = 'Retenu';
export const capBar = 'Barre du plafond';
export const capSpace = 'Espace sous le plafond';
export const capStandsAt: Translation<typeof en.capStandsAt> = ({ cap, percent, wholeCap }) =>
  `Le plafond est de ${cap} jusqu’aux prochains repêchages\u00A0: ${percent}\u00A0% de ${wholeCap}.`;
export const moneyUsed: Translation<typeof en.moneyUsed> = ({ money }) => `${money} de masse salariale`;
export const teamsByCap = 'Équipes selon le plafond';
export const teams = 'Équipes';
export const teamsBy = 'Équipes selon';
export const capSummary = 'Sommaire du plafond';
export const capMap = 'Répartition du plafond';
export const pointsSummary = 'Sommaire des points';
export const standings = 'Classement';

export const retainedSalary = 'Salaire retenu';
export const noRetainedSalary = 'Aucun salaire retenu';
export const mayRetainUpTo: Translation<typeof en.mayRetainUpTo> = ({ percent }) =>
  `Une équipe peut retenir jusqu’à ${percent}\u00A0% du salaire d’un joueur qu’elle échange.`;
export const retentionNotAllowed = 'Cette ligue ne permet pas de retenir du salaire.';
export const teamRetains: Translation<typeof en.teamRetains> = ({ count, most }) =>
  `Cette équipe retient (${count} sur ${most})`;
export const nothing = 'Rien';
export const percentThroughSeason: Translation<typeof en.percentThroughSeason> = ({ percent, season }) =>
  `${percent}\u00A0% jusqu’à la fin de ${season}`;
export const inDollarsThroughSeason: Translation<typeof en.inDollarsThroughSeason> = ({ season }) =>
  `en dollars, jusqu’à la fin de ${season}`;
export const onNoTeam = 'sans équipe';
export const withTeam: Translation<typeof en.withTeam> = ({ team }) => `avec ${team}`;
export const ofCapHit: Translation<typeof en.ofCapHit> = ({ hit, charge }) =>
  `sur un impact de ${hit}, charge de ${charge}`;
export const othersRetain = 'Salaire de ses joueurs retenu par d’autres équipes';

export const teamThatHasLeft = 'une équipe qui n’est plus dans la ligue';
export const assetPromisedTo: Translation<typeof en.assetPromisedTo> = ({ asset, team }) =>
  `${asset}, promis ${au(team)}`;
export const assetPromisedBy: Translation<typeof en.assetPromisedBy> = ({ asset, team }) =>
  `${asset}, promis par ${team}`;
export const conditions = 'Conditions';
export const ledger = 'Registre';

export const capBySeason = 'Plafond par saison';
export const includingRetained = 'dont retenu';
export const includingInjured = 'dont blessés';
export const includingTraded = 'dont espace échangé';
export const injuredAboveRelief: Translation<typeof en.injuredAboveRelief> = ({ money }) =>
  `Comprend ${money} de la liste des blessés, au-delà de l’allègement que la ligue accorde pour les blessures.`;
export const estimated = 'Estimé';
export const apartFromCapUsed = 'En plus de la masse salariale';
export const partOfCapUsed = 'Compris dans la masse salariale';
export const estimateApart: Translation<typeof en.estimateApart> = ({ money }) => `+ ${money}`;
export const estimateInIt: Translation<typeof en.estimateInIt> = ({ money }) => `dont ${money}`;
export const signed = 'Sous contrat';
export const signedOfAll: Translation<typeof en.signedOfAll> = ({ count, total }) => `${count} sur ${total}`;
export const capLine: Translation<typeof en.capLine> = ({ cap }) => `La ligne indique le plafond de ${cap}.`;
export const capLines: Translation<typeof en.capLines> = ({ cap, laterCap }) =>
  `Les lignes indiquent le plafond\u00A0: ${cap} jusqu’aux prochains repêchages, ${laterCap} pour les saisons suivantes.`;
export const capUsedHint: Translation<typeof en.capUsedHint> = ({ season }) =>
  `La masse salariale comprend les contrats signés de la formation active et le salaire retenu. L’impact est estimé quand le contrat est échu\u00A0: il compte en ${season}, et figure à part pour les saisons suivantes.`;

export const salaryCapOf: Translation<typeof en.salaryCapOf> = ({ season }) => `Plafond salarial ${season}`;
export const capOutlook = 'Perspectives du plafond';
export const ir = 'Blessés';
export const faPicks = 'Choix d’autonome';
export const points = 'Points';
export const record = 'Fiche';

export const teamSaved = 'Équipe enregistrée';
export const editTeam = 'Modifier l’équipe';
export const coManagers = 'Co-DG';
export const people: Translation<typeof en.people> = ({ people: names }) => names.join(', ');
export const saveTeam = 'Enregistrer l’équipe';
export const logo = 'Logo';
export const teamName = 'Nom de l’équipe';

export const yourTeam = 'Votre équipe';
export const contractsBySeason = 'Contrats par saison';
export const samplePlayers = 'Joueurs fictifs';
export const lineUp = 'Alignement';
export const proposeTrade = 'Proposer un échange';
export const myTeam = 'Mon équipe';

export const backToSeason: Translation<typeof en.backToSeason> = ({ season }) => `Retour à ${season}`;
export const showingContracts: Translation<typeof en.showingContracts> = ({ season }) =>
  `Contrats de la saison ${season}`;
export const whatIsNotLegal = 'Ce qui n’est pas en règle';

export const roundOfDraft: Translation<typeof en.roundOfDraft> = ({ round, type, season }) =>
  `${feminineOrdinal(round)} ronde du ${draftName(type)} ${season}`;
export const forfeitThisPick = 'Confisquer ce choix';
export const giveThisPickBack = 'Rendre ce choix';
export const takeThisPickAway = 'Retirer ce choix';
export const addCompensatoryPick = 'Ajouter un choix compensatoire';
export const addCompensatoryPickHint =
  'Ce choix viendra après les autres choix de sa ronde et pourra être échangé comme eux. Vous pourrez le retirer jusqu’à la création du repêchage, et le déplacer à ce moment-là.';
export const addPick = 'Ajouter le choix';
export const takePickAwayQuestion = 'Retirer le choix?';
export const takePickAwayHint = 'L’équipe perdra ce choix compensatoire.';
export const takePickAway = 'Retirer le choix';
export const forfeitPickQuestion = 'Confisquer le choix?';
export const forfeitPickHint =
  'L’équipe ne pourra ni utiliser ni échanger ce choix. Vous pourrez le rendre jusqu’au début du repêchage.';
export const forfeitPick = 'Confisquer le choix';
export const givePickBackQuestion = 'Rendre le choix?';
export const givePickBackHint = 'L’équipe pourra de nouveau utiliser et échanger ce choix.';
export const givePickBack = 'Rendre le choix';
export const hasCompensatoryPick: Translation<typeof en.hasCompensatoryPick> = ({ team }) =>
  `L’équipe ${team} a un choix compensatoire`;
export const pickChanged = 'Choix modifié';
export const draft = 'Repêchage';
export const draftOption: Translation<typeof en.draftOption> = ({ season, type }) => `${season}, ${draftName(type)}`;
export const round = 'Ronde';
export const roundNumber: Translation<typeof en.roundNumber> = ({ round }) => `${feminineOrdinal(round)} ronde`;
export const leagueSeesItHint = 'Toute la ligue verra cette raison.';

export const historyOfPick = 'Historique d’un choix';
export const theTrade = 'l’échange';

export const anotherTeam = 'une autre équipe';
export const draftPicks = 'Choix de repêchage';
export const compensatoryPick = 'Choix compensatoire';
export const noDraftPicksYet = 'Aucun choix de repêchage pour le moment.';
export const picksOfSeason: Translation<typeof en.picksOfSeason> = ({ season }) => `Choix ${season}`;
export const draftAndPicks: Translation<typeof en.draftAndPicks> = ({ draft, count }) =>
  `${draft} · ${countOf(count, 'choix', 'choix')}`;
export const pickNumber: Translation<typeof en.pickNumber> = ({ number }) => `nº\u00A0${number}`;
export const tradedTo: Translation<typeof en.tradedTo> = ({ team }) => `échangé ${au(team)}`;
export const fromTeam: Translation<typeof en.fromTeam> = ({ team }) => `${de(team)}`;
export const compensatory = 'compensatoire';
export const givenUp = 'cédé';
export const forfeited = 'confisqué';
export const now = 'en cours';
export const toTeam: Translation<typeof en.toTeam> = ({ team }) => `→ ${team}`;
export const roundShort: Translation<typeof en.roundShort> = ({ round }) => `R${round}`;
export const roundsShort: Translation<typeof en.roundsShort> = ({ from, to }) => `R${from}–R${to}`;
export const weekNow: Translation<typeof en.weekNow> = ({ week, running }) =>
  running ? `Semaine ${week} · en cours` : `Semaine ${week}`;
export const noPicks = 'aucun choix';
export const picksLeftInWeeks: Translation<typeof en.picksLeftInWeeks> = ({ picks, from, to }) =>
  `Encore ${countOf(picks, 'choix', 'choix')}, ${from === to ? `semaine ${from}` : `semaines ${from} à ${to}`}`;
export const freeAgentPicks = 'Choix d’autonome';
export const allWeeksAndWaivers = 'Toutes les semaines et le ballottage';
export const freeAgentPicksByWeek = 'Choix d’autonome par semaine';
export const draftPickOfTeam: Translation<typeof en.draftPickOfTeam> = ({ team, season, type, round }) =>
  `${team}\u00A0: ${draftName(type)} ${season}, ${feminineOrdinal(round)} ronde`;
export const picksUsed: Translation<typeof en.picksUsed> = ({ count }) =>
  countOf(count, 'choix utilisé', 'choix utilisés');
export const oneFromTeam: Translation<typeof en.oneFromTeam> = ({ team }) => `1 ${de(team)}`;
export const oneToTeam: Translation<typeof en.oneToTeam> = ({ team }) => `1 ${au(team)}`;
export const week: Translation<typeof en.week> = ({ week }) => `Semaine ${week}`;
export const penalties: Translation<typeof en.penalties> = ({ count }) =>
  count === 1 ? 'Pénalité' : countOf(count, 'pénalité');

export const reasonForForeignMove = 'Raison du déplacement d’un joueur d’une autre équipe';
export const reasonForOverride = 'Raison de passer outre aux règles';

export const forwards = 'Attaquants';
export const defensemen = 'Défenseurs';
export const goalies = 'Gardiens';
export const atLeast: Translation<typeof en.atLeast> = ({ count }) => `au moins ${count}`;
export const countMissing: Translation<typeof en.countMissing> = ({ count }) =>
  `${count} ${pluralOf(count, 'manquant', 'manquants')}`;
export const hitOf: Translation<typeof en.hitOf> = ({ money }) => `impact ${money}`;
export const capHitOf: Translation<typeof en.capHitOf> = ({ season }) => `Impact sur le plafond ${season}`;
export const pointsHint: Translation<typeof en.pointsHint> = ({ season }) =>
  `Points ${season} selon le barème de la ligue, peu importe l’équipe`;
export const forTeam = 'Pour l’équipe';
export const forTeamHint: Translation<typeof en.forTeamHint> = ({ season }) =>
  `Points ${season} récoltés pour cette équipe`;
export const perGame = 'Par match';
export const perGameHint: Translation<typeof en.perGameHint> = ({ season }) =>
  `Points par match en ${season}, avec le nombre de matchs`;
export const player = 'Joueur';
export const status = 'Statut';
export const statusSetMark = 'changé';
export const statusSetByCommissioner = 'Le commissaire a changé ce statut';
export const mustLeaveRookieBank = 'Doit quitter la banque d’espoirs';
export const mustComeUp = 'À rappeler';
export const club = 'Club';
export const contract = 'Contrat';
export const contractUntil = 'Contrat jusqu’en';
export const noContract = 'sans contrat';
export const contractEnd: Translation<typeof en.contractEnd> = ({ year, status }) =>
  `${year}${status === null ? '' : ` ${expiryShort(status)}`}`;
export const pointsInGames: Translation<typeof en.pointsInGames> = ({ points: count, shown, games }) =>
  `${shown}\u00A0${pluralOf(count, 'pt', 'pts')} en ${games}\u00A0PJ`;
export const contractToYear: Translation<typeof en.contractToYear> = ({ year, status }) =>
  `jusqu’en ${year}${status === null ? '' : ` ${expiryShort(status)}`}`;
export const capHit = 'Impact sur le plafond';
export const retainedByOtherTeams = 'Retenu par d’autres équipes';
export const charge = 'Charge';
export const moves = 'Mouvements';
export const movePlayer: Translation<typeof en.movePlayer> = ({ player }) => `Déplacer ${player}`;
export const offerInTrade = 'Offrir dans un échange';

export const noActivePlayers = 'Aucun joueur actif';
export const seasonContracts: Translation<typeof en.seasonContracts> = ({ season }) => `Contrats ${season}`;
export const addOrTradeHint = 'Ajoutez des joueurs autonomes, ou faites des échanges.';
export const findFreeAgent = 'Trouver un joueur autonome';
export const draftOrTradeHint = 'L’équipe obtiendra des joueurs au prochain repêchage ou par échange.';
export const comeWithDraftHint = 'L’équipe obtiendra ses joueurs au repêchage.';
export const goToDraft = 'Aller au repêchage';
export const pointsFromGames: Translation<typeof en.pointsFromGames> = ({ season }) =>
  `Les points viennent des matchs de la saison régulière ${season}.`;
export const noGamesKnown: Translation<typeof en.noGamesKnown> = ({ season }) =>
  `Les matchs de ${season} ne sont pas connus\u00A0: les points des joueurs viennent des totaux de la saison, et aucun point ne compte pour l’équipe.`;
export const pointsByPresent: Translation<typeof en.pointsByPresent> = ({ points }) =>
  `${points} par les joueurs actuels`;
export const pointsForTeam: Translation<typeof en.pointsForTeam> = ({ present, left, total }) =>
  `Pour cette équipe\u00A0: ${present}${left === null ? '' : ` + ${left.points} par ${left.players === 1 ? 'un ancien joueur' : countOf(left.players, 'ancien joueur', 'anciens joueurs')}`} = ${total}.`;

export const loading = 'Chargement';
export const noSuchTeam = 'Cette équipe n’existe pas dans la ligue.';
export const leagueHome = 'Accueil de la ligue';

const withMore = (more: number) =>
  more === 0 ? '' : `, avec ${countOf(more, 'autre mouvement', 'autres mouvements')}`;
export const drop = 'Libérer';
export const dropAnyway = 'Libérer quand même';
export const dropQuestion: Translation<typeof en.dropQuestion> = ({ player }) => `Libérer ${player}?`;
export const dropHint = 'Le joueur quittera l’équipe, et les autres équipes pourront l’obtenir.';
export const dropped: Translation<typeof en.dropped> = ({ player, more }) =>
  `Libération ${de(player)}${withMore(more)}`;
export const moveToIr = 'Placer sur la liste des blessés';
export const moveToIrAnyway = 'Placer sur la liste des blessés quand même';
export const moveToIrQuestion: Translation<typeof en.moveToIrQuestion> = ({ player }) =>
  `Placer ${player} sur la liste des blessés?`;
export const moveToIrHint = 'Les joueurs sur la liste des blessés ne comptent ni sur le plafond ni dans la formation.';
export const isOnIr: Translation<typeof en.isOnIr> = ({ player, more }) =>
  `${player} est sur la liste des blessés${withMore(more)}`;
export const activate = 'Activer';
export const activateAnyway = 'Activer quand même';
export const activateQuestion: Translation<typeof en.activateQuestion> = ({ player }) => `Activer ${player}?`;
export const activateHint = 'Le joueur comptera de nouveau sur le plafond et dans la formation.';
export const activated: Translation<typeof en.activated> = ({ player, more }) =>
  `Retour ${de(player)} parmi les actifs${withMore(more)}`;
export const moveToBank = 'Placer dans la banque d’espoirs';
export const moveToBankAnyway = 'Placer dans la banque d’espoirs quand même';
export const moveToBankQuestion: Translation<typeof en.moveToBankQuestion> = ({ player }) =>
  `Placer ${player} dans la banque d’espoirs?`;
export const bankCountsTowardNothing = 'Les joueurs de la banque ne comptent ni sur le plafond ni dans la formation.';
export const bankCountsTowardCap = 'Les joueurs de la banque comptent sur le plafond, mais pas dans la formation.';
export const noReturnToBank = 'Après un rappel, un joueur ne peut plus revenir dans la banque.';
export const isInBank: Translation<typeof en.isInBank> = ({ player, more }) =>
  `${player} est dans la banque d’espoirs${withMore(more)}`;
export const promote = 'Rappeler';
export const promoteAnyway = 'Rappeler quand même';
export const promoteQuestion: Translation<typeof en.promoteQuestion> = ({ player }) => `Rappeler ${player}?`;
export const promoteHint = 'Le joueur rejoindra la formation active et comptera sur le plafond.';
export const promoteOnCapHint = 'Le joueur rejoindra la formation active.';
export const promoted: Translation<typeof en.promoted> = ({ player, more }) => `Rappel ${de(player)}${withMore(more)}`;
export const sendDown = 'Soumettre au ballottage';
export const sendDownAnyway = 'Soumettre au ballottage quand même';
export const sendDownHint =
  'Le joueur passera d’abord au ballottage, où d’autres équipes pourront le réclamer. Si aucune ne l’obtient, il ira dans la banque d’espoirs.';
export const isOnWayToBank: Translation<typeof en.isOnWayToBank> = ({ player, more }) =>
  `${player} passe d’abord au ballottage${withMore(more)}`;
export const rotoPoints = 'Points de rôtisserie';
