/**
 * Kinds of notices, each with a sentence that completes "Send me an email when …". Inside the product every notice is
 * shown; the user's choice only affects emails. `notification.words.ts` contains the texts.
 */
export const NOTIFICATION_WORDS = {
  'trade-received': 'a team sends me a trade request',
  'trade-answered': 'a trade of mine is answered, expires, fails or is carried out',
  'trade-vetoed': 'a trade of mine is vetoed',
  'draft-night': 'a draft of my league gets a date or another one, and a day and an hour before',
  'draft-starting': 'a draft of my league begins',
  'on-the-clock': 'I am on the clock and not in the draft room',
  'player-drafted': 'another team drafts a player of mine',
  'fa-pick-expiring': 'a free-agent pick of mine is about to expire',
  'protection-deadline': 'the deadline of the protection sheets is near',
  'trade-deadline': 'the trade deadline is near',
  'claim-decided': 'a claim or a bid of mine is decided',
  'player-status': 'a player of mine is hurt, or fit again',
  'points-corrected': 'points of my team change through a correction of games',
  'matchup-ended': 'the games of my matchup are over, or a commissioner sets its result',
  'tie-waits': 'a tie in the play-offs of a league that I run waits for my decision',
  'rookies-graduating': 'players of mine will leave the rookie bank at the season’s end',
  'farm-call-up': 'a player of mine must come up from the rookie bank',
  'ir-return': 'a healthy player of mine must leave injured reserve',
  'talk-mention': 'somebody mentions me or my team on the board',
  'talk-reply': 'somebody answers in a thread that I wrote in',
  poll: 'a poll of my league begins or ends',
  invitation: 'I am invited to a league',
  'member-left': 'somebody leaves a league or a team that I run, or declines its invitation',
  'webhook-stopped': 'the posts of a league that I run to Discord or Slack stop',
} as const;

export type NotificationKind = keyof typeof NOTIFICATION_WORDS;
// Object.keys returns string[]; the assertion restores the literal keys.
export const NOTIFICATION_KINDS = Object.keys(NOTIFICATION_WORDS) as [NotificationKind, ...NotificationKind[]];

export type NotificationPreferences = Record<NotificationKind, boolean>;

/** Every kind is on unless the user turned it off. */
export function preferencesOf(off: readonly string[]): NotificationPreferences {
  return Object.fromEntries(NOTIFICATION_KINDS.map((kind) => [kind, !off.includes(kind)])) as NotificationPreferences;
}

/** Hours before a deadline when the reminder is sent. */
export const REMIND_HOURS = { faPick: 24, protection: 24, trades: 24 } as const;
