import { useRef, useState } from 'react';
import Users from 'lucide-react/icons/users';
import ChevronDown from 'lucide-react/icons/chevron-down';
import { cx } from '../../../ui/cx.js';
import { Popover } from '../../../ui/layers/Popover.js';
import { RollCall, rollWords } from './CheckIn.js';
import { useDraft, useView } from '../state/room-context.js';
import { usePeople } from '../state/use-people.js';
import * as t from './lobby.words.en.js';

/** More names would leave the big screen no room for its board. */
const NAMED = 16;

/**
 * The members who are present before the draft begins. The big screen shows the names without a click. `inline`: part
 * of a line, where the names open over the board.
 */
export function LobbyRoll({ watched = false, inline = false }: { watched?: boolean; inline?: boolean }) {
  const state = useDraft();
  const present = useView((view) => view.present);
  const peopleOf = usePeople();
  const named = state.teams.length <= NAMED;
  if (watched)
    return (
      <div className="shrink-0 border-b border-line bg-surface px-3 py-2 sm:px-4">
        <p className={cx('text-md text-ink-2', named && 'sm:hidden')}>{rollWords(state, present)}</p>
        {named && (
          <div className="max-sm:hidden">
            <RollCall state={state} present={present} peopleOf={peopleOf} />
          </div>
        )}
      </div>
    );
  if (inline) return <OpenedRoll state={state} present={present} peopleOf={peopleOf} />;
  return (
    <details className="group shrink-0 border-b border-line bg-surface text-sm text-ink-2 short:hidden">
      <summary className="flex min-h-9 cursor-pointer list-none items-center gap-2.5 px-3 py-1.5 pointer-coarse:min-h-11 sm:px-4">
        <Users size={16} aria-hidden="true" className="shrink-0" />
        <span className="min-w-0 flex-1">{rollWords(state, present)}</span>
        <span className="text-xs font-medium text-accent-text">{t.whoIsThere}</span>
        <ChevronDown size={14} aria-hidden="true" className="shrink-0 transition-transform group-open:rotate-180" />
      </summary>
      <div className="scroll-slim max-h-40 overflow-y-auto px-3 pb-2.5 sm:px-4">
        <RollCall state={state} present={present} peopleOf={peopleOf} counted={false} />
      </div>
    </details>
  );
}

function OpenedRoll({ state, present, peopleOf }: Omit<Parameters<typeof RollCall>[0], 'counted'>) {
  const [open, setOpen] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);
  return (
    <div className="flex min-w-0 flex-1 items-center gap-2.5 text-ink-2">
      <Users size={16} aria-hidden="true" className="shrink-0" />
      <span className="min-w-0 truncate">{rollWords(state, present)}</span>
      <button
        ref={opener}
        type="button"
        aria-haspopup="dialog"
        aria-expanded={open}
        onClick={() => setOpen(!open)}
        className="shrink-0 rounded-sm font-medium text-accent-text hover:underline pointer-coarse:min-h-11 pointer-coarse:min-w-11"
      >
        {t.whoIsThere}
      </button>
      <Popover open={open} anchor={opener} onClose={() => setOpen(false)} label={t.whoIsThere} className="max-w-lg p-3">
        <RollCall state={state} present={present} peopleOf={peopleOf} counted={false} />
      </Popover>
    </div>
  );
}
