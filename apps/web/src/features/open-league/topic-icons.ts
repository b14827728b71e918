import AlarmClock from 'lucide-react/icons/alarm-clock';
import ArrowLeftRight from 'lucide-react/icons/arrow-left-right';
import CalendarDays from 'lucide-react/icons/calendar-days';
import ListOrdered from 'lucide-react/icons/list-ordered';
import MessageSquare from 'lucide-react/icons/message-square';
import Settings from 'lucide-react/icons/settings';
import Shirt from 'lucide-react/icons/shirt';
import Timer from 'lucide-react/icons/timer';
import Trophy from 'lucide-react/icons/trophy';
import UserPlus from 'lucide-react/icons/user-plus';
import Users from 'lucide-react/icons/users';
import Vote from 'lucide-react/icons/vote';
import type { LogTopic } from '@crease/core/activity/topics.js';

/** The icon of each kind of news, in the log, among the notices and for the channel. */
export const TOPICS: Readonly<Record<LogTopic, typeof Timer>> = {
  trades: ArrowLeftRight,
  moves: Shirt,
  claims: UserPlus,
  picks: ListOrdered,
  drafts: Timer,
  deadlines: AlarmClock,
  season: CalendarDays,
  week: Trophy,
  commissioner: Settings,
  members: Users,
  polls: Vote,
  notes: MessageSquare,
};
