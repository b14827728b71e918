import type { Translation } from '@crease/core/words.js';
import { countOf, feminineOrdinal, listOf } from '@crease/core/french/grammar.js';
import { POSITION_WORDS } from '@crease/core/position.js';
import { capital } from '@crease/core/text.rules.js';
import type * as en from './queue.words.en.js';

export const moveWish: Translation<typeof en.moveWish> = ({ wish, place }) =>
  `Déplacer\u00A0: ${wish}, numéro ${place}`;
export const draft = 'Repêcher';
export const draftPlayer: Translation<typeof en.draftPlayer> = ({ player }) => `Repêcher ${player}`;
export const next = 'Prochain';
export const autoTakesNext = 'Ce joueur serait le prochain choix d’Auto';
export const waits = 'Attend';
export const conditionsDoNotHold = 'Ses conditions ne sont pas remplies pour le moment';
export const noPlayerFitsNow = 'Aucun joueur n’est admissible pour le moment';
export const nowPlayer: Translation<typeof en.nowPlayer> = ({ player }) => `Maintenant\u00A0: ${player}`;
export const drafted = 'Repêché';
export const doesNotFit = 'Inadmissible';
export const capSpaceAfterHint = 'Espace sous le plafond après ce choix et tous les précédents de la file';
export const moveWishUp: Translation<typeof en.moveWishUp> = ({ wish }) => `Déplacer vers le haut\u00A0: ${wish}`;
export const moveWishDown: Translation<typeof en.moveWishDown> = ({ wish }) => `Déplacer vers le bas\u00A0: ${wish}`;
export const changeWish: Translation<typeof en.changeWish> = ({ wish }) => `Modifier\u00A0: ${wish}`;
export const conditionsOf: Translation<typeof en.conditionsOf> = ({ player }) => `Conditions pour ${player}`;
export const removeWish: Translation<typeof en.removeWish> = ({ wish }) => `Retirer\u00A0: ${wish}`;

export const onlyIfOthersTook = 'Seulement si d’autres équipes ont pris';
export const playersToBeGone = 'Joueurs qui ne doivent plus être là';
export const playerById: Translation<typeof en.playerById> = ({ id }) => `Joueur ${id}`;
export const leaveOutPlayer: Translation<typeof en.leaveOutPlayer> = ({ player }) => `Exclure ${player}`;
export const howManyOfThem = 'Combien d’entre eux';
export const allOfThem = 'Tous';
export const anyOfThem = 'Au moins un';
export const conditionLimit: Translation<typeof en.conditionLimit> = ({ count }) =>
  `Une condition peut porter sur ${countOf(count, 'joueur')} au plus.`;
export const searchPlayersToBeGone = 'Chercher les joueurs qui ne doivent plus être là';
export const searchPlayers = 'Chercher des joueurs';
export const foundPlayers = 'Joueurs trouvés';
export const noPlayerByName = 'Aucun joueur ne porte ce nom.';

export const addRule = 'Ajouter une règle';
export const changeRule = 'Modifier la règle';
export const ruleHint = 'Auto prend le joueur le mieux classé qui répond à la règle.';
export const conditionsHint = 'Toutes doivent être remplies.';
export const addToQueue = 'Ajouter à la file';
export const save = 'Enregistrer';
export const rulesLimit: Translation<typeof en.rulesLimit> = ({ count }) =>
  `Une file peut contenir au plus ${count} règles et joueurs avec conditions.`;
export const takeBestOf = 'Prendre le meilleur parmi';
export const capHitAtMost = 'Impact maximal';
export const anyCapHit = 'Tous';
export const capHitHint = 'Par exemple 3M ou 775K';
export const amountMissing = 'Écrivez un montant, par exemple 3M.';
export const ceiling = 'Auto mise jusqu’à';
export const noCeiling = 'Aucune mise';
export const ceilingHint = 'En dollars, sans cents. Si vous n’indiquez pas de montant, Auto ne misera pas.';
export const ceilingMissing: Translation<typeof en.ceilingMissing> = ({ most }) =>
  `Écrivez un montant sans cents, de 1\u00A0$ à ${most}.`;
