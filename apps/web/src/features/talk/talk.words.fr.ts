import type { Translation } from '@crease/core/words.js';
import { countOf, pluralOf } from '@crease/core/french/grammar.js';
import type * as en from './talk.words.en.js';

export const poll = 'Sondage';
export const question = 'Question';
export const severalChoicesAllowed = 'Plusieurs choix possibles';
export const whoVotes = 'Qui vote';
export const eachTeam = 'Chaque équipe';
export const eachMember = 'Chaque membre';
export const hiddenBallots = 'Vote secret';
export const hiddenBallotsHint =
  'Tout le monde verra qui a voté, mais personne ne verra jamais les votes. Le résultat sera affiché à la fin.';
export const results = 'Résultats';
export const resultsAtEnd = 'À la fin';
export const resultsAsItRuns = 'Au fur et à mesure';
export const ends = 'Fin';
export const pollDeadlineHint =
  'L’heure est celle de votre fuseau horaire. On pourra modifier son vote jusqu’à ce moment-là.';
export const pollDeadlineSoonHint = 'À ce moment-là, les votes seront comptés.';
export const choiceNumber: Translation<typeof en.choiceNumber> = ({ number }) => `Choix ${number}`;
export const removeChoiceNumber: Translation<typeof en.removeChoiceNumber> = ({ number }) =>
  `Retirer le choix ${number}`;
export const addChoice = 'Ajouter un choix';

export const postTooLong: Translation<typeof en.postTooLong> = ({ most }) =>
  `Un message peut contenir au plus ${most} caractères.`;
export const preview = 'Aperçu';
export const nothingWrittenYet = 'Rien pour le moment.';
export const view = 'Vue';
export const write = 'Écrire';
export const markdownHint = 'Markdown. Le @ sert à mentionner un DG ou une équipe.';
export const names = 'Noms';

export const newThread = 'Nouvelle discussion';
export const post = 'Publier';
export const postWithPoll = 'Publier avec le sondage';
export const title = 'Titre';
export const withPoll = 'Avec un sondage';
export const withPollHint = 'La ligue votera jusqu’à la date limite, puis le journal montrera le résultat.';

export const board = 'Babillard';
export const boardOfLeague: Translation<typeof en.boardOfLeague> = ({ league }) =>
  `Discussions et sondages de la ligue ${league}.`;
export const threads = 'Discussions';
export const noThreadsYet = 'Aucune discussion pour le moment';
export const noThreadsHint = 'Parlez d’échanges, de règles et du match d’hier soir, ou soumettez une règle au vote.';
export const showOlderThreads = 'Afficher les discussions plus anciennes';
export const pinned = 'Épinglée';
export const closed = 'Fermée';
export const pollOver = 'Sondage terminé';
export const noRepliesYet = 'Aucune réponse';
export const oneReply = '1\u00A0réponse';
export const replies: Translation<typeof en.replies> = ({ count }) => countOf(count, 'réponse');
export const newPostCount: Translation<typeof en.newPostCount> = ({ count }) => countOf(count, 'nouveau', 'nouveaux');

export const cancelled = 'Annulé';
export const over = 'Terminé';
export const open = 'En cours';
export const endEarly = 'Terminer plus tôt';
export const endPollQuestion = 'Terminer ce sondage maintenant?';
export const endPollHint = 'Les votes déjà exprimés seront comptés, et le vote prendra fin.';
export const endPoll = 'Terminer le sondage';
export const pollEnded = 'Sondage terminé';
export const cancelPoll = 'Annuler le sondage';
export const cancelPollQuestion = 'Annuler ce sondage?';
export const cancelPollHint = 'Il n’y aura pas de résultat, et les votes seront perdus.';
export const pollCancelled = 'Sondage annulé';
export const eachTeamHasOneVote = 'Chaque équipe a droit à un vote, celui de son DG.';
export const eachMemberHasOneVote = 'Chaque membre a droit à un vote.';
export const votesBeingCounted = 'Le temps est écoulé. Le décompte des votes est en cours.';
export const pollEndedAt: Translation<typeof en.pollEndedAt> = ({ moment }) => `Terminé\u00A0: ${moment}.`;
export const pollOpenUntil: Translation<typeof en.pollOpenUntil> = ({ moment }) => `Fin du vote\u00A0: ${moment}.`;
export const countShownAtEnd = 'Le résultat sera affiché à la fin.';
export const voteCounted = 'Vote enregistré';
export const voteChanged = 'Vote modifié';
export const chooseOneOrSeveral = 'Choisissez une ou plusieurs réponses';
export const aChoice = 'un choix';
export const chooseOne = 'Choisissez une réponse';
export const vote = 'Voter';
export const changeVote = 'Modifier mon vote';
export const voteChangeableHint = 'Vous avez voté. Vous pouvez modifier votre vote jusqu’à la fin.';
export const oneVote = '1\u00A0vote';
export const votes: Translation<typeof en.votes> = ({ count }) => countOf(count, 'vote');
export const yourVoteMark = '(votre vote)';
export const mostVotes = 'En tête';

