import type { LogLine } from '../activity/activity.words.js';

/**
 * Kinds of news that a league can post to its channel: a label for the commissioner's list and the events it covers.
 */
export const WEBHOOK_KINDS = {
  trades: { label: 'Trades', about: 'Agreed, carried out, vetoed, reversed; what became of conditions' },
  moves: { label: 'Adds, drops and injured reserve', about: 'Every move of a roster, the rookie bank included' },
  claims: { label: 'Waivers and free-agent weeks', about: 'Who got a player off waivers; what a week left unused' },
  picks: { label: 'Draft picks', about: 'Picks made, undone or replaced' },
  drafts: { label: 'Drafts', about: 'Dates, orders, begin and end' },
  deadlines: { label: 'Deadlines and protection sheets', about: 'When they are due, and what every team kept' },
  season: {
    label: 'Phases, matchups and champions',
    about: 'The steps of the year, results and play-offs, final tables',
  },
  week: {
    label: 'The table and close matchups',
    about: 'The table on Mondays; matchups that are close on the last day of their period',
  },
  commissioner: {
    label: 'What the commissioner changed',
    about: 'Settings, rules, statuses, forfeited picks, fees and prizes',
  },
  members: { label: 'Members and teams', about: 'Who comes and leaves; new names' },
  polls: { label: 'Polls', about: 'What the league votes on, and how a vote ended' },
  notes: { label: 'Notes of members', about: 'What members write into the log themselves' },
} as const satisfies Readonly<Record<string, { readonly label: string; readonly about: string }>>;

export type WebhookKind = keyof typeof WEBHOOK_KINDS;
// Object.keys returns string[]; the assertion restores the literal keys.
export const WEBHOOK_KIND_KEYS = Object.keys(WEBHOOK_KINDS) as [WebhookKind, ...WebhookKind[]];
/** Kinds that a new webhook posts by default. */
export const USUAL_KINDS: readonly WebhookKind[] = WEBHOOK_KIND_KEYS.filter((kind) => kind !== 'notes');

type FeatureOf<Key> = Key extends `${infer Feature}.${string}` ? Feature : never;

/** The kind of all lines of a feature, except those below. */
const KIND_OF_FEATURE: Readonly<Record<FeatureOf<LogLine['key']>, WebhookKind>> = {
  activity: 'notes',
  contract: 'commissioner',
  draft: 'drafts',
  freeAgents: 'claims',
  league: 'members',
  ledger: 'commissioner',
  player: 'commissioner',
  protection: 'deadlines',
  season: 'season',
  settings: 'commissioner',
  talk: 'polls',
  team: 'moves',
  trade: 'trades',
};

/** Exceptions by line. */
const KIND_OF_LINE: Readonly<Partial<Record<LogLine['key'], WebhookKind>>> = {
  'draft.picked': 'picks',
  'draft.skipped': 'picks',
  'draft.undone': 'picks',
  'draft.replaced': 'picks',
  'freeAgents.pickForfeited': 'commissioner',
  'freeAgents.pickGivenBack': 'commissioner',
  'league.commissioner': 'commissioner',
  'league.noCommissioner': 'commissioner',
  'league.rulesDown': 'commissioner',
  'league.rulesWritten': 'commissioner',
  'league.rulesChanged': 'commissioner',
  'season.weekTable': 'week',
  'season.closeMatchups': 'week',
  'trade.stopNear': 'deadlines',
  'trade.stopped': 'deadlines',
  'league.webhookOn': 'commissioner',
  'league.webhookOff': 'commissioner',
  'talk.hidden': 'commissioner',
  'talk.shown': 'commissioner',
  'talk.deleted': 'commissioner',
  'talk.closed': 'commissioner',
  'talk.reopened': 'commissioner',
};

/** The kind of a log line. Null for a line from a later release, which no webhook has selected. */
export function webhookKindOf(key: string): WebhookKind | null {
  const kinds: Readonly<Record<string, WebhookKind | undefined>> = { ...KIND_OF_FEATURE, ...KIND_OF_LINE };
  return kinds[key] ?? kinds[key.split('.')[0] ?? ''] ?? null;
}
