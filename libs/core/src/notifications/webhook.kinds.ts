import type { LogLine } from '../activity/activity.words.js';
import { LOG_TOPICS, type LogTopic } from '../activity/topics.js';

export type WebhookKind = LogTopic;
export const WEBHOOK_KIND_KEYS = LOG_TOPICS;
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
  rfa: 'claims',
  season: 'season',
  settings: 'commissioner',
  talk: 'polls',
  team: 'moves',
  trade: 'trades',
  ufa: 'claims',
};

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
