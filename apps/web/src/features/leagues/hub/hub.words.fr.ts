import { au, countOf, de, pluralOf } from '@crease/core/french/grammar.js';
import type { Translation } from '@crease/core/words.js';
import type * as en from './hub.words.en.js';

export const invitationLink = 'Lien d’invitation';
export const noTeam = 'Sans équipe';
export const pendingInvite = 'Invitation en attente';
export const season = 'Saison';
export const teamsAndManagers = 'Équipes et DG';
export const comingChanges = 'Changements à venir';
export const changeTakenBack: Translation<typeof en.changeTakenBack> = ({ change }) =>
  `${change}\u00A0: changement annulé`;
export const beforeToAfter: Translation<typeof en.beforeToAfter> = ({ before, after }) => `${before} → ${after}`;
export const decidedBy: Translation<typeof en.decidedBy> = ({ person }) => `Décision ${de(person)}`;
export const takeBack = 'Annuler';
export const takeChangeBack: Translation<typeof en.takeChangeBack> = ({ change }) => `Annuler\u00A0: ${change}`;
export const browserRefusedCopying = 'Le navigateur a bloqué la copie.';
export const copyByHandHint = 'Sélectionnez le texte et copiez-le à la main.';
export const invitationLinksCopied: Translation<typeof en.invitationLinksCopied> = ({ count }) =>
  countOf(count, 'lien d’invitation copié', 'liens d’invitation copiés');
export const linksWorkOnceHint =
  'Il y a une ligne par équipe. Chaque lien ne peut servir qu’une fois et expire après 14 jours.';
export const invitationLinkCopied = 'Lien d’invitation copié';
export const linkWorksOnceHint = 'Il ne peut servir qu’une fois et expire après 14 jours.';
export const invitationToTeam: Translation<typeof en.invitationToTeam> = ({ team }) =>
  `Invitation à diriger l’équipe ${team}`;
export const done = 'Terminé';
export const copyLink = 'Copier le lien';
export const passLinkToManagerHint = 'Envoyez ce lien au DG. La première personne qui l’ouvrira obtiendra l’équipe.';
export const invitationSentByMail: Translation<typeof en.invitationSentByMail> = ({ email }) =>
  `L’invitation a été envoyée à ${email}. Vous pouvez aussi transmettre ce lien\u00A0:`;
export const siteSendsNoMail: Translation<typeof en.siteSendsNoMail> = ({ email }) =>
  `Ce site n’envoie pas de courriels. Envoyez vous-même ce lien à ${email}\u00A0: la première personne qui l’ouvrira obtiendra l’équipe.`;
export const linkRevocableHint =
  'Il ne peut servir qu’une fois et expire après 14 jours. Vous pouvez le révoquer en tout temps.';
export const inviteManagerForTeam: Translation<typeof en.inviteManagerForTeam> = ({ team }) =>
  `Inviter un DG pour l’équipe ${team}`;
export const createLink = 'Créer un lien';
export const sendInvitation = 'Envoyer l’invitation';
export const emailOptional = 'Courriel (facultatif)';
export const emailEmptyHint = 'Sans adresse, vous obtiendrez un lien à envoyer vous-même.';
export const sending = 'Envoi…';
export const invitationRenewed = 'Invitation renouvelée pour 14 jours';
export const invitationSentAgain: Translation<typeof en.invitationSentAgain> = ({ email }) =>
  `Invitation envoyée de nouveau à ${email}`;
export const revoking = 'Révocation…';
export const invitationRevoked = 'Invitation révoquée. Le lien ne fonctionne plus.';
export const teamsManaged: Translation<typeof en.teamsManaged> = ({ managed, count }) =>
  `${countOf(managed, 'équipe')} sur ${count} ${pluralOf(managed, 'a', 'ont')} un DG`;
export const copyAllLinks: Translation<typeof en.copyAllLinks> = ({ count }) =>
  count === 1 ? 'Copier le lien' : `Copier les ${count} liens`;
export const anyoneWithLink = 'Toute personne qui a le lien';
export const invitationRanOut = 'Invitation expirée';
export const noInvitation = 'Aucune invitation';
export const invitationOfTeam: Translation<typeof en.invitationOfTeam> = ({ team }) =>
  `Invitation pour l’équipe ${team}`;
