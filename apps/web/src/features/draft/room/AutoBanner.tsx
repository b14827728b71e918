import Bot from 'lucide-react/icons/bot';
import type { AutoMode } from '@crease/core/draft/draft.model.js';
import { Button } from '../../../ui/Button.js';
import { cx } from '../../../ui/cx.js';
import { request } from '../../../platform/requests/api-client.js';
import { useScope } from '../state/room-context.js';
import { useCommand } from '../state/room-hooks.js';
import * as t from './room.words.en.js';

const WHY_AUTO = {
  off: '',
  manager: t.autoPicksForYou,
  timeouts: t.twoClocksRanOut,
  empty: t.autoHoldsYourSeat,
} as const;

/** Auto picks for the user's team: why, and the way to stop it. */
export function AutoBanner({ teamId, auto }: { teamId: string; auto: AutoMode }) {
  const { at } = useScope();
  const { run, busy, failure } = useCommand();
  return (
    <div
      role="status"
      className="flex h-7 min-w-0 items-center gap-2 rounded-md bg-warn-soft pl-2.5 font-semibold text-warn sm:shrink-0 short:pl-0"
    >
      <Bot size={14} aria-hidden="true" className="shrink-0 short:hidden" />
      <span className={cx('min-w-0 truncate', failure === null ? 'short:sr-only' : 'short:max-w-32')}>
        {failure?.text ?? WHY_AUTO[auto]}
      </span>
      <Button
        size="sm"
        variant="primary"
        busy={busy}
        // As high as the line; the touch target extends above and below it.
        className="min-h-7! shrink-0 after:absolute after:inset-x-0 after:-inset-y-1.5"
        onClick={() =>
          void run(() =>
            request('PUT /:league_id/drafts/:draft_id/auto', { ...at, body: { team_id: teamId, on: false } }),
          )
        }
      >
        {auto === 'empty' ? t.takeMySeat : t.pickMyself}
      </Button>
    </div>
  );
}
