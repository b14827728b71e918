import Pause from 'lucide-react/icons/pause';
import { draftName } from '@crease/core/draft/draft-name.words.js';
import { paths } from '../../../platform/pages/paths.js';
import { Link } from 'react-router-dom';
import { ConnectionBadge } from '../../../ui/marks/ConnectionBadge.js';
import { cx } from '../../../ui/cx.js';
import { useWide } from '../../../ui/use-media.js';
import { STATUS_WORD } from '../sync/draft-labels.js';
import { useDraft, useScope, useView } from '../state/room-context.js';
import { AutoBanner, LobbyRoll, ShopButton, ShoppedCount, ShoppedLine, TakeNow, Tools } from './later-parts.js';
import { usePausedOwn, useShoppedOnClock, useTakesAtZero } from '../clock/on-the-clock.js';
import { ContactWarning } from '../clock/ContactWarning.js';
import * as t from './room.words.en.js';
import { Ticker } from './Ticker.js';

/**
 * A line of constant height: connection, warnings and latest picks. On the user's clock it shows Auto's choice, on
 * another's that the owner takes offers. From 1280 px it ends with the commissioner's tools.
 */
export function StatusStrip() {
  const name = useDraft(draftName);
  const takes = useTakesAtZero();
  const shopped = useShoppedOnClock();
  const paused = usePausedOwn();
  const commissioner = useView((view) => view.my.commissioner);
  const lobby = useDraft((state) => state.status === 'lobby' && state.kind !== 'mock');
  const ended = useDraft((state) => state.status === 'ended');
  const wide = useWide();
  return (
    <div
      className={cx(
        'relative flex h-10 shrink-0 items-center gap-3 overflow-hidden border-b border-line bg-surface px-3 text-xs sm:px-4 xl:pointer-coarse:h-12',
        commissioner ? 'xl:h-9' : 'xl:h-8',
        commissioner && ended && 'max-xl:h-12',
      )}
    >
      {!ended && (
        <p aria-hidden="true" className="max-w-52 shrink-0 truncate text-sm font-semibold text-ink max-sm:hidden">
          {name}
        </p>
      )}
      <RoomStatus brief={takes} />
      {takes ? <TakeNow /> : shopped !== null && <ShoppedLine slot={shopped} />}
      {paused !== null && <ShopButton slot={paused} brief />}
      {lobby && wide ? <LobbyRoll inline /> : <Ticker beside={takes || shopped !== null} />}
      <ShoppedCount beside={takes ? 'turn' : shopped !== null ? 'pick' : null} />
      <SilentLine />
      {/* After the draft they are too few for a separate row. */}
      {commissioner && (wide || ended) && <Tools inStrip />}
    </div>
  );
}

/** Overlays the line, so that nothing below it moves. */
export function SilentLine({ className = 'left-0' }: { className?: string }) {
  const connection = useView((view) => view.connection);
  const silent = useView((view) => view.silentSince !== null);
  return (
    <div
      className={cx(
        'absolute inset-y-0 right-0 flex items-center gap-3 bg-warn-soft px-3 sm:px-4',
        !silent && 'hidden',
        className,
      )}
    >
      {silent && connection !== 'live' && <ConnectionBadge state={connection} className="shrink-0" />}
      <ContactWarning />
    </div>
  );
}

/** Connection state and warnings. */
export function RoomStatus({ brief = false }: { /** A phone shows "live" as a dot. */ brief?: boolean }) {
  const status = useDraft((state) => state.status);
  const held = useDraft((state) => state.held === true);
  const connection = useView((view) => view.connection);
  const covered = useView((view) => view.silentSince !== null);
  const teamIds = useView((view) => view.my.teamIds);
  const { leagueId, draftId } = useScope();
  const onAuto = useDraft((state) =>
    state.status === 'ended' ? undefined : state.teams.find(({ id, auto }) => auto !== 'off' && teamIds.includes(id)),
  );
  return (
    <div className={cx('contents', covered && 'invisible')}>
      <ConnectionBadge
        state={connection}
        brief={
          status === 'paused' || status === 'ended' ? 'always' : brief || onAuto !== undefined ? 'small' : undefined
        }
        className="shrink-0"
      />
      {status === 'paused' && (
        // On small screens the clock's own text is enough.
        <p
          className={cx(
            'flex h-7 shrink-0 items-center gap-1.5 rounded-md bg-warn-soft px-2.5 font-semibold text-warn short:hidden',
            onAuto !== undefined && 'max-sm:hidden',
          )}
        >
          <Pause size={12} aria-hidden="true" fill="currentColor" />
          {STATUS_WORD.paused}
          <span className="font-medium max-sm:hidden">{`· ${held ? t.waitingForTrade : t.commissionerWillResume}`}</span>
        </p>
      )}
      {status === 'ended' && (
        <Link
          to={paths.draftRoom(leagueId, draftId, 'recap')}
          className="flex h-7 shrink-0 items-center rounded-md bg-accent-soft px-2.5 font-semibold text-accent-text hover:underline"
        >
          {t.seeRecap}
        </Link>
      )}
      {onAuto !== undefined && <AutoBanner teamId={onAuto.id} auto={onAuto.auto} />}
    </div>
  );
}
