import { Suspense, useRef } from 'react';
import Bell from 'lucide-react/icons/bell';
import ChevronDown from 'lucide-react/icons/chevron-down';
import Search from 'lucide-react/icons/search';
import Trophy from 'lucide-react/icons/trophy';
import { useMyLeagues, type LoadedLeague } from '../../features/open-league/league-data.js';
import { useUnreadNotices } from '../../features/notices/unread-notices.data.js';
import { togglePalette, useOverlay } from '../../platform/pages/overlays.js';
import { Badge, CountBadge } from '../../ui/marks/Badge.js';
import { buttonClass } from '../../ui/Button.js';
import { FIND_KEYS, Kbd } from '../../ui/keys/Kbd.js';
import { lazyPart } from '../../ui/lazy-part.js';
import { SkeletonRows } from '../../ui/page/Skeleton.js';
import { Popover } from '../../ui/layers/Popover.js';
import { useLow } from '../../ui/use-short.js';
import { cx } from '../../ui/cx.js';
import type { Open } from './Header.js';
import { UserMenu } from './UserMenu.js';
import * as t from './layouts.words.en.js';
import { Inbox } from './InboxMenu.js';

const LeaguesList = lazyPart(() => import('./HeaderLists.js'), 'LeaguesList');
const NoticesPanel = lazyPart(() => import('../../features/notices/NoticesPanel.js'), 'NoticesPanel');

export interface HeaderMenusProps {
  league: LoadedLeague | undefined;
  current: string | undefined;
  /** In a draft room the league's controls are hidden. */
  room: boolean;
  /** On low screens the menus are in the league's rail, which has room for three. */
  rail: boolean;
  /** The season whose contracts are shown, when it is not the present one. */
  previous: string | null;
  open: Open;
  setOpen: (change: (now: Open) => Open) => void;
}

export function HeaderMenus({ league, current, room, rail, previous, open, setOpen }: HeaderMenusProps) {
  const low = useLow() && rail;
  const toggle = (menu: Open) => (on: boolean) => setOpen((now) => (on ? menu : now === menu ? null : now));
  return (
    <>
      {!room && league !== undefined && <CapAlert league={league} />}
      {previous !== null && !low && <SeasonBadge season={previous} />}
      {!room && <Find />}
      {!room && <Notices open={open === 'notices'} setOpen={toggle('notices')} />}
      {!room && <Inbox league={league} shown={!low} open={open === 'inbox'} setOpen={toggle('inbox')} />}
      {!room && !low && <Leagues current={current} open={open === 'leagues'} setOpen={toggle('leagues')} />}
      <UserMenu league={room ? undefined : league} leagues={low} open={open === 'user'} setOpen={toggle('user')} />
    </>
  );
}

/** The header's only red badge: the user's team is over the cap. */
function CapAlert({ league }: { league: LoadedLeague }) {
  const team = league.teams.find((one) => one.team_id === league.me.team_id);
  if (team === undefined || team.cap_space >= 0) return null;
  return (
    <span className="hidden lg:block">
      <Badge tone="bad">{t.overTheCap}</Badge>
    </span>
  );
}

function SeasonBadge({ season }: { season: string }) {
  return (
    <span className="hidden sm:block">
      <Badge tone="warn">{t.contractSeasonBanner({ season })}</Badge>
    </span>
  );
}

/** On a phone the palette is the menu of all screens. */
function Find() {
  const open = useOverlay((state) => state.open === 'palette');
  return (
    <button
      type="button"
      aria-haspopup="dialog"
      aria-expanded={open}
      title={t.findHint({ keys: FIND_KEYS })}
      onClick={togglePalette}
      className={cx(buttonClass('quiet'), 'px-2.5')}
    >
      <Search size={18} aria-hidden="true" />
      <span className="sr-only xl:not-sr-only">{t.find}</span>
      <span aria-hidden="true" className="hidden xl:block">
        <Kbd>{FIND_KEYS}</Kbd>
      </span>
    </button>
  );
}

function Notices({ open, setOpen }: { open: boolean; setOpen: (open: boolean) => void }) {
  const opener = useRef<HTMLButtonElement>(null);
  const count = useUnreadNotices();
  const close = () => setOpen(false);
  return (
    <>
      <button
        ref={opener}
        type="button"
        aria-haspopup="dialog"
        aria-expanded={open}
        onClick={() => setOpen(!open)}
        className={cx(buttonClass('quiet'), 'relative px-2.5')}
      >
        <Bell size={18} aria-hidden="true" />
        <span className="sr-only">{t.notices}</span>
        <CountBadge count={count} words={t.unreadCount({ count })} className="absolute top-0 right-0 rail:right-3" />
      </button>
      <Popover open={open} anchor={opener} align="end" label={t.notices} onClose={close} className="w-96">
        <Suspense fallback={<SkeletonRows rows={4} lead={false} />}>
          <NoticesPanel onChoose={close} />
        </Suspense>
      </Popover>
    </>
  );
}

function Leagues({
  current,
  open,
  setOpen,
}: {
  current: string | undefined;
  open: boolean;
  setOpen: (open: boolean) => void;
}) {
  const opener = useRef<HTMLButtonElement>(null);
  const leagues = useMyLeagues();
  const pending = leagues.data?.filter((league) => league.pending).length ?? 0;
  return (
    <>
      <button
        ref={opener}
        type="button"
        aria-haspopup="dialog"
        aria-expanded={open}
        onClick={() => setOpen(!open)}
        className={cx(buttonClass('quiet'), 'px-2 sm:px-2.5')}
      >
        <span className="max-sm:sr-only rail:sr-only">{t.myLeagues}</span>
        <Trophy size={18} aria-hidden="true" className="sm:hidden rail:block" />
        <CountBadge count={pending} words={t.pendingInviteCount({ count: pending })} />
        <ChevronDown size={16} aria-hidden="true" className="max-sm:hidden rail:hidden" />
      </button>
      <Popover
        open={open}
        anchor={opener}
        align="end"
        label={t.myTeamsAndLeagues}
        onClose={() => setOpen(false)}
        className="w-80"
      >
        <Suspense fallback={<SkeletonRows rows={3} />}>
          <LeaguesList query={leagues} current={current} onChoose={() => setOpen(false)} />
        </Suspense>
      </Popover>
    </>
  );
}
