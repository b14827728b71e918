import type { Translation } from '@crease/core/words.js';
import type * as en from './legal.words.en.js';

export const backToHome = 'Retour à l’accueil';
export const lastUpdated: Translation<typeof en.lastUpdated> = ({ day }) => `Dernière mise à jour\u00A0: ${day}`;
export const addressInInvitationMail = 'l’adresse indiquée dans votre courriel d’invitation';

export const privacyPolicy = 'Politique de confidentialité';
export const informationWeCollect = 'Renseignements que nous recueillons';
export const accountDataWeStore =
  'Lorsque vous créez un compte, nous conservons votre nom d’utilisateur, vos prénom et nom, votre adresse courriel et, si vous en téléversez une, votre photo. Votre mot de passe n’est conservé que sous la forme d’une empreinte, à partir de laquelle il est impossible de le retrouver.';
export const playDataWeStore =
  'Lorsque vous jouez, nous conservons ce qui compose vos ligues\u00A0: équipes, formations, choix, échanges, listes de protection, messages des salles de repêchage, ainsi qu’un journal des actions, de leurs auteurs et de leur date. Pour chaque session, nous conservons l’heure, le type de navigateur et l’adresse réseau, afin que vous et nous puissions reconnaître une session qui n’est pas la vôtre.';
export const cookiesWeSet =
  'Ce site dépose un témoin (cookie) qui maintient votre connexion et, quand vous choisissez une langue, un autre qui la retient. Le site garde vos préférences d’affichage dans votre navigateur. Il n’utilise ni publicité ni suivi par des tiers.';
export const howWeUseInformation = 'Utilisation de vos renseignements';
export const useForLeagues =
  'Nous les utilisons pour faire fonctionner vos ligues\u00A0: montrer votre équipe aux autres DG, vérifier que les mouvements respectent les règles et tenir le journal sur lequel tous les membres d’une ligue peuvent compter.';
export const useForMessagesAndSafety =
  'Nous utilisons votre adresse courriel pour les messages attendus, comme les invitations, les offres d’échange et les rappels de repêchage. Nous utilisons les données de session pour protéger les comptes contre les abus. Nous n’utilisons vos renseignements à aucune autre fin.';
export const informationSharing = 'Communication des renseignements';
export const whatMembersSee =
  'Les membres de vos ligues voient votre nom, votre nom d’utilisateur, votre photo, votre équipe et vos actions dans la ligue en question. Votre adresse courriel n’est visible que par vous et, pour les invitations qu’ils ont envoyées eux-mêmes, par les commissaires et les DG qui les ont envoyées.';
export const noSaleOfInformation =
  'Nous ne vendons ni ne louons aucun renseignement personnel. Nous n’en communiquons à l’extérieur du service que lorsque la loi nous y oblige.';
export const contact = 'Nous joindre';

export const termsAndConditions = 'Conditions d’utilisation';
export const acceptanceOfTerms = 'Acceptation des conditions';
export const agreementToTerms =
  'En créant un compte ou en utilisant Crease, vous acceptez les présentes conditions. Si vous ne les acceptez pas, n’utilisez pas le service. Toute modification des conditions est annoncée sur cette page; l’utilisation du service après une modification vaut acceptation de celle-ci.';
export const useLicense = 'Licence d’utilisation';
export const permittedUse =
  'Vous pouvez utiliser Crease pour organiser des pools de hockey et y participer, pour votre propre plaisir. Il est interdit de copier ou de revendre le service, d’en recueillir les données par des moyens automatisés, de tenter d’en contourner la sécurité ou de nuire au jeu des autres.';
export const noWarrantyOfPlayerData =
  'Les noms, les contrats et les statistiques des joueurs sont présentés à titre d’information. Ils peuvent contenir des erreurs. Crease n’est ni affilié à la Ligue nationale de hockey, à ses clubs ou à ses joueurs, ni approuvé par eux.';
export const userAccounts = 'Comptes des utilisateurs';
export const accountDuties =
  'Fournissez des renseignements exacts à l’inscription, gardez votre mot de passe pour vous et avisez-nous si vous croyez qu’une autre personne a utilisé votre compte. Vous êtes responsable de l’usage qui en est fait. Nous pouvons désactiver un compte utilisé en violation des présentes conditions.';
export const leagueParticipation = 'Participation aux ligues';
export const commissionerRunsLeague =
  'Chaque ligue est dirigée par son commissaire, qui en fixe les règles, y invite les DG et peut passer outre à une règle en donnant publiquement sa raison. Adressez d’abord tout différend au sein d’une ligue à son commissaire.';
export const fairPlay =
  'Traitez les autres DG avec loyauté. La collusion, la direction de plusieurs équipes dans une même ligue sans l’accord de celle-ci et les messages injurieux peuvent mettre fin à votre participation. Crease n’accepte aucune mise et ne verse aucun prix; les ententes entre membres ne regardent qu’eux.';
export const privacyQuestions: Translation<typeof en.privacyQuestions> = ({ address }) =>
  `Pour consulter, corriger ou supprimer les renseignements que nous détenons à votre sujet, ou pour toute question sur la présente politique, écrivez à ${address}.`;
export const termsQuestions: Translation<typeof en.termsQuestions> = ({ address }) =>
  `Pour toute question sur les présentes conditions, écrivez à ${address}.`;
