import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import ArrowLeftRight from 'lucide-react/icons/arrow-left-right';
import ChevronRight from 'lucide-react/icons/chevron-right';
import Scale from 'lucide-react/icons/scale';
import Settings from 'lucide-react/icons/settings';
import ShieldCheck from 'lucide-react/icons/shield-check';
import Timer from 'lucide-react/icons/timer';
import UserPlus from 'lucide-react/icons/user-plus';
import Users from 'lucide-react/icons/users';
import type { Concern } from '@crease/core/activity/concerns.answers.js';
import { concernWords } from '@crease/core/activity/concerns.words.js';
import { Countdown } from '../../../ui/figures/Countdown.js';
import { cx } from '../../../ui/cx.js';
import { formatMoment } from '../../../ui/figures/time.js';
import { concernPath } from './concern-path.js';
import * as t from './home.words.en.js';

type Icon = (props: { size: number; 'aria-hidden': 'true' }) => ReactNode;

const ICONS: readonly (readonly [kinds: readonly Concern['kind'][], icon: Icon])[] = [
  [['draft-on', 'draft-paused', 'draft-lobby', 'draft-missing', 'drafts-over', 'being-set-up'], Timer as Icon],
  [['offers', 'reviews', 'trade-deadline'], ArrowLeftRight as Icon],
  [['fa-picks', 'claims'], UserPlus as Icon],
  [
    ['sheet', 'sheet-saved', 'protect-players', 'sheets-open', 'sheets-published', 'sheets-missing'],
    ShieldCheck as Icon,
  ],
  [['conditions', 'ties-wait'], Scale as Icon],
  [['set-up', 'no-manager', 'teams-todo', 'go-on'], Settings as Icon],
];
const iconOf = (kind: Concern['kind']): Icon => ICONS.find(([kinds]) => kinds.includes(kind))?.[1] ?? (Users as Icon);

export function ConcernLine({
  concern,
  leagueId,
  teamId,
  commissioner,
}: {
  concern: Concern;
  leagueId: string;
  teamId: string | null;
  commissioner: boolean;
}) {
  const { title, detail, act } = concernWords(concern, commissioner);
  const Sign = iconOf(concern.kind);
  return (
    <Link
      to={concernPath(concern, leagueId, teamId)}
      className="@container flex min-h-13 items-center gap-3 px-4 py-2 outline-offset-[-2px] hover:bg-hover active:bg-hover"
    >
      <span
        className={cx(
          'inline-flex size-8 shrink-0 items-center justify-center rounded-md',
          concern.todo ? 'bg-accent-soft text-accent-text' : 'bg-sunken text-ink-3',
        )}
      >
        <Sign size={16} aria-hidden="true" />
      </span>
      <span className="min-w-0 flex-1 text-sm">
        <span className={cx('block wrap-anywhere', concern.todo ? 'font-semibold' : 'font-medium')}>{title}</span>
        <span className="block text-xs text-ink-2 wrap-anywhere">{detail}</span>
        {concern.at !== null && (
          <span className="block text-xs text-ink-3">
            <Countdown
              at={concern.at}
              label={t.timeLeft}
              over={t.timeIsUp}
              className="font-semibold text-ink-2 tabular-nums"
            />
            {` · ${formatMoment(Date.parse(concern.at))}`}
          </span>
        )}
      </span>
      {/* In a narrow column the arrow says it, and the title keeps its line. */}
      <span className="shrink-0 text-sm font-medium text-accent-text @max-md:sr-only">{act}</span>
      <ChevronRight size={16} aria-hidden="true" className="shrink-0 text-ink-3" />
    </Link>
  );
}