export const moreForTeam: Translation<typeof en.moreForTeam> = ({ team }) => `Plus d’options pour l’équipe ${team}`;
export const renewInvitation = 'Renouveler pour 14 jours';
export const sendAgain = 'Envoyer de nouveau';
export const revoke = 'Révoquer';
export const inviteManager = 'Inviter un DG';
export const sent = 'Envoyé';
export const waiting = 'En attente';
export const failed = 'Échec';
export const notSentCopyIt = 'Non envoyé\u00A0: copiez-le';
export const messages = 'Messages';
export const noMessagesYet = 'Pas encore de messages';
export const mailInvitationsListedHere = 'Les invitations envoyées par courriel figureront ici.';
export const sendMessagesYourself =
  'Ce site n’envoie pas de courriels. Ouvrez chaque message, copiez-le et envoyez-le vous-même.';
export const openMessageTo: Translation<typeof en.openMessageTo> = ({ address }) => `Ouvrir le message à ${address}`;
export const open = 'Ouvrir';
export const toAddress: Translation<typeof en.toAddress> = ({ address }) => `À ${address}`;
export const copyMessage = 'Copier le message';
export const messageCopied = 'Message copié';
export const saving = 'Enregistrement…';
export const memberIsNowCommissioner: Translation<typeof en.memberIsNowCommissioner> = ({ member }) =>
  `${member} est maintenant commissaire`;
export const memberIsNoLongerCommissioner: Translation<typeof en.memberIsNoLongerCommissioner> = ({ member }) =>
  `${member} n’est plus commissaire`;
export const members = 'Membres';
export const commissioner = 'Commissaire';
export const coManager = 'Co-DG';
export const you = 'Vous';
export const leaveLeague = 'Quitter la ligue';
export const actionsForMember: Translation<typeof en.actionsForMember> = ({ member }) => `Actions pour ${member}`;
export const moreForMember: Translation<typeof en.moreForMember> = ({ member }) => `Plus d’options pour ${member}`;
export const takeCommissionerRoleAway = 'Retirer le rôle de commissaire';
export const makeCoCommissioner = 'Nommer co-commissaire';
export const removeFromLeague = 'Retirer de la ligue';
export const removeMemberQuestion: Translation<typeof en.removeMemberQuestion> = ({ member }) =>
  `Retirer ${member} de la ligue?`;
export const memberLosesAccess = 'Cette personne perdra tout de suite l’accès à cette ligue.';
export const memberLosesAccessTeamStays: Translation<typeof en.memberLosesAccessTeamStays> = ({ team }) =>
  `Cette personne perdra tout de suite l’accès à cette ligue. L’équipe ${team} gardera sa formation et ses autres membres; s’il n’en reste aucun, l’équipe pourra être confiée à un autre DG.`;
export const keepMember = 'Garder';
export const copyThisLeague = 'Copier cette ligue';
export const anotherLeague = 'Copier dans une autre ligue';
export const copyHint =
  'La nouvelle ligue aura les mêmes réglages, le même barème et les mêmes règles. Vous pourrez inviter ou non les DG, et importer ou non les formations.';
export const archiveFailed = 'Impossible de créer l’archive. Réessayez.';
export const archiveDownloaded = 'Archive téléchargée';
export const moveOut = 'Exporter la ligue';
export const moveOutHint =
  'Toute la ligue dans un fichier\u00A0: chaque tableau en CSV et en JSON, et les images. «\u00A0À partir d’une archive\u00A0» permet de la recréer.';
export const moveOutWithout = 'Exclus\u00A0: les adresses courriel et les données privées des équipes.';
export const downloadArchive = 'Télécharger l’archive';
export const change = 'Modifier';
export const whatChanges = 'Ce qui change';
export const changeBeforeNextDraft = 'À changer avant le prochain repêchage';
export const positionMinimumsOutOfReach =
  'Avec ces réglages, les repêchages ne permettent pas aux équipes d’atteindre les minimums par position.';
export const changeSettings = 'Modifier les réglages';
export const goOnToQuestion: Translation<typeof en.goOnToQuestion> = ({ phase }) => `Passer ${au(phase)}?`;
export const goOnReversibleHint =
  'Vous pourrez annuler cette étape tant que rien d’autre n’aura suivi\u00A0: un mouvement, un échange, un repêchage, des listes verrouillées ou l’étape suivante.';
export const goOnAnyway = 'Continuer quand même';
export const goOn = 'Continuer';
export const whatHappens = 'Ce qui va se passer';
export const firstDay = 'Premier jour';
export const plannedDayHint = 'Laissez vide pour garder le jour prévu.';
export const lastDay = 'Dernier jour';
export const deadlineOfSheets = 'Date limite des listes';
export const notReadyYet = 'Pas encore prêt';
export const reasonForGoingOnAnyway = 'Raison de continuer quand même';
export const seasonDatesCorrected = 'Dates de la saison corrigées';
export const correctSeasonDates = 'Corriger les dates de la saison';
export const seasonDatesHint =
  'Les matchs comptent à partir du premier jour. Le dernier jour détermine les semaines de choix d’autonome et les dates limites.';
