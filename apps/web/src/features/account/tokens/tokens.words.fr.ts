import type { Translation } from '@crease/core/words.js';
import { countOf } from '@crease/core/french/grammar.js';
import type * as en from './tokens.words.en.js';

export const accessTokens = 'Jetons d’accès';
export const tokensHint =
  'Un jeton permet à votre feuille de calcul, à votre script ou à votre assistant de lire vos ligues telles que vous les voyez. Il ne permet aucun changement.';
export const noTokensYet = 'Aucun jeton d’accès pour le moment';
export const createToken = 'Créer le jeton';
export const createAccessToken = 'Créer un jeton d’accès';
export const createTokenHint = 'Le jeton ne s’affiche qu’une fois, juste après sa création.';
export const tokenLimitReached: Translation<typeof en.tokenLimitReached> = ({ most }) =>
  `Vous avez ${countOf(most, 'jeton')}, soit le maximum par compte. Révoquez-en un pour en créer un autre.`;
export const tokenName = 'Nom';
export const tokenNameHint = 'Le programme qui l’utilise, par exemple «\u00A0Feuille du plafond\u00A0».';
export const canRead = 'Accès en lecture';
export const canReadHint =
  'Le jeton donne accès à ce que vous pouvez voir dans la ligue, jamais aux données privées des autres.';
export const allMyLeagues = 'Toutes mes ligues';
export const playersOnly = 'Joueurs, contrats et points seulement';
export const oneLeague: Translation<typeof en.oneLeague> = ({ league }) => `Seulement ${league}`;
export const leagueLeft = 'Une ligue dont vous ne faites pas partie';
export const lasts = 'Expire après';
export const daysLong: Translation<typeof en.daysLong> = ({ days }) =>
  days === 365 ? '1\u00A0an' : countOf(days, 'jour');

export const yourNewToken: Translation<typeof en.yourNewToken> = ({ name }) =>
  `Votre nouveau jeton «\u00A0${name}\u00A0»`;
export const copyItNow = 'Copiez-le maintenant. Il ne s’affichera plus. Gardez-le aussi secret qu’un mot de passe.';
export const token = 'Jeton';
export const copyToken = 'Copier le jeton';
export const tokenCopied = 'Jeton copié';
export const tokenNotCopied = 'Le navigateur a bloqué la copie';
export const copyTokenYourself = 'Sélectionnez le jeton et copiez-le vous-même.';
export const done = 'Terminé';

export const expired = 'Expiré';
export const expiresOn: Translation<typeof en.expiresOn> = ({ day }) => `Expire le ${day}`;
export const expiredOn: Translation<typeof en.expiredOn> = ({ day }) => `Expiré le ${day}`;
export const neverUsed = 'Jamais utilisé';
export const lastUsed: Translation<typeof en.lastUsed> = ({ time }) => `Dernière utilisation ${time}`;
export const revoke = 'Révoquer';
export const revokeToken: Translation<typeof en.revokeToken> = ({ name }) => `Révoquer ${name}`;
export const revokeQuestion: Translation<typeof en.revokeQuestion> = ({ name }) => `Révoquer «\u00A0${name}\u00A0»?`;
export const revokeConsequence =
  'Les programmes qui l’utilisent perdront tout de suite leur accès. Cette action est irréversible.';
export const tokenRevoked: Translation<typeof en.tokenRevoked> = ({ name }) => `Jeton révoqué\u00A0: ${name}`;