export const postByAuthor: Translation<typeof en.postByAuthor> = ({ number, author }) => `Message ${number}, ${author}`;
export const newMark = 'Nouveau';
export const edited = 'modifié';
export const deletedByAuthor = 'Supprimé par son auteur.';
export const postNumber: Translation<typeof en.postNumber> = ({ number }) => `Message ${number}`;
export const actionsForPost: Translation<typeof en.actionsForPost> = ({ number }) =>
  `Actions pour le message ${number}`;
export const edit = 'Modifier';
export const hideMenuItem = 'Masquer…';
export const showAgainMenuItem = 'Réafficher…';
export const deleteMenuItem = 'Supprimer…';
export const deleteForGoodMenuItem = 'Supprimer pour de bon…';
export const yourPost = 'Votre message';
export const save = 'Enregistrer';
export const cancel = 'Annuler';
export const reactions = 'Réactions';
export const reactToPost: Translation<typeof en.reactToPost> = ({ number }) => `Réagir au message ${number}`;
export const takeReactionBack: Translation<typeof en.takeReactionBack> = ({ reaction }) => `Retirer\u00A0: ${reaction}`;

export const reply = 'Répondre';
export const replyWithPoll = 'Répondre avec un sondage';
export const addPoll = 'Ajouter un sondage';
export const withoutPoll = 'Sans sondage';

export const unpin = 'Désépingler';
export const pin = 'Épingler';
export const reopenThread = 'Rouvrir';
export const closeThread = 'Fermer la discussion';

export const hidePostQuestion = 'Masquer ce message?';
export const hidePostHint = 'Seuls les commissaires pourront lire ce message. Vous pourrez le réafficher.';
export const hide = 'Masquer';
export const postHidden = 'Message masqué';
export const showPostAgainQuestion = 'Réafficher ce message?';
export const showPostAgainHint = 'Toute la ligue pourra lire ce message.';
export const showAgain = 'Réafficher';
export const postShownAgain = 'Message réaffiché';
export const deletePostForGoodQuestion = 'Supprimer ce message pour de bon?';
export const deletePostForGoodHint = 'Le texte sera supprimé, et personne ne pourra le récupérer.';
export const postDeleted = 'Message supprimé';
export const threadDeleted = 'Discussion supprimée';
export const deleteYourPostQuestion = 'Supprimer votre message?';
export const deleteYourPostHint =
  'Le texte sera supprimé. Les autres verront encore qu’il y avait un message, sauf si votre discussion n’a aucune réponse.';

export const loading = 'Chargement';
export const threadIsGone = 'Cette discussion n’existe plus.';
export const onePost = '1\u00A0message';
export const posts: Translation<typeof en.posts> = ({ count }) => countOf(count, 'message');
export const showEarlierPosts = 'Afficher les messages précédents';
export const threadClosedToPosts = 'On ne peut plus publier de messages dans cette discussion.';
export const teamsVoted: Translation<typeof en.teamsVoted> = ({ count, eligible }) =>
  `${countOf(count, 'équipe')} sur ${eligible} ${pluralOf(count, 'a', 'ont')} voté`;
export const membersVoted: Translation<typeof en.membersVoted> = ({ count, eligible }) =>
  `${countOf(count, 'membre')} sur ${eligible} ${pluralOf(count, 'a', 'ont')} voté`;
export const cancelledBy: Translation<typeof en.cancelledBy> = ({ person, reason }) =>
  `Annulé par ${person ?? 'un commissaire'}\u00A0: ${reason}`;
export const endedEarlyBy: Translation<typeof en.endedEarlyBy> = ({ person, reason }) =>
  `Terminé plus tôt par ${person ?? 'un commissaire'}\u00A0: ${reason}`;
export const hiddenByCommissioner: Translation<typeof en.hiddenByCommissioner> = ({ reason }) =>
  `Masqué par un commissaire\u00A0: ${reason}`;
export const deletedByCommissioner: Translation<typeof en.deletedByCommissioner> = ({ reason }) =>
  `Supprimé par un commissaire\u00A0: ${reason}`;
export const reactionOf: Translation<typeof en.reactionOf> = ({ reaction, count, names: people }) =>
  `${reaction} ${count}\u00A0: ${people}`;
export const namesOffered: Translation<typeof en.namesOffered> = ({ count, chosen }) =>
  `${countOf(count, 'nom')}. ${chosen}`;
export const deletePost = 'Supprimer';
