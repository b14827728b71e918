import { Monogram } from '../../../ui/marks/Monogram.js';
import { cx } from '../../../ui/cx.js';
import { useScope, useUi, useView } from '../state/room-context.js';
import { useTeamLabels } from '../state/room-hooks.js';
import * as t from './chat.words.en.js';

/** The people in the room, and the switch for picks in the chat. */
export function Present() {
  const present = useView((view) => view.present);
  const live = useView((view) => view.connection === 'live');
  const teams = useTeamLabels();
  return (
    <div className="relative shrink-0">
      <PicksSwitch />
      <details className="group border-b border-line">
        <summary className="flex h-10 items-center gap-2 px-3 text-xs font-medium text-ink-2 outline-offset-[-2px]">
          <span aria-hidden="true" className={cx('size-2 rounded-full', live ? 'bg-good-fill' : 'bg-line-strong')} />
          {/* Without a connection the number of people present is unknown. */}
          {live ? t.peopleHere({ count: present.length }) : t.notConnected}
          <span className="mr-16 ml-auto flex gap-1">
            {present.slice(0, 6).map((user) => (
              <Monogram key={user.userId} name={user.name} picture={user.picture} size="xs" shape="round" />
            ))}
          </span>
        </summary>
        <ul aria-label={t.whoIsHere} className="scroll-slim max-h-48 overflow-y-auto border-t border-line">
          {present.map((user) => (
            <li key={user.userId} className="flex min-h-9 items-center gap-2 px-3 text-sm">
              <Monogram name={user.name} picture={user.picture} size="xs" shape="round" />
              <span className="min-w-0 truncate font-medium text-ink">{user.name}</span>
              <span className="ml-auto max-w-32 truncate text-xs text-ink-3">
                {user.teamId === null ? t.watching : teams.get(user.teamId)?.name}
              </span>
            </li>
          ))}
        </ul>
      </details>
    </div>
  );
}

function PicksSwitch() {
  const { ui } = useScope();
  const shown = useUi((state) => state.chatPicks);
  return (
    <button
      type="button"
      aria-pressed={shown}
      title={shown ? t.hidePicks : t.showPicks}
      onClick={() => ui.setState({ chatPicks: !shown })}
      className={cx(
        'absolute top-1.5 right-2 h-7 rounded-full border px-2.5 text-xs font-medium',
        shown ? 'border-accent-line bg-accent-soft text-accent-text' : 'border-line text-ink-2 hover:bg-hover',
      )}
    >
      {t.picks}
    </button>
  );
}
