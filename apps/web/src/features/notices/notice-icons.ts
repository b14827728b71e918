import HeartPulse from 'lucide-react/icons/heart-pulse';
import type { NoticeEntry } from '@crease/core/notifications/notification.schema.js';
import { TOPICS } from '../open-league/topic-icons.js';

const { trades, moves, claims, drafts, deadlines, season, week, commissioner, members, polls, notes } = TOPICS;

export const ICONS: Readonly<Record<NoticeEntry['kind'], typeof HeartPulse>> = {
  'trade-received': trades,
  'trade-answered': trades,
  'trade-vetoed': trades,
  'draft-night': season,
  'draft-starting': drafts,
  'on-the-clock': drafts,
  'player-drafted': drafts,
  'fa-pick-expiring': deadlines,
  'protection-deadline': deadlines,
  'trade-deadline': deadlines,
  'claim-decided': claims,
  'player-status': HeartPulse,
  'points-corrected': week,
  'matchup-ended': week,
  'tie-waits': week,
  'rookies-graduating': moves,
  'farm-call-up': moves,
  'ir-return': HeartPulse,
  'contract-signing': deadlines,
  'free-agency': claims,
  'talk-mention': notes,
  'talk-reply': notes,
  poll: polls,
  invitation: members,
  'member-left': members,
  'webhook-stopped': commissioner,
};
