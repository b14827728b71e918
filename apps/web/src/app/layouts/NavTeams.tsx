import { useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import ChevronDown from 'lucide-react/icons/chevron-down';
import Users from 'lucide-react/icons/users';
import type { LoadedLeague } from '../../features/open-league/league-data.js';
import { keep, readKept } from '../../platform/device/device-storage.js';
import { paths } from '../../platform/pages/paths.js';
import { Popover } from '../../ui/layers/Popover.js';
import { cx } from '../../ui/cx.js';
import { useLarge } from '../../ui/use-media.js';
import { useAbovePage } from '../use-above-page.js';
import { LINE, NavWords } from './NavLine.js';
import * as t from './layouts.words.en.js';
import { managedTeams, TeamLinks } from './TeamLinks.js';

/** With more teams, a navigation of 900 px would scroll. */
const MOST_UNFOLDED = 4;

export function NavTeams({ loaded }: { loaded: LoadedLeague }) {
  return useLarge() ? <NavTeamList loaded={loaded} /> : <NavTeamPopover loaded={loaded} />;
}

/** Folded: the user's team, the team whose page is open, and a button with the number of the others. */
function NavTeamList({ loaded }: { loaded: LoadedLeague }) {
  const teams = managedTeams(loaded);
  const { pathname } = useLocation();
  const [kept, setKept] = useState(() => readKept('teams-open'));
  const unfolded = kept === null ? teams.length <= MOST_UNFOLDED : kept === 'yes';
  const fold = (open: boolean) => {
    setKept(open ? 'yes' : 'no');
    keep('teams-open', open ? 'yes' : 'no');
  };
  const isOpen = (id: string) => pathname.startsWith(paths.team(loaded.league.league_id, id));
  const shown = unfolded ? teams : teams.filter(({ team_id: id }) => id === loaded.me.team_id || isOpen(id));
  const others = teams.length - shown.length;
  return (
    <div>
      <button type="button" aria-expanded={unfolded} onClick={() => fold(!unfolded)} className={LINE}>
        <Users size={18} aria-hidden="true" />
        <span className="flex-1 text-left">{t.teams}</span>
        <ChevronDown
          size={16}
          aria-hidden="true"
          className={cx('transition-transform duration-fast', !unfolded && '-rotate-90')}
        />
      </button>
      <div className="mb-1 ml-4 border-l border-line pl-1.5">
        {/* Bounded height: thirty-two teams would push the tools out of view. */}
        <TeamLinks
          loaded={loaded}
          teams={shown}
          marked={unfolded}
          className="scroll-slim max-h-[max(12rem,34dvh)] overflow-y-auto"
        />
        {others > 0 && (
          <button
            type="button"
            onClick={() => fold(true)}
            className="flex min-h-8 w-full items-center rounded-md px-2 text-sm text-ink-2 outline-offset-[-2px] hover:bg-hover hover:text-ink pointer-coarse:min-h-control"
          >
            {shown.length > 0 ? t.otherTeams({ count: others }) : t.countOfTeams({ count: others })}
          </button>
        )}
      </div>
    </div>
  );
}

function NavTeamPopover({ loaded }: { loaded: LoadedLeague }) {
  const [open, setOpen] = useAbovePage(false);
  const opener = useRef<HTMLButtonElement>(null);
  return (
    <>
      <button
        ref={opener}
        type="button"
        aria-haspopup="dialog"
        aria-expanded={open}
        title={t.teams}
        onClick={() => setOpen(!open)}
        className={LINE}
      >
        <Users size={18} aria-hidden="true" />
        <NavWords>{t.teams}</NavWords>
      </button>
      <Popover open={open} anchor={opener} label={t.teams} onClose={() => setOpen(false)} className="w-72 p-2">
        <TeamLinks loaded={loaded} onChoose={() => setOpen(false)} />
      </Popover>
    </>
  );
}