export const onlyFromRound = 'Seulement à partir de la ronde';
export const anyRound = 'N’importe quelle ronde';
export const roundNumber: Translation<typeof en.roundNumber> = ({ round }) => `Ronde ${round}`;
export const whileFewerThan = 'Tant que vous avez moins de';
export const anyNumber = 'Peu importe';
export const ofPosition = 'à la position';
export const choosePosition = 'Choisissez une position.';
export const aPosition = 'une position';
export const noPlayerLeftFits = 'Aucun des joueurs qui restent n’entre dans votre formation et sous votre plafond.';
export const ruleTakesNow: Translation<typeof en.ruleTakesNow> = ({ player }) =>
  `Pour le moment, elle prend ${player}.`;
export const ruleWaits: Translation<typeof en.ruleWaits> = ({ player }) =>
  `Elle attend. Si elle s’appliquait maintenant, elle prendrait ${player}.`;

export const noTeamInDraft = 'Vous n’avez pas d’équipe dans ce repêchage';
export const queueBelongsToManager = 'Seuls les DG ont une file.';
export const queueNotLoaded = 'Impossible de charger la file.';
export const saveAgain = 'Enregistrer de nouveau';
export const queueIsEmpty = 'Votre file est vide';
export const emptyQueueHint =
  'Ajoutez à la file les joueurs que vous voulez, ou écrivez une règle\u00A0: «\u00A0si les deux gardiens ne sont plus là, le meilleur défenseur jusqu’à 3\u00A0M$\u00A0». Quand votre temps est écoulé, Auto prend le premier joueur admissible.';
export const findPlayers = 'Chercher des joueurs';
export const auto = 'Auto';
export const autoOnHint = 'Activé\u00A0: Auto choisit pour vous';
export const autoOffHint = 'Désactivé\u00A0: seulement si votre temps est écoulé';
export const theWish = 'Le souhait';
export const autoFindsNoPlayer = 'Auto ne trouve aucun joueur admissible.';
export const removeDrafted: Translation<typeof en.removeDrafted> = ({ count }) =>
  `Retirer ${countOf(count, 'joueur repêché', 'joueurs repêchés')}`;
export const yourQueue = 'Votre file';
export const autoWouldTake: Translation<typeof en.autoWouldTake> = ({ player }) => `Auto prendrait ${player}`;
export const autoWouldTakeByRank: Translation<typeof en.autoWouldTakeByRank> = ({ player }) =>
  `Auto prendrait ${player}, selon le rang\u00A0: aucun joueur de la file n’est admissible`;

const either = (words: readonly string[]) =>
  words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} ou ${words.at(-1)}`;

export const bestOfKind: Translation<typeof en.bestOfKind> = ({ positions, most }) =>
  `meilleur ${positions.length === 0 ? 'joueur' : either(positions.map((one) => POSITION_WORDS[one][0]))}${most === null ? '' : ` jusqu’à ${most}`}`;
export const bestOfKindTitle: Translation<typeof en.bestOfKindTitle> = (kind) => capital(bestOfKind(kind));
export const ifAllAreGone: Translation<typeof en.ifAllAreGone> = ({ players }) =>
  `si ${listOf(players)} ${players.length < 2 ? 'n’est' : 'ne sont'} plus là`;
export const ifOneIsGone: Translation<typeof en.ifOneIsGone> = ({ players }) => `si ${either(players)} n’est plus là`;
export const fromRound: Translation<typeof en.fromRound> = ({ round }) =>
  `à partir de la ${feminineOrdinal(round)} ronde`;
export const whileYouHaveFewer: Translation<typeof en.whileYouHaveFewer> = ({ count, position }) =>
  `tant que vous ${count === 1 ? `n’avez aucun ${POSITION_WORDS[position][0]}` : `avez moins de ${count} ${POSITION_WORDS[position][1]}`}`;
export const bidUpTo: Translation<typeof en.bidUpTo> = ({ amount }) => `miser jusqu’à ${amount}`;
export const conditionsAtStart: Translation<typeof en.conditionsAtStart> = ({ conditions }) =>
  capital(conditions.join(', '));
export const wishWithConditions: Translation<typeof en.wishWithConditions> = ({ conditions, wish }) =>
  `${conditions}\u00A0: ${wish}`;
export const wishAsSentence: Translation<typeof en.wishAsSentence> = ({ wish }) => `${wish}.`;
