/* Texts of `schema.json`, for people and programs that read an archive without the product. */

/** Tables that are not exported, with the reason. */
export const LEFT: Readonly<Partial<Record<string, string>>> = {
  invitation: 'secrets and addresses of people; people with a team are invited again',
  league_link: 'a secret address, which belongs to the installation',
  draft_queue: 'private to its team',
  watched_player: 'what one person watches',
  push_delivery: 'what one person was told',
  activity_seen: 'what one person has read',
  talk_read: 'what one person has read',
  trade_vote: 'how managers vote on a trade is counted and never shown',
  trade_condition_vote: 'how managers vote on a condition is counted and never shown',
  notice: 'what one person was told',
  league_webhook: 'a secret address, which belongs to the installation',
  league_webhook_try: 'belongs to the webhook',
  league_webhook_line: 'belongs to the webhook',
  league_idempotency: 'answers to calls of the last two days, which only a repeated call can use',
  league_delay: 'work that this installation has set aside; another one finds out by itself',
  points_correction: 'notices to managers that are still to be sent here',
  points_missed: 'days that are still to be scored here; an archive that comes in is scored as it stands',
  stream: 'counted again from the log',
};

export const PEOPLE = 'Names of everybody whom the tables name by an id.';
export const PLAYERS =
  'Players whom the tables name, by the NHL’s numbers; below 1,000,000 they are known to leagues alone.';
