import { au, countOf, de, feminineOrdinal, pluralOf } from '@crease/core/french/grammar.js';
import type { Translation } from '@crease/core/words.js';
import type * as en from './home.words.en.js';

export const timeLeft = 'Temps restant';
export const timeIsUp = 'Temps écoulé';
export const oneThingToDo = '1\u00A0chose à faire';
export const thingsToDo: Translation<typeof en.thingsToDo> = ({ count }) =>
  countOf(count, 'chose à faire', 'choses à faire');
export const rookieDraft = 'Repêchage des recrues';
export const generalDraft = 'Repêchage général';
export const assetSummary: Translation<typeof en.assetSummary> = ({ season }) => `Sommaire des choix ${season}`;
export const freeAgentsAndWaivers = 'Joueurs autonomes et ballottage';
export const assets = 'Choix';
export const noFreeAgentPicksAssigned = 'Aucun choix d’autonome pour le moment.';
export const weeklyPicksHint = 'Chaque équipe reçoit ses choix hebdomadaires au début de la saison.';
export const noDraftPicksAssigned = 'Aucun choix de repêchage pour le moment.';
export const anotherTeam = 'une autre équipe';
export const penalties: Translation<typeof en.penalties> = ({ count }) => countOf(count, 'pénalité');
export const picksTradedAway: Translation<typeof en.picksTradedAway> = ({ count }) =>
  `${count} ${pluralOf(count, 'cédé', 'cédés')}`;
export const picksTradedFor: Translation<typeof en.picksTradedFor> = ({ count }) =>
  `${count} ${pluralOf(count, 'obtenu', 'obtenus')}`;
export const picksToTeams: Translation<typeof en.picksToTeams> = ({ teams }) => au(teams);
export const picksFromTeams: Translation<typeof en.picksFromTeams> = ({ teams }) => de(teams);
export const team = 'Équipe';
export const weekNumber: Translation<typeof en.weekNumber> = ({ week }) => `Semaine ${week}`;
export const week = 'Semaine';
export const freeAgentPicksByWeek = 'Choix d’autonome par équipe et par semaine';
export const pickOf = 'Origine';
export const roundNumber: Translation<typeof en.roundNumber> = ({ round }) => `${feminineOrdinal(round)} ronde`;
export const season = 'Saison';
export const draftPicksByRound: Translation<typeof en.draftPicksByRound> = ({ season }) =>
  `Choix de repêchage ${season} par équipe et par ronde`;
export const ownedByTeam: Translation<typeof en.ownedByTeam> = ({ team }) => `Appartient ${au(team)}`;
export const ownedByTeamSpoken: Translation<typeof en.ownedByTeamSpoken> = ({ team }) => `appartient ${au(team)}`;
export const ownPick = 'le sien';
export const missedWorkHint =
  'Le propriétaire du site voit la cause. Le travail en retard se fera dans l’ordre dès que tout fonctionnera de nouveau.';
export const ofTeamsWithPoints: Translation<typeof en.ofTeamsWithPoints> = ({ count, points, shown }) =>
  `sur ${count} · ${shown}\u00A0${pluralOf(points, 'point', 'points')}`;
export const ofTeamsWithRecord: Translation<typeof en.ofTeamsWithRecord> = ({ count, record }) =>
  `sur ${count}, ${record}`;
export const levelWithTeam: Translation<typeof en.levelWithTeam> = ({ team }) => `à égalité avec ${team}`;
export const yourWeek = 'Votre semaine';
export const nothingWaitsForYou = 'Rien ne demande votre attention.';
export const inviteYourManagers = 'Inviter vos DG';
export const inviteSome: Translation<typeof en.inviteSome> = ({ count }) => `Inviter ${countOf(count, 'DG', 'DG')}`;
export const teamsAndManagers = 'Équipes et DG';
export const createDraft = 'Créer le repêchage';
export const lobbyOpensHint = 'La salle d’attente du repêchage s’ouvrira\u00A0: vous y réglerez l’ordre et le chrono.';
export const goToDraft = 'Aller au repêchage';
export const beginWhenEverybodyIsThere = 'Commencer quand tout le monde sera là';
export const settingsOpenUntilDraft = 'Vous pouvez modifier les réglages de la ligue jusque-là.';
export const lookAtSettings = 'Voir les réglages';
export const openLobby = 'Ouvrir la salle d’attente';
export const timeLeftUntilDraft = 'Temps restant avant le repêchage';
export const draftTimeHasCome = 'C’est l’heure';
export const stepsToFirstPick = 'Trois étapes avant le premier choix';
export const freeAgentPicks = 'JA';
export const weekMark: Translation<typeof en.weekMark> = ({ week }) => `S${week}`;
export const roundMark: Translation<typeof en.roundMark> = ({ round }) => `R${round}`;
export const rankAmongTeams: Translation<typeof en.rankAmongTeams> = ({ rank, shared, teams }) =>
  `${rank}${shared ? ', à égalité,' : ''} ${teams}`;
export const behindTeam: Translation<typeof en.behindTeam> = ({ points, team }) => `retard de ${points} sur ${team}`;
export const aheadOfTeam: Translation<typeof en.aheadOfTeam> = ({ points, team }) => `avance de ${points} sur ${team}`;
export const pointsOnDay: Translation<typeof en.pointsOnDay> = ({ points, day }) => `${points} le ${day}`;
export const stepDone: Translation<typeof en.stepDone> = ({ step }) => `${step}\u00A0: c’est fait`;
export const teamsHaveManager: Translation<typeof en.teamsHaveManager> = ({ managed, count }) =>
  `${managed} ${pluralOf(managed, 'équipe', 'équipes')} sur ${count} ${pluralOf(managed, 'a', 'ont')} un DG.`;
export const lobbyIsOpen: Translation<typeof en.lobbyIsOpen> = ({ draft }) =>
  `La salle d’attente est ouverte\u00A0: ${draft}.`;
export const lobbyIsOpenWithoutDate: Translation<typeof en.lobbyIsOpenWithoutDate> = ({ draft }) =>
  `La salle d’attente est ouverte\u00A0: ${draft}. Convenez-y d’une date.`;
export const allChampions = 'Tous les champions';

export const yourLeague = 'Votre ligue';
export const allRules = 'Toutes les règles';
export const wonBy = 'Formule';
export const wonByPoints = 'Points de toute la saison';
export const wonByMatchups = 'Duels, points';
export const wonByEachCategory = 'Duels, catégorie par catégorie';
export const wonByMostCategories = 'Duels, majorité des catégories';
export const wonByRoto = 'Catégories, rôtisserie';
export const salaryCap = 'Plafond salarial';
export const rosterPlaces = 'Formation';
export const rosterOf: Translation<typeof en.rosterOf> = ({ places, least }) =>
  `${countOf(places, 'joueur')}${least.length === 0 ? '' : `, au moins ${least.join(' · ')}`}`;
export const rookieBank = 'Banque d’espoirs';
