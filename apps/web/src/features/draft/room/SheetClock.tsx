import { useContext, useEffect } from 'react';
import { Button } from '../../../ui/Button.js';
import { cx } from '../../../ui/cx.js';
import { useRootMark } from '../../../ui/layers/root-mark.js';
import { CloseSheet, showSheetStrip } from '../../../ui/layers/sheet-strip.js';
import { useClockFace } from '../clock/Clock.js';
import { RoomProvider, useDraft, useScope } from '../state/room-context.js';
import { useTeamLabels } from '../state/room-hooks.js';
import { useMine } from './RoomHeader.js';
import * as t from './room.words.en.js';

/** Keeps the draft's clock above every dialog, and makes dialogs smaller while the user is on the clock. */
export function SheetClock() {
  const scope = useScope();
  const live = useDraft(({ status }) => status === 'running' || status === 'paused');
  useRootMark('data-on-clock', useMine());
  useEffect(() => {
    if (!live) return undefined;
    showSheetStrip(
      <RoomProvider scope={scope}>
        <Strip />
      </RoomProvider>,
    );
    return () => showSheetStrip(null);
  }, [scope, live]);
  return null;
}

function Strip() {
  const { text, look, title } = useClockFace();
  const mine = useMine();
  const teams = useTeamLabels();
  const paused = useDraft(({ status }) => status === 'paused');
  const teamId = useDraft(({ onClock }) => onClock?.teamId);
  const close = useContext(CloseSheet);
  const team = teamId === undefined ? '' : (teams.get(teamId)?.name ?? '');
  return (
    <div
      role="group"
      aria-label={t.draftClock}
      className={cx(
        'flex h-full items-center gap-2.5 border-b px-3 text-sm sm:px-4',
        mine ? 'border-accent bg-accent text-accent-ink' : 'border-line bg-surface text-ink',
      )}
    >
      <span
        title={title}
        className={cx(
          'shrink-0 rounded-sm font-bold tabular-nums',
          look === 'hurry' && '-mx-1 bg-bad-strong px-1 text-bad-strong-ink',
          look === 'stopped' && 'text-warn',
        )}
      >
        {text}
      </span>
      <span className="min-w-0 flex-1 truncate font-medium">
        {mine ? t.youAreOnClock : paused ? t.pausedOnTeam({ team }) : team}
      </span>
      {mine && close !== null && (
        <Button size="sm" className="relative h-6! min-h-6! shrink-0 after:absolute after:-inset-1" onClick={close}>
          {t.backToDraft}
        </Button>
      )}
    </div>
  );
}