export const comingSeasonDatesHint: Translation<typeof en.comingSeasonDatesHint> = ({ season }) =>
  `Les matchs de ${season} comptent à partir du premier jour. Le dernier jour détermine les semaines de choix d’autonome et les dates limites. Un commissaire devra tout de même lancer la saison.`;
export const correctDates = 'Corriger les dates';
export const chooseDay = 'Choisissez un jour';
export const lastDayBeforeFirst = 'Le dernier jour est avant le premier.';
export const noDateConsequences = 'Aucune semaine, aucune date limite ni aucun choix ne changera.';
export const leagueInPhaseAgain: Translation<typeof en.leagueInPhaseAgain> = ({ league, phase }) =>
  `${league}\u00A0: retour ${au(phase)}`;
export const goBackToQuestion: Translation<typeof en.goBackToQuestion> = ({ phase }) => `Revenir ${au(phase)}?`;
export const takeStepBackHint: Translation<typeof en.takeStepBackHint> = ({ phase }) =>
  `Le passage ${au(phase)} sera annulé. Toute la ligue pourra le lire dans le journal.`;
export const takeItBack = 'Annuler l’étape';
export const stayInPhase: Translation<typeof en.stayInPhase> = ({ phase }) => `En rester ${au(phase)}`;
export const phaseOfSeasonAgain: Translation<typeof en.phaseOfSeasonAgain> = ({ phase, season }) =>
  `La ligue revient ${au(phase)} (${season}).`;
export const beforeSeason = 'Avant la saison';
export const toDoForTeams = 'À faire pour les équipes';
export const phaseOfSeason: Translation<typeof en.phaseOfSeason> = ({ season }) => `Étape · ${season}`;
export const nextPhase: Translation<typeof en.nextPhase> = ({ phase }) => `Ensuite\u00A0: ${phase}`;
export const notYet = 'Pas encore';
export const onlyWithReason = 'Seulement avec une raison';
export const ready = 'Prêt';
export const setupPhaseHint =
  'Cette étape commence avec le premier repêchage. Vous pouvez modifier les réglages jusqu’au début du repêchage.';
export const everythingIsReady = 'Tout est prêt.';
export const goOnTo: Translation<typeof en.goOnTo> = ({ phase }) => `Passer ${au(phase)}`;
export const aCommissioner = 'Un commissaire';
export const stepReversibleHint = 'On peut annuler l’étape tant que rien d’autre n’a suivi.';
export const stepCannotBeUndone: Translation<typeof en.stepCannotBeUndone> = ({ messages, fixes }) =>
  `Impossible d’annuler cette étape. ${[...messages, ...fixes].join(' ')}`;
export const seasonNamed: Translation<typeof en.seasonNamed> = ({ season }) => `Saison ${season}`;
export const firstToLastDay: Translation<typeof en.firstToLastDay> = ({ first, last }) => `du ${first} au ${last}`;
export const comingSeason: Translation<typeof en.comingSeason> = ({ season }) => `Prochaine saison (${season})`;
export const sheets = 'Listes';
export const lockedAt: Translation<typeof en.lockedAt> = ({ time }) => `verrouillées (${time})`;
export const setDeadline = 'Fixer la date limite';
export const play = 'Fonctionnement';
export const save = 'Enregistrer';
export const editScoring = 'Modifier le barème';
export const changeWaitsForNextSeason = 'Un changement fait en cours de saison ne s’appliquera qu’à la prochaine.';
export const statusesSetManually = 'Statuts entrés à la main';
export const testHasArrived = 'Le message d’essai est arrivé';
export const nothingArrivedForDay = 'Aucun message n’a pu être livré depuis 24 heures.';
export const webhookAddressHint =
  'Discord\u00A0: les paramètres du salon, Intégrations, Webhooks, Copier l’URL du webhook. Slack\u00A0: l’appli «\u00A0Incoming Webhooks\u00A0», le canal, Copier.';
export const postToDiscordOrSlack = 'Publier sur Discord ou Slack';
export const channelAndContents = 'Canal et contenu';
export const connect = 'Connecter';
export const connected = 'Connecté';
export const saved = 'Enregistré';
export const addressOfWebhook = 'Adresse du webhook';
export const anotherAddressOptional = 'Autre adresse (facultatif)';
export const serviceEndingIn: Translation<typeof en.serviceEndingIn> = ({ service, ending }) =>
  `${service}, adresse qui se termine par ${ending}`;
