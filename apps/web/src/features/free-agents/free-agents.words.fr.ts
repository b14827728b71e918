import { au, countOf, de, pluralOf } from '@crease/core/french/grammar.js';
import { localeOf } from '@crease/core/locale.js';
import type { Translation } from '@crease/core/words.js';
import type * as en from './free-agents.words.en.js';

export const won = 'Gagnée';
export const lost = 'Perdue';
export const refused = 'Refusée';
export const withdrawn = 'Retirée';
export const dropsPlayer: Translation<typeof en.dropsPlayer> = ({ player }) => `libère ${player}`;
export const movesToInjuredReserve: Translation<typeof en.movesToInjuredReserve> = ({ player }) =>
  `met ${player} sur la liste des blessés`;
export const movesToRookieBank: Translation<typeof en.movesToRookieBank> = ({ player }) =>
  `met ${player} dans la banque d’espoirs`;
export const activatesPlayer: Translation<typeof en.activatesPlayer> = ({ player }) => `active ${player}`;
export const promotesPlayer: Translation<typeof en.promotesPlayer> = ({ player }) => `rappelle ${player}`;
export const noDrop = 'aucun joueur libéré';
export const decidedAt: Translation<typeof en.decidedAt> = ({ time }) => `décision ${time}`;
export const theClaim = 'La réclamation';
export const withdrawing = 'Retrait…';
export const claimWithdrawn: Translation<typeof en.claimWithdrawn> = ({ player }) =>
  `Réclamation ${de(player)} retirée`;
export const yourClaims = 'Vos réclamations';
export const noClaims = 'Aucune réclamation';
export const noClaimsHint = 'Réclamez un joueur au ballottage. La réclamation sera traitée à la fin du ballottage.';
export const openClaims = 'Réclamations en attente, par ordre de préférence';
export const moveClaimOf: Translation<typeof en.moveClaimOf> = ({ player }) => `Déplacer la réclamation ${de(player)}`;
export const change = 'Modifier';
export const changeClaimOf: Translation<typeof en.changeClaimOf> = ({ player }) =>
  `Modifier la réclamation ${de(player)}`;
export const withdraw = 'Retirer';
export const withdrawClaimOf: Translation<typeof en.withdrawClaimOf> = ({ player }) =>
  `Retirer la réclamation ${de(player)}`;
export const decidedClaims = 'Réclamations traitées';
export const playerColumn = 'joueur';
export const withColumn = 'autres mouvements';
export const madeColumn = 'faite le';
export const decidedColumn = 'décision';
export const outcomeColumn = 'résultat';
export const whyColumn = 'raison';

export const aTeam = 'une équipe';
export const player = 'Joueur';
export const club = 'Club';
export const droppedBy = 'Libéré par';
export const decided = 'Décision';
export const claim = 'Réclamer';
export const claimColumn = 'Réclamation';
export const claimed = 'Réclamé';
export const claimNamedPlayer: Translation<typeof en.claimNamedPlayer> = ({ player }) => `Réclamer ${player}`;
export const waiverWire = 'Ballottage';
export const noPlayersOnWaivers = 'Aucun joueur au ballottage';
export const noPlayersOnWaiversHint =
  'Les équipes peuvent réclamer ici les joueurs libérés, avant qu’ils ne deviennent autonomes.';
export const playersOnWaivers = 'Joueurs au ballottage';
export const decidedWaivers = 'Ballottages terminés';
export const whenColumn = 'date';
export const whatColumn = 'événement';
export const drawSeedColumn = 'germe du tirage';
export const noWaiversDecidedYet = 'Aucun ballottage terminé pour le moment';
export const noWaiversDecidedYetHint =
  'L’ordre des réclamations sera publié ici, avec le tirage au sort entre les équipes à égalité.';
export const seedOfDraw = 'Germe du tirage';

export const usedFor: Translation<typeof en.usedFor> = ({ players }) => `pour ${players}`;
export const week: Translation<typeof en.week> = ({ week }) => `Semaine ${week}`;
export const untilDay: Translation<typeof en.untilDay> = ({ day }) => `jusqu’au ${day}`;
export const now = 'en cours';
export const countFromTeam: Translation<typeof en.countFromTeam> = ({ count, team }) => `${count} ${de(team)}`;
export const countToTeam: Translation<typeof en.countToTeam> = ({ count, team }) =>
  `${count} ${pluralOf(count, 'cédé', 'cédés')} ${au(team)}`;
