import type { Translation } from '@crease/core/words.js';
import { countOf, de } from '@crease/core/french/grammar.js';
import { localeOf } from '@crease/core/locale.js';
import type * as en from './rules.words.en.js';

export const findRule = 'Chercher une règle';
export const rulesFound: Translation<typeof en.rulesFound> = ({ count }) =>
  count === 0 ? 'Aucune règle ne contient tous ces mots.' : `${countOf(count, 'règle trouvée', 'règles trouvées')}.`;

export const rulesInChapter: Translation<typeof en.rulesInChapter> = ({ count }) => countOf(count, 'règle');
export const openAllChapters = 'Ouvrir tous les chapitres';
export const foldAllChapters = 'Replier tous les chapitres';

export const comingChanges = 'Changements à venir';
export const fromTime: Translation<typeof en.fromTime> = ({ when }) => `À compter du ${when}`;
export const fromSeason: Translation<typeof en.fromSeason> = ({ season }) => `À compter de ${season}`;
export const fromNextSeason = 'À compter de la prochaine saison';
export const forNowAndDecidedBy: Translation<typeof en.forNowAndDecidedBy> = ({ before, person }) =>
  `Pour le moment\u00A0: ${before}. Décision ${de(person)}.`;

export const rulesSaved = 'Règles enregistrées';
export const yourOwnRules = 'Vos propres règles';
export const yourOwnRulesHint =
  'Markdown\u00A0: # titres, - listes, **gras**, [liens](https://…). Toute la ligue peut lire vos règles, ainsi que chaque version antérieure.';
export const charactersUsed: Translation<typeof en.charactersUsed> = ({ count, most }) =>
  `${localeOf('fr').number(count)} sur ${countOf(most, 'caractère')}`;
export const discard = 'Abandonner';
export const cancel = 'Annuler';
export const saveRules = 'Enregistrer les règles';
export const view = 'Vue';
export const write = 'Écrire';
export const preview = 'Aperçu';
export const text = 'Texte';
export const textTooLong = 'Le texte est trop long.';
export const nothingYet = 'Rien pour le moment.';

export const coming = 'À venir';
export const comingWhen: Translation<typeof en.comingWhen> = ({ when }) => `À venir\u00A0: ${when}`;
export const comingNextSeason = 'À venir la prochaine saison';
export const made = 'Appliqué';
export const takenBack = 'Annulé';
export const replaced = 'Remplacé';
export const historyOfRules = 'Historique des règles';
export const settings = 'Réglages';
export const noSettingChangedYet = 'Aucun réglage n’a encore changé.';
export const beforeToAfter: Translation<typeof en.beforeToAfter> = ({ before, after }) => `de ${before} à ${after}`;
export const madeBy: Translation<typeof en.madeBy> = ({ person, when, reason }) =>
  `${person}, ${when}${reason === null ? '' : `. Forcé\u00A0: ${reason}`}`;
export const showOlder = 'Afficher les changements précédents';
export const commissionersText = 'Le texte du commissaire';
export const nothingWrittenYet = 'Aucun texte pour le moment.';
export const version = 'Version';
export const versionOf: Translation<typeof en.versionOf> = ({ person, when }) => `${person}, ${when}`;
export const versionNow: Translation<typeof en.versionNow> = ({ person, when }) => `Actuelle\u00A0: ${person}, ${when}`;
export const textTakenDown = 'Le texte a été retiré.';

export const rulebook = 'Livret des règles';
export const loading = 'Chargement';
export const history = 'Historique';
export const changeSettings = 'Modifier les réglages';
export const addOwnRules = 'Ajouter vos propres règles';
export const sections = 'Sections';
export const fromCommissioner = 'Texte du commissaire';
export const edit = 'Modifier';
export const linkToRule: Translation<typeof en.linkToRule> = ({ rule }) => `Lien vers cette règle\u00A0: ${rule}`;
