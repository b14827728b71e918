import type { ReactNode } from 'react';
import { NavLink, useLocation } from 'react-router-dom';
import Activity from 'lucide-react/icons/activity';
import House from 'lucide-react/icons/house';
import Shirt from 'lucide-react/icons/shirt';
import Users from 'lucide-react/icons/users';
import type { LoadedLeague } from '../../features/open-league/league-data.js';
import { paths } from '../../platform/pages/paths.js';
import { useTalkUnread } from '../../features/talk/unread-talk.data.js';
import { NewsDot } from '../../ui/marks/Badge.js';
import { Dialog } from '../../ui/layers/Dialog.js';
import { cx } from '../../ui/cx.js';
import { useRootMark } from '../../ui/layers/root-mark.js';
import { useAbovePage } from '../use-above-page.js';
import { TeamLinks } from './TeamLinks.js';
import * as t from './layouts.words.en.js';

const TAB =
  'relative flex h-full flex-1 tiny:[&>svg]:hidden flex-col items-center justify-center gap-0.5 text-xs font-medium text-ink-2 outline-offset-[-2px] aria-[current=page]:text-accent-text';

/** Below 640 px, except on low screens: four tabs; Teams opens a bottom sheet, Activity leads to the board. */
export function BottomBar({ loaded }: { loaded: LoadedLeague }) {
  const id = loaded.league.league_id;
  const { pathname } = useLocation();
  const [sheet, setSheet] = useAbovePage(false);
  const news = loaded.activity.unread;
  const threads = useTalkUnread(id);
  const onTeam = pathname.startsWith(paths.team(id, ''));
  // Moves toasts above the bar.
  useRootMark('data-bottom-bar');
  return (
    <>
      <nav
        aria-label={t.league}
        className="fixed inset-x-0 bottom-0 z-header border-t border-line bg-surface pb-[env(safe-area-inset-bottom)] sm:hidden rail:hidden"
      >
        <div className="flex h-(--bottom-bar) items-stretch">
          <Tab to={paths.home(id)} icon={<House size={20} aria-hidden="true" />}>
            {t.home}
          </Tab>
          <button
            type="button"
            aria-haspopup="dialog"
            aria-expanded={sheet}
            onClick={() => setSheet(true)}
            className={cx(TAB, onTeam && 'text-accent-text')}
          >
            <Users size={20} aria-hidden="true" />
            {t.teams}
          </button>
          <Tab to={paths.players(id)} icon={<Shirt size={20} aria-hidden="true" />}>
            {t.players}
          </Tab>
          <Tab to={paths.activity(id)} icon={<Activity size={20} aria-hidden="true" />}>
            {t.activity}
            <NewsDot
              count={news + threads}
              words={[news > 0 && t.newCount({ count: news }), threads > 0 && t.unreadOnBoard({ count: threads })]
                .filter(Boolean)
                .join(', ')}
              className="absolute top-2 left-[calc(50%+0.5rem)]"
            />
          </Tab>
        </div>
      </nav>
      <Dialog open={sheet} onClose={() => setSheet(false)} title={t.teams}>
        <TeamLinks loaded={loaded} onChoose={() => setSheet(false)} />
      </Dialog>
    </>
  );
}

function Tab({ to, icon, children }: { to: string; icon: ReactNode; children: ReactNode }) {
  return (
    <NavLink to={to} className={TAB}>
      {icon}
      {children}
    </NavLink>
  );
}
