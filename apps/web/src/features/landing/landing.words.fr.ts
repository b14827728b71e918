import type { Translation } from '@crease/core/words.js';
import { countOf, de, que } from '@crease/core/french/grammar.js';
import type * as en from './landing.words.en.js';

export const harborLights = 'Phares du Havre';
export const northShore = 'Rive-Nord';
export const ironRange = 'Côte-de-Fer';
export const kasik = 'Kasik';
export const shareRetained = '25\u00A0% retenu';
export const thirdRoundPick = '3e ronde 2026';
export const marchand = 'Marchand';
export const freeAgentPickOfWeek = 'Choix d’autonome, sem. 9';
export const space = 'Espace';
export const youAreOnTheClock = 'C’est à vous';
export const oberg = 'Oberg';
export const halloran = 'Halloran';
export const forwardsProtected = '6 sur 5';
export const defensemenProtected = '3 sur 3';
export const goaliesProtected = '1 sur 1';
export const core = 'Noyau';
export const coreCapUsed = '44,1\u00A0M$ sur 47\u00A0M$';
export const bench = 'Réserve';
export const benchCapUsed = '2,7\u00A0M$ sur 5\u00A0M$';
export const akselNyberg = 'Aksel Nyberg';
export const theoMarchand = 'Theo Marchand';
export const romanKasik = 'Roman Kasik';
export const goalsAndAssists: Translation<typeof en.goalsAndAssists> = ({ goals, assists }) =>
  `${goals} B · ${assists} P`;
export const rookieBank = 'Banque d’espoirs';
export const rookieBankPlaces = '7 places sur 10';
export const emilStrand = 'Emil Strand';
export const draftedFirstRound = '1re ronde 2025';
export const marekHudak = 'Marek Hudak';
export const draftedSecondRound = '2e ronde 2024';

export const yourTeam = 'Votre équipe';
export const coleWhitaker = 'Cole Whitaker';
export const eliasRautio = 'Elias Rautio';
export const jonasFeld = 'Jonas Feld';
export const matsOberg = 'Mats Oberg';
export const dylanPrewitt = 'Dylan Prewitt';
export const ilyaSorin = 'Ilya Sorin';
export const lucaBianchet = 'Luca Bianchet';
export const owenHalloran = 'Owen Halloran';
export const viktorDahl = 'Viktor Dahl';
export const peterVanek = 'Peter Vanek';
export const noahCastellan = 'Noah Castellan';
export const tyBergstrom = 'Ty Bergstrom';
export const samiLehto = 'Sami Lehto';
export const grantMosher = 'Grant Mosher';
export const alexeiTurov = 'Alexei Turov';
export const benAshworth = 'Ben Ashworth';
export const krisNovotny = 'Kris Novotny';
export const joelPruitt = 'Joel Pruitt';
export const seanDelaney = 'Sean Delaney';

export const teamIsPicking: Translation<typeof en.teamIsPicking> = ({ team }) => `Au tour ${de(team)}…`;
export const miniDraft = 'Un petit repêchage';
export const draftComplete = 'Repêchage terminé';
export const draftAgain = 'Repêcher de nouveau';
export const roundOf: Translation<typeof en.roundOf> = ({ round, rounds }) => `Ronde ${round} sur ${rounds}`;
export const samplePlayersHint = 'Joueurs fictifs. Essayez un choix\u00A0: la barre montre l’effet sur votre plafond.';
export const draftBoardCaption = 'Le tableau de repêchage\u00A0: les rondes en lignes, les équipes en colonnes';
export const yourPick = 'Votre choix';
export const bestAvailable = 'Meilleurs joueurs disponibles';
export const noRoom = 'pas de place';
export const miniDraftSummary: Translation<typeof en.miniDraftSummary> = ({ count }) =>
  `Cinq joueurs, ${countOf(count, 'équipe')}, un plafond. Votre ligue repêche de la même façon, en direct, avec tout le monde dans la salle.`;

export const capTracking = 'Suivi des salaires et du plafond';
export const capTrackingText =
  'Chaque ajout, chaque libération, chaque mouvement et chaque échange doit respecter le plafond, au dollar près. Vous voyez l’effet avant de décider, et la raison quand quelque chose ne va pas.';
