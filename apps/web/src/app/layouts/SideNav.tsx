import { hasMatches, isInMatchups } from '@crease/core/leagues/formats.js';
import Activity from 'lucide-react/icons/activity';
import ArrowLeftRight from 'lucide-react/icons/arrow-left-right';
import BookOpen from 'lucide-react/icons/book-open';
import House from 'lucide-react/icons/house';
import LogOut from 'lucide-react/icons/log-out';
import MessagesSquare from 'lucide-react/icons/messages-square';
import Moon from 'lucide-react/icons/moon';
import Plus from 'lucide-react/icons/plus';
import Settings from 'lucide-react/icons/settings';
import ShieldCheck from 'lucide-react/icons/shield-check';
import Shirt from 'lucide-react/icons/shirt';
import Swords from 'lucide-react/icons/swords';
import Timer from 'lucide-react/icons/timer';
import Trophy from 'lucide-react/icons/trophy';
import UserPlus from 'lucide-react/icons/user-plus';
import { signOut } from '../../platform/session/auth-store.js';
import type { LoadedLeague } from '../../features/open-league/league-data.js';
import { useTalkUnread } from '../../features/talk/unread-talk.data.js';
import { openNewLeague } from '../../platform/session/league-start.js';
import { paths } from '../../platform/pages/paths.js';
import { NewsDot } from '../../ui/marks/Badge.js';
import { NavLine, NavWords, LINE } from './NavLine.js';
import { NavTeams } from './NavTeams.js';
import * as t from './layouts.words.en.js';

/** From 640 px a rail of icons with short labels; from 1024 px the full list. Low screens have icons only. */
export function SideNav({ loaded }: { loaded: LoadedLeague }) {
  const id = loaded.league.league_id;
  const news = loaded.activity.unread;
  const threads = useTalkUnread(id);
  return (
    <nav
      aria-label={t.league}
      className="scroll-slim sticky top-(--header) hidden h-[calc(100dvh-var(--header))] w-25 shrink-0 flex-col gap-0.5 overflow-y-auto border-r border-line bg-surface p-2 sm:flex lg:w-(--side-nav) lg:p-3 rail:scroll-none rail:fixed rail:top-(--rail-head) rail:bottom-0 rail:left-0 rail:z-header rail:flex rail:h-auto rail:w-(--rail) rail:gap-0 rail:p-0 rail:pl-[env(safe-area-inset-left)]"
    >
      <NavLine to={paths.home(id)} icon={<House size={18} aria-hidden="true" />}>
        {t.leagueHome}
      </NavLine>
      <NavLine
        to={paths.activity(id)}
        icon={<Activity size={18} aria-hidden="true" />}
        after={<News count={news} words={t.newCount({ count: news })} />}
      >
        {t.recentActivity}
      </NavLine>
      <NavLine
        to={paths.talk(id)}
        icon={<MessagesSquare size={18} aria-hidden="true" />}
        after={<News count={threads} words={t.unreadCount({ count: threads })} />}
      >
        {t.board}
      </NavLine>
      {loaded.league.phase === 'in-season' && (
        <NavLine to={paths.tonight(id)} icon={<Moon size={18} aria-hidden="true" />}>
          {t.tonight}
        </NavLine>
      )}
      <NavLine to={paths.standings(id)} icon={<Trophy size={18} aria-hidden="true" />}>
        {t.standings}
      </NavLine>
      {hasMatches(loaded.league) && (
        <NavLine to={paths.matchups(id)} icon={<Swords size={18} aria-hidden="true" />}>
          {isInMatchups(loaded.league) ? t.matchups : t.playOffs}
        </NavLine>
      )}
      <NavTeams loaded={loaded} />
      <button type="button" title={t.newLeague} onClick={() => openNewLeague()} className={LINE}>
        <Plus size={18} aria-hidden="true" />
        <NavWords>{t.newLeague}</NavWords>
      </button>
      <NavLine to={paths.players(id)} icon={<Shirt size={18} aria-hidden="true" />}>
        {t.players}
      </NavLine>
      <NavLine to={paths.freeAgents(id)} icon={<UserPlus size={18} aria-hidden="true" />}>
        {t.freeAgents}
      </NavLine>
      <Tools loaded={loaded} />
      <div className="mt-3 flex flex-col gap-0.5 border-t border-line pt-3 rail:mt-1 rail:gap-0 rail:pt-1">
        <NavLine to={paths.rules(id)} icon={<BookOpen size={18} aria-hidden="true" />}>
          {t.rules}
        </NavLine>
        <button type="button" title={t.signOutNav} onClick={() => void signOut()} className={LINE}>
          <LogOut size={18} aria-hidden="true" />
          <NavWords>{t.signOutNav}</NavWords>
        </button>
      </div>
    </nav>
  );
}

function News(props: { count: number; words: string }) {
  return <NewsDot {...props} className="max-lg:absolute max-lg:top-2 max-lg:right-7 rail:right-3.5" />;
}

function Tools({ loaded: { league, me } }: { loaded: LoadedLeague }) {
  const id = league.league_id;
  return (
    <div
      role="group"
      aria-label={t.tools}
      className="mt-3 flex flex-col gap-0.5 border-t border-line pt-3 rail:mt-1 rail:gap-0 rail:pt-1"
    >
      <div aria-hidden="true" className="px-2.5 pb-1 text-xs font-medium text-ink-3 max-lg:hidden">
        {t.tools}
      </div>
      <NavLine to={paths.trades(id)} icon={<ArrowLeftRight size={18} aria-hidden="true" />}>
        {t.trades}
      </NavLine>
      <NavLine to={paths.drafts(id)} icon={<Timer size={18} aria-hidden="true" />}>
        {t.draftRoom}
      </NavLine>
      {league.protectionSheetsEnabled && (
        <NavLine to={paths.protectionSheet(id)} icon={<ShieldCheck size={18} aria-hidden="true" />}>
          {t.protectionSheetBuilder}
        </NavLine>
      )}
      {me.is_commissioner && (
        <NavLine to={paths.commissionerHub(id)} icon={<Settings size={18} aria-hidden="true" />}>
          {t.commissionerSettings}
        </NavLine>
      )}
    </div>
  );
}
