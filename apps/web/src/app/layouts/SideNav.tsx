import { useRef, useState, type ReactNode } from 'react';
import { isInMatchups } from '@crease/core/leagues/formats.js';
import { NavLink } from 'react-router-dom';
import Activity from 'lucide-react/icons/activity';
import ArrowLeftRight from 'lucide-react/icons/arrow-left-right';
import BookOpen from 'lucide-react/icons/book-open';
import ChevronDown from 'lucide-react/icons/chevron-down';
import House from 'lucide-react/icons/house';
import LogOut from 'lucide-react/icons/log-out';
import MessagesSquare from 'lucide-react/icons/messages-square';
import Moon from 'lucide-react/icons/moon';
import Plus from 'lucide-react/icons/plus';
import Search from 'lucide-react/icons/search';
import Settings from 'lucide-react/icons/settings';
import ShieldCheck from 'lucide-react/icons/shield-check';
import Swords from 'lucide-react/icons/swords';
import Timer from 'lucide-react/icons/timer';
import Trophy from 'lucide-react/icons/trophy';
import UserPlus from 'lucide-react/icons/user-plus';
import Users from 'lucide-react/icons/users';
import { signOut } from '../../platform/session/auth-store.js';
import type { LoadedLeague } from '../../features/open-league/league-data.js';
import { useTalkUnread } from '../../features/talk/talk-data.js';
import { openOverlay } from '../../platform/pages/overlays.js';
import { paths } from '../../platform/pages/paths.js';
import { NewsDot } from '../../ui/marks/Badge.js';
import { Popover } from '../../ui/layers/Popover.js';
import { cx } from '../../ui/cx.js';
import { useLarge } from '../../ui/use-media.js';
import { useAbovePage } from '../use-above-page.js';
import * as t from './layouts.words.en.js';
import { TeamLinks } from './TeamLinks.js';

const LINE =
  'relative flex min-h-9 w-full shrink-0 items-center gap-3 rounded-md px-2.5 text-sm font-medium text-ink-2 hover:bg-hover hover:text-ink aria-[current=page]:bg-accent-soft aria-[current=page]:text-accent-text max-lg:flex-col max-lg:justify-center max-lg:gap-1 max-lg:px-1 max-lg:py-2 max-lg:text-xs max-lg:leading-tight max-lg:text-center';

/** From 640 px a rail of icons with short labels; from 1024 px the full list. */
export function SideNav({ loaded }: { loaded: LoadedLeague }) {
  const id = loaded.league.league_id;
  const news = loaded.activity.unread;
  const threads = useTalkUnread(id);
  return (
    <nav
      aria-label={t.league}
      className="scroll-slim sticky top-(--header) hidden h-[calc(100dvh-var(--header))] w-25 shrink-0 flex-col gap-0.5 overflow-y-auto border-r border-line bg-surface p-2 sm:flex lg:w-(--side-nav) lg:p-3"
    >
      <Line to={paths.home(id)} icon={<House size={18} aria-hidden="true" />}>
        {t.leagueHome}
      </Line>
      <Line
        to={paths.activity(id)}
        icon={<Activity size={18} aria-hidden="true" />}
        after={<News count={news} words={t.newCount({ count: news })} />}
      >
        {t.recentActivity}
      </Line>
      <Line
        to={paths.talk(id)}
        icon={<MessagesSquare size={18} aria-hidden="true" />}
        after={<News count={threads} words={t.unreadCount({ count: threads })} />}
      >
        {t.board}
      </Line>
      {loaded.league.phase === 'in-season' && (
        <Line to={paths.tonight(id)} icon={<Moon size={18} aria-hidden="true" />}>
          {t.tonight}
        </Line>
      )}
      <Line to={paths.standings(id)} icon={<Trophy size={18} aria-hidden="true" />}>
        {t.standings}
      </Line>
      {isInMatchups(loaded.league) && (
        <Line to={paths.matchups(id)} icon={<Swords size={18} aria-hidden="true" />}>
          {t.matchups}
        </Line>
      )}
      <Teams loaded={loaded} />
      <button type="button" onClick={() => openOverlay('new-league')} className={LINE}>
        <Plus size={18} aria-hidden="true" />
        {t.newLeague}
      </button>
      <Line to={paths.players(id)} icon={<Search size={18} aria-hidden="true" />}>
        {t.players}
      </Line>
      <Line to={paths.freeAgents(id)} icon={<UserPlus size={18} aria-hidden="true" />}>
        {t.freeAgents}
      </Line>
      <Tools loaded={loaded} />
      <div className="mt-3 flex flex-col gap-0.5 border-t border-line pt-3">
        <Line to={paths.rules(id)} icon={<BookOpen size={18} aria-hidden="true" />}>
          {t.rules}
        </Line>
        <button type="button" onClick={() => void signOut()} className={LINE}>
          <LogOut size={18} aria-hidden="true" />
          {t.signOutNav}
        </button>
      </div>
    </nav>
  );
}

