/** The kinds of log lines, of which a channel gets those that its league has chosen. */
export const LOG_TOPICS = [
  'trades',
  'moves',
  'claims',
  'picks',
  'drafts',
  'deadlines',
  'season',
  'week',
  'commissioner',
  'members',
  'polls',
  'notes',
] as const;
export type LogTopic = (typeof LOG_TOPICS)[number];