export const tradeProcessing = 'Échanges';
export const tradeProcessingText =
  'Joueurs, choix de repêchage, réclamations au ballottage, salaire retenu et conditions. Les deux équipes voient le plafond avant et après, cette saison et la prochaine.';
export const liveDraftRoom = 'Salle de repêchage en direct';
export const liveDraftRoomText =
  'Tout le monde dans une même salle\u00A0: tableau, file, chrono et messages. Après une coupure, vous reprenez où vous en étiez, et aucune équipe ne perd son tour par accident.';
export const protectionSheets = 'Listes de protection';
export const protectionSheetsText =
  'Choisissez vos joueurs protégés dans la limite permise, plus une réserve. Tout est vérifié à mesure que vous choisissez, puis verrouillé à la date limite.';
export const playerDatabase = 'Répertoire des joueurs';
export const playerDatabaseText =
  'Les contrats, cinq saisons de statistiques et l’état de chaque joueur, avec une recherche et un tri instantanés.';
export const dynastyAndRookieMode = 'Dynasties et recrues';
export const dynastyAndRookieModeText =
  'Des formations qui durent, un repêchage des recrues et une banque d’espoirs. Ou repartez à neuf chaque année\u00A0: les ligues d’un an ont aussi leur place.';
export const phoneTitle = 'Toute la ligue sur votre téléphone.';
export const phonePictureFile = '/phone.fr.webp';
export const phonePicture =
  'La salle de repêchage sur un téléphone\u00A0: le chrono, votre plafond, et un joueur, avec l’espace qu’il vous laisserait';
export const lineUps = 'Alignements';
export const lineUpsText = 'Faites le vôtre avant les matchs. Sinon, vos meilleurs joueurs y seront d’office.';
export const livePoints = 'Points en direct';
export const livePointsText = 'Les points, les duels et le classement bougent pendant les matchs.';
export const movingIn = 'Transfert à partir d’un autre site';
export const movingInText =
  'Importez votre ligue à partir de Fantrax, d’un fichier de Yahoo ou d’un tableur. Vous pouvez la récupérer quand vous voulez, dans un seul fichier.';
export const pickToBoard = '62\u00A0ms';
export const pickToBoardText =
  'entre un choix et son affichage sur un téléphone, pour 95 choix sur 100\u00A0: 32 équipes, 8 choix par seconde, avec un processeur au quart de sa vitesse.';
export const pageTitle = 'Le pool de hockey avec un vrai plafond salarial';
export const lookAroundHint: Translation<typeof en.lookAroundHint> = 'En pleine saison, sans compte.';
export const lookAroundAs: Translation<typeof en.lookAroundAs> = ({ host }) => `Visiter en tant ${que(host)}`;
export const yourLeagues = 'Vos ligues';
export const featuresTitle =
  'Tout ce qu’il faut à un pool à joueurs protégés, au même endroit, avec le plafond calculé pour vous.';
export const draftedByTonight = 'Votre ligue peut repêcher dès ce soir.';
export const getStartedText =
  'Nommez-la, gardez les réglages recommandés ou changez-les tous, et envoyez un lien à vos DG. Le commissaire lance le repêchage quand tout le monde est dans la salle.';
export const notAffiliatedWithNhl = 'Crease n’est pas affilié à la Ligue nationale de hockey.';
export const legal = 'Mentions légales';
export const privacyPolicy = 'Politique de confidentialité';
export const termsAndConditions = 'Conditions d’utilisation';

export const heroTitle = 'Dirigez votre ligue comme un vrai club.';
export const heroText =
  'Des pools à joueurs protégés avec les joueurs de la LNH et un vrai plafond salarial. Repêchez en direct, échangez des choix et du salaire retenu, protégez votre noyau, et connaissez votre espace sous le plafond à chaque étape.';
export const getStarted = 'Commencer';
export const tryDraftNow = 'Essayer un repêchage';
export const heroNote = 'Gratuit. De 2 à 32 équipes.';
