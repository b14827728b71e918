import { formatCount, many } from '@crease/core/text.rules.js';

export const findRule = 'Find a rule';
export const rulesFound = ({ count }: { count: number }) =>
  count === 0 ? 'No rule has all of these words.' : `${many(count, 'rule')} found.`;

export const rulesInChapter = ({ count }: { count: number }) => many(count, 'rule');
export const openAllChapters = 'Open all chapters';
export const foldAllChapters = 'Fold all chapters';

export const comingChanges = 'Coming changes';
export const fromTime = ({ when }: { when: string }) => `From ${when}`;
export const fromSeason = ({ season }: { season: string }) => `From ${season}`;
export const fromNextSeason = 'From the next season';
export const forNowAndDecidedBy = ({ before, person }: { before: string; person: string }) =>
  `For now: ${before}. Decided by ${person}.`;

export const rulesSaved = 'Rules saved';
export const yourOwnRules = 'Your own rules';
export const yourOwnRulesHint =
  'Markdown: # headings, - lists, **bold**, [links](https://…). The whole league can read them, and every earlier version.';
export const charactersUsed = ({ count, most }: { count: number; most: number }) =>
  `${formatCount(count)} of ${formatCount(most)} characters`;
export const discard = 'Discard';
export const cancel = 'Cancel';
export const saveRules = 'Save rules';
export const view = 'View';
export const write = 'Write';
export const preview = 'Preview';
export const text = 'Text';
export const textTooLong = 'The text is too long.';
export const nothingYet = 'Nothing yet.';

export const coming = 'Coming';
export const comingWhen = ({ when }: { when: string }) => `Coming: ${when}`;
export const comingNextSeason = 'Coming: the next season';
export const made = 'Made';
export const takenBack = 'Undone';
export const replaced = 'Replaced';
export const historyOfRules = 'History of the rules';
export const settings = 'Settings';
export const noSettingChangedYet = 'No setting has been changed yet.';
export const beforeToAfter = ({ before, after }: { before: string; after: string }) => `${before} to ${after}`;
/** `reason` is null unless the change was forced. */
export const madeBy = ({ person, when, reason }: { person: string; when: string; reason: string | null }) =>
  `${person}, ${when}${reason === null ? '' : `. Forced: ${reason}`}`;
export const showOlder = 'Show older';
export const commissionersText = 'The commissioner’s text';
export const nothingWrittenYet = 'Nothing has been written yet.';
export const version = 'Version';
export const versionOf = ({ person, when }: { person: string; when: string }) => `${person}, ${when}`;
export const versionNow = ({ person, when }: { person: string; when: string }) => `Now: ${person}, ${when}`;
export const textTakenDown = 'The text was taken down.';

export const rulebook = 'Rulebook';
export const loading = 'Loading';
export const history = 'History';
export const changeSettings = 'Change settings';
export const addOwnRules = 'Add your own rules';
export const sections = 'Sections';
export const fromCommissioner = 'From the commissioner';
export const edit = 'Edit';
export const linkToRule = ({ rule }: { rule: string }) => `Link to this rule: ${rule}`;
