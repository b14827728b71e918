import { Suspense, useEffect } from 'react';
import { draftName } from '@crease/core/draft/draft-name.words.js';
import { isTyping } from '../../../ui/keys/HotKeys.js';
import { Skeleton, SkeletonRows } from '../../../ui/page/Skeleton.js';
import { cx } from '../../../ui/cx.js';
import { modalOpen } from '../../../ui/layers/layers.js';
import { lazyPart } from '../../../ui/lazy-part.js';
import { useRootMark } from '../../../ui/layers/root-mark.js';
import { useWide } from '../../../ui/use-media.js';
import { useShort } from '../../../ui/use-short.js';
import {
  AuctionBlock,
  CapCockpit,
  CoachMarks,
  Flash,
  GhostBar,
  LobbyRoll,
  PathWarnings,
  RoomNotice,
  RoomTitle,
  RoomTrades,
  Tools,
} from './later-parts.js';
import { RoomHeader, ShortHeader, useMine } from './RoomHeader.js';
import { RoomZones } from './RoomZones.js';
import { StatusStrip } from './StatusStrip.js';
import { useDraft, useScope, useUi, useView } from '../state/room-context.js';
import { showZone, type Zone } from '../state/room-ui.store.js';
import { useWishSelection } from '../state/select-wish.js';
import { focusSoon } from '../state/show-team.js';
import { useQueueSync } from '../state/use-queue.js';
import * as t from './room.words.en.js';

const CommissionerDialogs = lazyPart(() => import('../office/CommissionerDialogs.js'), 'CommissionerDialogs');
const PickDetails = lazyPart(() => import('../board/PickDetails.js'), 'PickDetails');
const RoomHelp = lazyPart(() => import('./RoomHelp.js'), 'RoomHelp');

/** Fills the space below the page's header and its border; the zones scroll, the frame does not. */
const FRAME =
  'relative flex h-[calc(100dvh-var(--header)-var(--visitor-bar)-1px)] min-h-96 flex-col overflow-hidden bg-canvas short:min-h-0';

export function RoomFrame() {
  const mine = useMine();
  const short = useShort();
  const wide = useWide();
  const commissioner = useView((view) => view.my.commissioner);
  const name = useDraft(draftName);
  const auction = useDraft((state) => state.rules.auction !== undefined);
  const lobby = useDraft((state) => state.status === 'lobby' && state.kind !== 'mock');
  const ended = useDraft((state) => state.status === 'ended');
  useQueueSync();
  useWishSelection();
  useRoomKeys();
  useRootMark('data-in-room');
  return (
    <div className={FRAME}>
      <RoomTitle />
      <h1 className="sr-only">{name}</h1>
      {short ? (
        <>
          <ShortHeader />
          <RoomNotice />
          {auction && <AuctionBlock />}
          {!ended && <CapCockpit />}
          <GhostBar />
        </>
      ) : (
        <>
          <RoomHeader />
          <StatusStrip />
          <RoomNotice />
          {auction && <AuctionBlock />}
          {lobby && !wide && <LobbyRoll />}
          {commissioner && !wide && !ended && <Tools />}
          {!wide && !ended && <CapCockpit />}
          <GhostBar />
        </>
      )}
      <div className="relative flex min-h-0 flex-1 flex-col">
        <RoomZones />
        <Flash />
      </div>
      {/* Always rendered and hidden with CSS: adding or removing an element here would restyle all zones. */}
      <div
        aria-hidden="true"
        className={cx('pointer-events-none absolute inset-0 z-header border-3 border-accent', !mine && 'hidden')}
      />
      <Dialogs />
      <RoomTrades />
      <PathWarnings />
      <CoachMarks />
    </div>
  );
}

function Dialogs() {
  const question = useUi((ui) => ui.question !== null);
  const pick = useUi((ui) => ui.openPick !== null);
  const help = useUi((ui) => ui.helpOpen);
  return (
    <Suspense>
      {question && <CommissionerDialogs />}
      {pick && <PickDetails />}
      {help && <RoomHelp />}
    </Suspense>
  );
}

const ZONE_KEYS: Readonly<Record<string, Zone>> = { b: 'board', m: 'team', p: 'players', u: 'queue', c: 'chat' };

function useRoomKeys() {
  const { ui, alone = false } = useScope();
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey || isTyping(event) || modalOpen()) return;
      if (event.key === '?') {
        // The room has its own keyboard help; the page's lacks the room's keys.
        event.preventDefault();
        event.stopPropagation();
        ui.setState({ helpOpen: true });
        return;
      }
      if (event.key === '/') {
        // Switch to the players zone first; its search box may be hidden.
        event.preventDefault();
        event.stopPropagation();
        showZone(ui, 'players');
        focusSoon('[data-search]');
        return;
      }
      const zone = ZONE_KEYS[event.key];
      if (zone === undefined || (zone === 'chat' && alone)) return;
      event.preventDefault();
      if (zone === 'team') ui.setState({ viewTeam: null });
      showZone(ui, zone);
      focusSoon(`[data-zone="${zone}"]`);
    };
    window.addEventListener('keydown', onKeyDown, true);
    return () => window.removeEventListener('keydown', onKeyDown, true);
  }, [ui, alone]);
}

export function RoomSkeleton() {
  useRootMark('data-in-room');
  return (
    <div className={FRAME}>
      <span role="status" className="sr-only">
        {t.openingRoom}
      </span>
      <div className="grid h-16 shrink-0 grid-cols-[7rem_minmax(0,1fr)] border-b border-line bg-surface sm:h-20 sm:grid-cols-[11rem_minmax(0,1fr)] xl:h-14 xl:grid-cols-[9rem_minmax(0,1fr)] short:h-12">
        <div className="bg-sunken" />
        <div className="flex flex-col justify-center gap-2 px-4">
          <Skeleton className="h-3 w-24" />
          <Skeleton className="h-5 w-44" />
        </div>
      </div>
      <div className="h-10 shrink-0 border-b border-line bg-surface xl:h-9 short:hidden" />
      <div className="grid min-h-0 flex-1 gap-2 p-2 sm:grid-cols-2 xl:grid-cols-[minmax(0,1fr)_27rem_2.75rem] min-[112rem]:grid-cols-[minmax(0,1fr)_33rem_2.75rem]">
        {['max-sm:hidden', '', 'max-xl:hidden'].map((look, index) => (
          <div key={index} className={cx('overflow-hidden rounded-lg border border-line bg-surface', look)}>
            <SkeletonRows rows={14} />
          </div>
        ))}
      </div>
    </div>
  );
}
