import { useRef, useState } from 'react';
import ChevronDown from 'lucide-react/icons/chevron-down';
import Users from 'lucide-react/icons/users';
import type { LoadedLeague } from '../../features/open-league/league-data.js';
import { Popover } from '../../ui/layers/Popover.js';
import { cx } from '../../ui/cx.js';
import { useLarge } from '../../ui/use-media.js';
import { useAbovePage } from '../use-above-page.js';
import { LINE } from './NavLine.js';
import * as t from './layouts.words.en.js';
import { TeamLinks } from './TeamLinks.js';

export function NavTeams({ loaded }: { loaded: LoadedLeague }) {
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