export const whatIsPosted = 'Ce qui est publié';
export const whatCanBePosted = 'Ce qui peut être publié';
export const posted = 'Publié';
export const notPosted = 'Non publié';
export const postedCount: Translation<typeof en.postedCount> = ({ count, all }) => `${count} sur ${all}`;
export const whatIsPostedHint =
  'Crease ne publie que ce que toute la ligue peut lire dans son journal. Les offres, les brouillons d’offres et les listes non publiées restent privés.';
export const discordOrSlack = 'Discord ou Slack';
export const discordOrSlackHint =
  'Les nouvelles de votre ligue dans son propre canal, au fur et à mesure. Vous choisissez lesquelles.';
export const connectChannel = 'Connecter un canal';
export const off = 'Désactivé';
export const on = 'Activé';
export const failing = 'Problème d’envoi';
export const stopped = 'Arrêté';
export const switchedOff = 'Désactivé';
export const switchedOn = 'Activé';
export const setBy: Translation<typeof en.setBy> = ({ person }) => `configuré par ${person}`;
export const sendTest = 'Envoyer un test';
export const switchOff = 'Désactiver';
export const switchOn = 'Activer';
export const remove = 'Retirer';
export const noPostsYet = 'Pas encore de publications.';
export const lastPostedAt: Translation<typeof en.lastPostedAt> = ({ time }) => `Dernière publication\u00A0: ${time}`;
export const lastAttempts = 'Dernières tentatives';
export const removeChannelQuestion: Translation<typeof en.removeChannelQuestion> = ({ service }) =>
  `Retirer le canal ${service}?`;
export const removeChannelHint =
  'Crease effacera son adresse. Pour le reconnecter, vous devrez coller l’adresse de nouveau.';
export const commissionerSettings = 'Réglages du commissaire';
export const people = 'Membres';
export const rules = 'Règles';
export const channels = 'Canaux';
export const data = 'Données';
export const needsYouNow = 'À faire maintenant';
export const nothingNeedsYou = 'Rien dans la ligue ne demande votre attention.';
export const moveIn = 'Transfert à partir d’un autre site';
export const moveInHint =
  'Importez dans cette ligue les formations, les contrats, les choix, les anciens classements et les règles d’un autre site.';
export const moveInClosed =
  'On peut transférer une ligue pendant sa mise en place, entre deux saisons ou avant les repêchages annuels. D’ici là, transférez-la dans une nouvelle ligue.';
export const moveIntoNewLeague = 'Transférer dans une nouvelle ligue';
export const earlierMoves = 'Transferts précédents';
export const editSettings = 'Modifier les réglages';
export const whichSettings = 'Quels réglages';
export const allSettings = 'Tous';
export const ownSettings = 'Modifiés';
export const everySettingUsual = 'Chaque réglage a la valeur d’une nouvelle ligue';
export const settings = 'Réglages';
export const thisLeague = 'cette ligue';
export const leagueLeft: Translation<typeof en.leagueLeft> = ({ league }) => `Vous avez quitté ${league}`;
export const lastMemberLeavesHint =
  'Vous êtes la seule personne dans cette ligue. Après votre départ, plus personne ne pourra l’ouvrir.';
export const accessLostAtOnce = 'Vous perdrez tout de suite l’accès à cette ligue.';
export const teamKeepsItsAssets: Translation<typeof en.teamKeepsItsAssets> = ({ team }) =>
  `L’équipe ${team} gardera ses joueurs et ses choix. Un co-DG prendra la relève, ou l’équipe pourra être confiée à un autre DG.`;
export const teamKeepsItsManager: Translation<typeof en.teamKeepsItsManager> = ({ team }) =>
  `L’équipe ${team} gardera son DG.`;
export const newCommissionerNotified = 'Le nouveau commissaire recevra un avis.';
export const commissionerNotified = 'Le commissaire recevra un avis.';
export const leaveLeagueQuestion: Translation<typeof en.leaveLeagueQuestion> = ({ league }) => `Quitter ${league}?`;
export const stay = 'Rester';
export const loadingMembers = 'Chargement des membres';
export const newCommissioner = 'Nouveau commissaire';
export const newCommissionerHint =
  'Cette ligue n’a pas d’autre commissaire que vous. Choisissez qui gérera la ligue après votre départ.';
export const chooseMember = 'Choisir un membre';
export const settingUp = 'Mise en place';
/* Names of phases within a sentence have their article, as `au` joins it. */
export const settingUpInSentence = 'la mise en place';
export const settingUpHint =
  'Les DG reçoivent leurs invitations. Le commissaire peut modifier tous les réglages jusqu’au début du premier repêchage.';
