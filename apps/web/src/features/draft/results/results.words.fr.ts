import type { Translation } from '@crease/core/words.js';
import { de } from '@crease/core/french/grammar.js';
import type * as en from './results.words.en.js';

export const noPicksYet = 'Aucun choix pour le moment';
export const endedBeforeFirstPick = 'Le repêchage a pris fin avant le premier choix.';
export const firstPickOnClock = 'Le premier choix est en cours.';
export const results = 'Résultats';
export const byRound = 'Par ronde';
export const byTeam = 'Par équipe';
export const roundLabel = 'Ronde';
export const allRounds = 'Toutes';
export const roundNumber: Translation<typeof en.roundNumber> = ({ round }) => `Ronde ${round}`;
export const skipped = 'Sauté';
export const fromTeam: Translation<typeof en.fromTeam> = ({ team }) => de(team);
export const compensatory = 'Compensatoire';
export const noManager = 'Sans DG';
export const noPicks = 'Aucun choix.';

export const proofOfDraw = 'Preuve du tirage';
export const drawAnyoneCanCheck = 'Un tirage que tout le monde peut vérifier';
export const drawProofHint =
  'Avant un tirage, l’empreinte (SHA-256) de son germe secret est affichée ici. Après le tirage, c’est le germe lui-même qui s’affiche\u00A0: l’ordre en découle entièrement.';
export const thisIsDraw: Translation<typeof en.thisIsDraw> = ({ draw }) => `Cet ordre est celui du tirage ${draw}.`;
export const thisIsDrawOf: Translation<typeof en.thisIsDrawOf> = ({ draw, draws }) =>
  `Cet ordre est celui du tirage ${draw} sur ${draws}.`;
export const nextDrawFingerprint = 'Empreinte du prochain tirage';
export const comingDrawFingerprint = 'Empreinte promise du tirage à venir';
export const promisedFingerprint = 'Empreinte promise';
export const seedOfDraw = 'Germe de ce tirage';
export const verifyDraw = 'Vérifier le tirage';
export const drawIsProved = 'Le germe est bien celui qui était promis, et l’ordre en découle.';
export const seedNotPromised: Translation<typeof en.seedNotPromised> = ({ fingerprint }) =>
  `Le germe n’est pas celui qui était promis\u00A0: son empreinte est ${fingerprint}.`;
export const seedGivesOtherOrder: Translation<typeof en.seedGivesOtherOrder> = ({ order }) =>
  `Le germe donne un autre ordre\u00A0: ${order}.`;
export const fingerprintsNeedHttps =
  'Ce navigateur ne calcule les empreintes qu’en https. Copiez plutôt le germe dans un outil SHA-256.';

export const linesOfLog = 'Lignes du journal';
export const decisions = 'Décisions';
export const everything = 'Tout';
export const everythingHint = 'Les banques de temps et les offres pour des choix y figurent aussi.';
export const decisionsHint = 'Tirages et décisions.';
export const nothingYet = 'Rien pour le moment';
export const emptyLogHint = 'Les tirages, les changements et les actions du commissaire apparaissent ici.';
export const logOfDraft = 'Journal du repêchage';
export const showEarlierLines = 'Afficher les lignes précédentes';
export const drawNumber: Translation<typeof en.drawNumber> = ({ draw }) => `Tirage ${draw}`;
export const byItself = 'Automatiquement';
export const checkThisDraw = 'Vérifier ce tirage';
export const checkDrawNumber: Translation<typeof en.checkDrawNumber> = ({ draw }) => `Vérifier le tirage ${draw}`;
