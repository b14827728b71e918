import { countOf, pluralOf } from '@crease/core/french/grammar.js';
import type { Translation } from '@crease/core/words.js';
import type * as en from './settings.words.en.js';

export const team = 'Équipe';
export const beginsAt: Translation<typeof en.beginsAt> = ({ moment }) => `À partir du ${moment}`;
export const aboutSetting: Translation<typeof en.aboutSetting> = ({ title }) => `À propos\u00A0: ${title}`;
export const seasonByNewScoring = 'La saison jusqu’ici selon le nouveau barème';
export const seasonByNewScoringHint =
  'Voici ce que serait la saison jusqu’ici si le nouveau barème avait compté dès le premier jour. Les points récoltés ne changeront pas.';
export const pointsNow = 'Actuel';
export const byTheseWeights = 'Nouveau';
export const change = 'Écart';
export const changes = 'Changements';
export const countsForGamesFrom: Translation<typeof en.countsForGamesFrom> = ({ day }) =>
  `Comptera pour les matchs à partir du ${day}.`;
export const replacesComingChange: Translation<typeof en.replacesComingChange> = ({ change }) =>
  `Remplacera le changement à venir\u00A0: ${change}.`;
export const sideEffects = 'Autres effets';
export const doNotWait = 'Ne pas attendre';
export const noTeamWouldBeIllegal = 'Toutes les équipes resteraient en règle.';
export const teamsWouldBeIllegalHint: Translation<typeof en.teamsWouldBeIllegalHint> = ({ count }) =>
  `${countOf(count, 'équipe ne serait pas en règle et ne pourrait', 'équipes ne seraient pas en règle et ne pourraient')} plus faire que des mouvements qui améliorent ${pluralOf(count, 'sa', 'leur')} situation.`;
export const reasonForNotWaiting = 'Raison de ne pas attendre';
export const beginsForced: Translation<typeof en.beginsForced> = ({ begins }) => `${begins} (changement forcé)`;
export const atOnce = 'Tout de suite';
export const teamsThatWouldBeIllegal = 'Équipes qui ne seraient pas en règle';
export const changeableUntilFirstDraft = 'Vous pouvez modifier ces réglages jusqu’au début du premier repêchage.';
export const changeableBetweenSeasons =
  'Entre deux saisons, vous pouvez tout modifier immédiatement, sauf le type de ligue et le nombre d’équipes.';
export const changeableInSeason: Translation<typeof en.changeableInSeason> = ({ season }) =>
  `Les changements qui n’enlèvent rien à aucune équipe s’appliquent tout de suite. Les autres attendent la saison ${season}, à moins que vous ne les forciez en donnant une raison.`;
export const settingsSavedChangesToCome = 'Réglages enregistrés. Le livret des règles énumère les changements à venir.';
export const settingsSaved = 'Réglages enregistrés';
export const whatChanges = 'Ce qui change';
export const changesNotSavedYet = 'Vos changements ne sont pas encore enregistrés.';
export const forceAndSave = 'Forcer et enregistrer';
export const saveSettings = 'Enregistrer les réglages';
export const nothingChanged = 'Vous n’avez encore rien changé.';
export const back = 'Retour';
export const leagueSettings = 'Réglages de la ligue';
export const previewChanges = 'Aperçu des changements';
export const leagueName = 'Nom de la ligue';
export const skaters = 'Patineurs';
export const goalies = 'Gardiens';
export const ratios = 'Moyennes';
export const chosenCategories = 'Catégories choisies';
export const addOrRemoveCategories = 'Ajouter ou retirer des catégories';
export const moveCategory: Translation<typeof en.moveCategory> = ({ category }) => `Déplacer\u00A0: ${category}`;
export const removeCategory: Translation<typeof en.removeCategory> = ({ category }) => `Retirer\u00A0: ${category}`;
export const weightOfCategory: Translation<typeof en.weightOfCategory> = ({ category }) => `Poids\u00A0: ${category}`;
export const timesWeight: Translation<typeof en.timesWeight> = ({ weight }) => `×${weight}`;
export const lowIsGood = 'Le plus bas gagne';
export const lowIsGoodOf: Translation<typeof en.lowIsGoodOf> = ({ category }) => `${category}, le plus bas gagne`;
export const readyMadeSet = 'Barème prédéfini';
export const ownWeightsHint = 'Ce sont les poids propres à cette ligue.';
export const ownSet = 'Personnalisé';
export const defensemenCountDifferently = 'Barème différent pour les défenseurs';
export const defensemenColumnHint = 'Une colonne pour eux s’ajoutera à côté de celle des attaquants.';
export const statOfPosition: Translation<typeof en.statOfPosition> = ({ stat, position }) => `${stat}, ${position}`;
export const weightMustBeNumber = 'Entrez un nombre de −100 à 100, avec au plus trois décimales.';
export const scoringSaved = 'Barème enregistré';
export const saveScoring = 'Enregistrer le barème';
export const scoring = 'Barème';
export const scoringHint =
  'Indiquez combien de points vaut chaque but, chaque arrêt, et ainsi de suite. Avec 0, la catégorie ne compte pas; un nombre négatif enlève des points.';
export const beginsNextSeason = 'À partir de la prochaine saison';
export const beginsInSeason: Translation<typeof en.beginsInSeason> = ({ season }) => `À partir de ${season}`;
export const changesFrom = 'de';
export const changesTo = 'à';
export const teamsWouldBreak: Translation<typeof en.teamsWouldBreak> = ({ count }) =>
  `${countOf(count, 'équipe ne respecterait pas', 'équipes ne respecteraient pas')} ce réglage.`;
export const teamsWouldBreakAtOnce: Translation<typeof en.teamsWouldBreakAtOnce> = ({ count }) =>
  `${countOf(count, 'équipe ne respecterait pas', 'équipes ne respecteraient pas')} ce réglage s’il s’appliquait tout de suite.`;
export const teamsWouldBeIllegal: Translation<typeof en.teamsWouldBeIllegal> = ({ count }) =>
  countOf(count, 'équipe ne serait pas en règle', 'équipes ne seraient pas en règle');
export const teamsWouldBeIllegalLater: Translation<typeof en.teamsWouldBeIllegalLater> = ({ count }) =>
  `${countOf(count, 'équipe ne serait pas en règle', 'équipes ne seraient pas en règle')} au début de la saison`;
