import type { LogLine } from '../activity/activity.words.js';

/** What a league can have said in a channel of its own: a name for the commissioner's list, and what belongs to it. */
export const WEBHOOK_KINDS = {
  trades: { label: 'Trades', about: 'Agreed, carried out, vetoed, reversed; what became of conditions' },
  moves: { label: 'Adds, drops and injured reserve', about: 'Every move of a roster, the rookie bank included' },
  claims: { label: 'Waivers and free-agent weeks', about: 'Who got a player off waivers; what a week left unused' },
  picks: { label: 'Draft picks', about: 'Who drafted whom; picks undone or replaced' },
  drafts: { label: 'Drafts', about: 'Dates, orders, begin and end' },
  deadlines: { label: 'Deadlines and protection sheets', about: 'When they are due, and what every team kept' },
  season: { label: 'Phases and champions', about: 'The steps of the year, final tables' },
  commissioner: { label: 'What the commissioner changed', about: 'Settings, rules, statuses, forfeited picks' },
  members: { label: 'Members and teams', about: 'Who comes and leaves; new names' },
  polls: { label: 'Polls', about: 'What the league votes on, and how a vote ended' },
  notes: { label: 'Notes of members', about: 'What members write into the log themselves' },
} as const satisfies Readonly<Record<string, { readonly label: string; readonly about: string }>>;

export type WebhookKind = keyof typeof WEBHOOK_KINDS;
// The keys of a literal are exactly those of its type.
export const WEBHOOK_KIND_KEYS = Object.keys(WEBHOOK_KINDS) as [WebhookKind, ...WebhookKind[]];
/** What a new webhook says until its commissioner chooses otherwise. */
export const USUAL_KINDS: readonly WebhookKind[] = WEBHOOK_KIND_KEYS.filter((kind) => kind !== 'notes');

type FeatureOf<Key> = Key extends `${infer Feature}.${string}` ? Feature : never;

/** The lines of a feature are of one kind. */
const KIND_OF_FEATURE: Readonly<Record<FeatureOf<LogLine['key']>, WebhookKind>> = {
  activity: 'notes',
  draft: 'drafts',
  freeAgents: 'claims',
  league: 'members',
  player: 'commissioner',
  protection: 'deadlines',
  season: 'season',
  settings: 'commissioner',
  talk: 'polls',
  team: 'moves',
  trade: 'trades',
};

/** But for these. */
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

/** The kind of a line of the log; null for one of a later release, which nobody chose. */
export function webhookKindOf(key: string): WebhookKind | null {
  const kinds: Readonly<Record<string, WebhookKind | undefined>> = { ...KIND_OF_FEATURE, ...KIND_OF_LINE };
  return kinds[key] ?? kinds[key.split('.')[0] ?? ''] ?? null;
}