export const forfeit = 'Confisquer';
export const forfeitPickOfWeek: Translation<typeof en.forfeitPickOfWeek> = ({ week }) =>
  `Confisquer le choix de la semaine ${week}`;
export const giveBackPickOfWeek: Translation<typeof en.giveBackPickOfWeek> = ({ week }) =>
  `Rendre le choix de la semaine ${week}`;
export const penalty = 'Pénalité';
export const penalties: Translation<typeof en.penalties> = ({ count }) =>
  count === 1 ? 'Pénalité' : countOf(count, 'pénalité');

export const pickGivenBack = 'Choix rendu';
export const pickForfeited = 'Choix confisqué';
export const giveBackPickQuestion: Translation<typeof en.giveBackPickQuestion> = ({ team, week }) =>
  `Rendre le choix de la semaine ${week} à l’équipe ${team}?`;
export const forfeitPickQuestion: Translation<typeof en.forfeitPickQuestion> = ({ week, team }) =>
  `Confisquer le choix de la semaine ${week} de l’équipe ${team}?`;
export const giveBackPickHint =
  'La pénalité sera levée, et l’équipe pourra utiliser le choix jusqu’à la fin de cette semaine-là.';
export const forfeitPickHint =
  'L’équipe ne pourra pas utiliser le choix. Vous pourrez le rendre jusqu’à la fin de cette semaine-là.';
export const giveBack = 'Rendre';
export const forfeitPick = 'Confisquer le choix';

export const weeklyPicks = 'Choix hebdomadaires';
export const team = 'Équipe';
export const weeks = 'Semaines';
export const nextWeeks = 'Prochaines semaines';
export const wholeSeason = 'Toute la saison';
export const noPicksAssignedYet = 'Aucun choix d’autonome attribué pour le moment.';
export const noPicksAssignedYetHint = 'Chaque équipe reçoit ses choix hebdomadaires au début de la saison.';
export const quotaPerWeek = 'Quota par semaine';
export const open = 'Disponibles';
export const used = 'Utilisés';
export const notUsed = 'Non utilisés';
export const tradedAway = 'Cédés';
export const freeAgentPicksOf: Translation<typeof en.freeAgentPicksOf> = ({ team }) => `Choix d’autonome ${de(team)}`;

export const playerClaimed: Translation<typeof en.playerClaimed> = ({ player }) => `Réclamation faite\u00A0: ${player}`;
export const claimChanged = 'Réclamation modifiée';
export const claimPlayerQuestion: Translation<typeof en.claimPlayerQuestion> = ({ player }) => `Réclamer ${player}?`;
export const claimOf: Translation<typeof en.claimOf> = ({ player }) => `Réclamation ${de(player)}`;
export const claimDecidedHint: Translation<typeof en.claimDecidedHint> = ({ when }) =>
  `Décision\u00A0: ${when}. Parmi les équipes qui réclament le joueur, la moins bien classée l’obtiendra et utilisera un de ses choix.`;
export const claimPlayer = 'Réclamer le joueur';
export const saveClaim = 'Enregistrer la réclamation';
export const dropIfClaimWins = 'Libérer si la réclamation est gagnante';
export const dropIfClaimWinsHint = 'Le joueur ne quittera l’équipe que si la réclamation est gagnante.';
export const nobody = 'Aucun joueur';

export const freeAgents = 'Joueurs autonomes';
export const freeAgentsHint =
  'Vous pouvez ajouter des joueurs autonomes pendant la saison et, après le dernier repêchage, s’il manque des joueurs à votre équipe à une position.';
export const noPicksGivenYet = 'Aucun choix n’a encore été attribué.';
export const weekBegins: Translation<typeof en.weekBegins> = ({ week, when }) =>
  `Début de la semaine ${week}\u00A0: ${when}`;
export const weekEnds: Translation<typeof en.weekEnds> = ({ week, when }) => `Fin de la semaine ${week}\u00A0: ${when}`;
export const picksLeft: Translation<typeof en.picksLeft> = ({ left, total }) => `Il reste ${left} choix sur ${total}`;
export const addsMade: Translation<typeof en.addsMade> = ({ made, most, won, span, lastDay, drops }) =>
  `${countOf(made, drops ? 'ajout ou libération' : 'ajout', drops ? 'ajouts et libérations' : 'ajouts')} sur ${most} ${
    span === 'day' ? 'aujourd’hui' : lastDay === null ? 'cette saison' : `jusqu’au ${localeOf('fr').day(lastDay)}`
  }${won === undefined ? '' : ` (dont ${won} ${pluralOf(won, 'gagné', 'gagnés')})`}`;