function News(props: { count: number; words: string }) {
  return <NewsDot {...props} className="max-lg:absolute max-lg:top-2 max-lg:right-7" />;
}

function Tools({ loaded: { league, me } }: { loaded: LoadedLeague }) {
  const id = league.league_id;
  return (
    <div role="group" aria-label={t.tools} className="mt-3 flex flex-col gap-0.5 border-t border-line pt-3">
      <div aria-hidden="true" className="px-2.5 pb-1 text-xs font-medium text-ink-3 max-lg:hidden">
        {t.tools}
      </div>
      <Line to={paths.trades(id)} icon={<ArrowLeftRight size={18} aria-hidden="true" />}>
        {t.trades}
      </Line>
      <Line to={paths.drafts(id)} icon={<Timer size={18} aria-hidden="true" />}>
        {t.draftRoom}
      </Line>
      {league.protectionSheetsEnabled && (
        <Line to={paths.protectionSheet(id)} icon={<ShieldCheck size={18} aria-hidden="true" />}>
          {t.protectionSheetBuilder}
        </Line>
      )}
      {me.is_commissioner && (
        <Line to={paths.commissionerHub(id)} icon={<Settings size={18} aria-hidden="true" />}>
          {t.commissionerSettings}
        </Line>
      )}
    </div>
  );
}

function Line({ to, icon, after, children }: { to: string; icon: ReactNode; after?: ReactNode; children: ReactNode }) {
  return (
    <NavLink to={to} className={LINE}>
      {icon}
      <span className="min-w-0 lg:flex-1">{children}</span>
      {after}
    </NavLink>
  );
}

function Teams({ loaded }: { loaded: LoadedLeague }) {
  const large = useLarge();
  const [open, setOpen] = useAbovePage(false);
  const [unfolded, setUnfolded] = useState(true);
  const opener = useRef<HTMLButtonElement>(null);
  if (large)
    return (
      <div>
        <button type="button" aria-expanded={unfolded} onClick={() => setUnfolded(!unfolded)} className={LINE}>
          <Users size={18} aria-hidden="true" />
          <span className="flex-1 text-left">{t.teams}</span>
          <ChevronDown
            size={16}
            aria-hidden="true"
            className={cx('transition-transform duration-fast', !unfolded && '-rotate-90')}
          />
        </button>
        {/* Bounded height: thirty-two teams would push the tools out of view. */}
        {unfolded && (
          <TeamLinks
            loaded={loaded}
            className="scroll-slim mb-1 ml-4 max-h-[max(12rem,34dvh)] overflow-y-auto border-l border-line pl-1.5"
          />
        )}
      </div>
    );
  return (
    <>
      <button
        ref={opener}
        type="button"
        aria-haspopup="dialog"
        aria-expanded={open}
        onClick={() => setOpen(!open)}
        className={LINE}
      >
        <Users size={18} aria-hidden="true" />
        {t.teams}
      </button>
      <Popover open={open} anchor={opener} label={t.teams} onClose={() => setOpen(false)} className="w-72 p-2">
        <TeamLinks loaded={loaded} onChoose={() => setOpen(false)} />
      </Popover>
    </>
  );
}
