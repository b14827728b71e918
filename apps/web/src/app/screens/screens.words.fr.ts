import type { Translation } from '@crease/core/words.js';
import type * as en from './screens.words.en.js';

export const signIn = 'Se connecter';
export const signInToCrease = 'Se connecter à Crease';

export const dynastyLeague = 'Dynastie';
export const reDraftLeague = 'Ligue d’un an';
export const samplePlayers = 'Joueurs fictifs';
export const shortcuts = 'Raccourcis';
export const myTeam = 'Mon équipe';
export const noTeamManaged = 'Vous ne dirigez aucune équipe de cette ligue.';
export const playerDatabase = 'Répertoire des joueurs';
export const playerDatabaseHint = 'Contrats et statistiques';
export const rulebook = 'Livret des règles';
export const rulebookHint = 'Le fonctionnement de cette ligue';
export const standings = 'Classement';
export const tonight = 'Ce soir';
export const matchups = 'Duels';
export const playOffs = 'Séries';
export const draftRoom = 'Salle de repêchage';
export const trades = 'Échanges';
export const freeAgents = 'Joueurs autonomes';
export const protection = 'Protection';
export const commissioner = 'Commissaire';
export const tools = 'Outils';
export const home = 'Accueil';
export const welcome: Translation<typeof en.welcome> = ({ person }) =>
  person === null ? 'Bienvenue' : `Bienvenue, ${person}`;