export const startupDrafts = 'Repêchages initiaux';
export const startupDraftsInSentence = 'les repêchages initiaux';
export const startupDraftsHint = 'Les formations se remplissent pour la première fois.';
export const inSeason = 'En saison';
export const inSeasonInSentence = 'la saison';
export const inSeasonHint =
  'Les matchs comptent, et les formations doivent respecter le plafond et les minimums par position.';
export const offseason = 'Saison morte';
export const offseasonInSentence = 'la saison morte';
export const offseasonHint =
  'La taille de la formation et de la banque d’espoirs n’est pas limitée, et les minimums ne s’appliquent pas; le plafond est porté à 110\u00A0%.';
export const freeAgency = 'Joueurs autonomes';
export const freeAgencyInSentence = 'la période des joueurs autonomes';
export const freeAgencyHint =
  'Les équipes font des offres aux autonomes avec compensation; les anciennes équipes peuvent égaler ces offres. Les autres autonomes sont mis à l’encan.';
export const protection = 'Protection';
export const protectionInSentence = 'la protection';
export const protectionHint = 'Les équipes choisissent leurs joueurs protégés.';
export const annualDrafts = 'Repêchages annuels';
export const annualDraftsInSentence = 'les repêchages annuels';
export const annualDraftsHint =
  'Les équipes repêchent les joueurs non protégés et les recrues. La taille de la formation n’est pas limitée avant le début de la saison.';
export const theSeason = 'la saison';
export const leagueInPhase: Translation<typeof en.leagueInPhase> = ({ league, phase }) => `${league}\u00A0: ${phase}`;
export const teamsNotLegal: Translation<typeof en.teamsNotLegal> = ({ count }) =>
  `${countOf(count, 'équipe n’est pas en règle', 'équipes ne sont pas en règle')} pour la saison.`;
export const personStartedPhase: Translation<typeof en.personStartedPhase> = ({ person, phase }) =>
  `${person} a fait passer la ligue ${au(phase)}.`;
export const picksOfSeason: Translation<typeof en.picksOfSeason> = ({ picks, weeks, left }) =>
  `Chaque équipe reçoit ${countOf(picks, 'choix d’autonome', 'choix d’autonome')} par semaine pendant ${
    left === weeks
      ? countOf(weeks, 'semaine')
      : `${left === 1 ? 'la semaine qui reste' : `les ${countOf(left, 'semaine')} qui restent`}, sur ${weeks}`
  }.`;
export const invitationEnds: Translation<typeof en.invitationEnds> = ({ person, time }) =>
  `${person} · fin\u00A0: ${time}`;
export const declinedBy: Translation<typeof en.declinedBy> = ({ person }) =>
  person === null ? 'Invitation refusée' : `Refusée par ${person}`;
export const memberOfTeam: Translation<typeof en.memberOfTeam> = ({ member, team }) => `${member} (${team})`;
export const settingsSaved = 'Réglages enregistrés';
export const settingsSavedForMidnight: Translation<typeof en.settingsSavedForMidnight> = ({ setting }) =>
  `Réglages enregistrés. Changement à minuit\u00A0: ${setting}.`;
export const ownScoring = 'Barème\u00A0: personnalisé';
export const presetScoring: Translation<typeof en.presetScoring> = ({ preset }) => `Barème\u00A0: ${preset}`;
export const statusEnds: Translation<typeof en.statusEnds> = ({ time, status }) =>
  `fin\u00A0: ${time}; statut importé\u00A0: ${status}`;
export const serviceAddress: Translation<typeof en.serviceAddress> = ({ service, ending }) =>
  `${service}, adresse qui se termine par ${ending}`;
export const postingStopped: Translation<typeof en.postingStopped> = ({ time }) =>
  `Arrêt de la publication\u00A0: ${time}. Une fois le problème corrigé, envoyez un test et réactivez-la\u00A0: elle reprendra avec les événements suivants.`;
export const failureBegan: Translation<typeof en.failureBegan> = ({ time }) => `Début du problème\u00A0: ${time}.`;
export const triedAgainAt: Translation<typeof en.triedAgainAt> = ({ time }) =>
  `Les messages en attente seront renvoyés ${time}. Crease réessaiera pendant 24 heures au plus.`;
export const triedAgainWithNextLine =
  'Les messages en attente seront renvoyés avec la prochaine ligne du journal, pendant 24 heures au plus.';

export const matchupsOf: Translation<typeof en.matchupsOf> = ({ season }) => `Duels de la saison ${season}`;

export const languageOfLeague = 'Langue';
export const languageOfLeagueHint =
  'C’est la langue du canal de la ligue et des courriels envoyés aux personnes qui n’ont pas choisi de langue.';
