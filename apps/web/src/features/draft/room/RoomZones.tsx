import { useDeferredValue, useLayoutEffect, useRef, useState, type ReactNode, type RefObject } from 'react';
import Maximize2 from 'lucide-react/icons/maximize-2';
import Minimize2 from 'lucide-react/icons/minimize-2';
import PanelRightClose from 'lucide-react/icons/panel-right-close';
import { IconButton } from '../../../ui/Button.js';
import { cx } from '../../../ui/cx.js';
import { moveFocus } from '../../../ui/roving.js';
import { useLarge, usePhone, useWide } from '../../../ui/use-media.js';
import { useShort } from '../../../ui/use-short.js';
import { useDraft, useScope, useUi } from '../state/room-context.js';
import { showZone, widenBoard, type Zone } from '../state/room-ui.store.js';
import { focusSoon } from '../state/show-team.js';
import { useQueue } from '../state/use-queue.js';
import * as t from './room.words.en.js';
import { Content, NAME, PhoneTab, RailButton, ZoneTab } from './zone-parts.js';

export function RoomZones() {
  const phone = usePhone();
  const wide = useWide();
  const short = useShort();
  const large = useLarge();
  // A panel opens next to the list; a third of the width would not hold both.
  if (short) return large ? <TwoZones /> : <ShortZone />;
  if (phone) return <OneZone />;
  return wide ? <ThreeZones /> : <TwoZones />;
}

function Column({
  zones,
  zone,
  after,
  className,
  ref,
}: {
  zones: readonly Zone[];
  zone: Zone;
  after?: ReactNode;
  className?: string;
  ref?: RefObject<HTMLElement | null>;
}) {
  const { ui } = useScope();
  // The switch responds at once; a zone that takes longer follows.
  const shown = useDeferredValue(zone);
  return (
    <section
      ref={ref}
      className={cx(
        'flex min-h-0 min-w-0 flex-col overflow-hidden rounded-lg border border-line bg-surface shadow-1',
        className,
      )}
    >
      <div className="flex h-11 shrink-0 items-center border-b border-line pr-1.5">
        {zones.length === 1 ? (
          <h2 className="px-3.5 text-sm font-semibold text-ink">{NAME[zone]}</h2>
        ) : (
          <div
            role="tablist"
            aria-label={t.zone}
            onKeyDown={(event) => moveFocus(event, '[role=tab]', 'horizontal')?.click()}
            className="flex h-full"
          >
            {zones.map((one) => (
              <ZoneTab key={one} zone={one} chosen={one === zone} onChoose={() => showZone(ui, one)} />
            ))}
          </div>
        )}
        <div className="ml-auto">{after}</div>
      </div>
      <div
        role={zones.length === 1 ? 'region' : 'tabpanel'}
        aria-label={NAME[shown]}
        data-zone={shown}
        tabIndex={-1}
        className="min-h-0 flex-1"
      >
        <Content zone={shown} />
      </div>
    </section>
  );
}

/** The board takes what the list and the queue leave. */
const COLUMNS = {
  three: 'grid-cols-[minmax(0,1fr)_27rem_17rem] min-[112rem]:grid-cols-[minmax(0,1fr)_29rem_17rem]',
  rail: 'grid-cols-[minmax(0,1fr)_27rem_2.75rem] min-[112rem]:grid-cols-[minmax(0,1fr)_33rem_2.75rem]',
  board: 'grid-cols-[minmax(0,1fr)_17rem]',
  boardAndRail: 'grid-cols-[minmax(0,1fr)_2.75rem]',
} as const;

function ThreeZones() {
  const { ui } = useScope();
  const left = useUi((state) => state.left);
  const sides = useZones(SIDES);
  const side = oneOf(
    sides,
    useUi((state) => state.side),
  );
  const wideBoard = useUi((state) => state.wideBoard && state.left === 'board');
  const third = useRef<HTMLElement>(null);
  const open = useSideOpen(third);
  return (
    <div
      className={cx(
        'grid min-h-0 flex-1 gap-2 p-2',
        wideBoard ? COLUMNS[open ? 'board' : 'boardAndRail'] : COLUMNS[open ? 'three' : 'rail'],
      )}
    >
      <Column
        zones={['board', 'team']}
        zone={left}
        after={
          left === 'board' && (
            <IconButton
              size="sm"
              label={wideBoard ? t.showPlayersAgain : t.widenBoard}
              aria-pressed={wideBoard}
              icon={wideBoard ? <Minimize2 size={16} aria-hidden="true" /> : <Maximize2 size={16} aria-hidden="true" />}
              onClick={() => widenBoard(ui, !wideBoard)}
            />
          )
        }
      />
      <Column zones={['players']} zone="players" className={wideBoard ? 'hidden' : ''} />
      {open ? (
        <Column
          ref={third}
          zones={sides}
          zone={side}
          after={
            <IconButton
              size="sm"
              label={t.closeColumn}
              icon={<PanelRightClose size={16} aria-hidden="true" />}
              onClick={() => {
                ui.setState({ sideOpen: false });
                focusSoon(`[data-rail] [data-coach="${side}"]`);
              }}
            />
          }
        />
      ) : (
        <Rail zones={sides} />
      )}
    </div>
  );
}

/**
 * An empty queue leaves its width to the board until it is opened or filled. The column does not close while it
 * contains the focus.
 */
function useSideOpen(third: RefObject<HTMLElement | null>): boolean {
  const wanted = useUi((state) => state.sideOpen);
  const filled = useQueue().wishes.length > 0;
  const ended = useDraft((state) => state.status === 'ended');
  const needed = filled && !ended;
  const [open, setOpen] = useState(needed);
  useLayoutEffect(() => {
    setOpen(needed || third.current?.contains(document.activeElement) === true);
  }, [needed, third]);
  return wanted ?? open;
}

/** The closed third column: a strip that opens its zones. */
function Rail({ zones }: { zones: readonly Zone[] }) {
  const { ui } = useScope();
  return (
    <div
      role="group"
      data-rail=""
      aria-label={t.zone}
      className="flex min-h-0 flex-col overflow-hidden rounded-lg border border-line bg-surface py-1.5 shadow-1"
    >
      {zones.map((one) => (
        <RailButton
          key={one}
          zone={one}
          onChoose={() => {
            showZone(ui, one);
            focusSoon(`[data-zone="${one}"]`);
          }}
        />
      ))}
    </div>
  );
}

function TwoZones() {
  const left = useUi((state) => state.left);
  const zones = useZones(RIGHT);
  const right = oneOf(
    zones,
    useUi((state) => state.right),
  );
  return (
    <div className="grid min-h-0 flex-1 grid-cols-2 gap-2 p-2 short:max-xl:grid-cols-[minmax(0,1fr)_37rem]">
      <Column zones={['board', 'team']} zone={left} />
      <Column zones={zones} zone={right} />
    </div>
  );
}

const SIDES = ['queue', 'chat'] as const;
const RIGHT = ['players', 'queue', 'chat'] as const;
const ALL: readonly Zone[] = ['board', 'team', 'players', 'queue', 'chat'];

/**
 * The zones of those given that the room has: a visitor drafts alone, so their room has no chat, and an ended draft has
 * no queue.
 */
function useZones<Some extends Zone>(zones: readonly Some[]): readonly Some[] {
  const { alone = false } = useScope();
  const ended = useDraft((state) => state.status === 'ended');
  return zones.filter((zone) => !(alone && zone === 'chat') && !(ended && zone === 'queue'));
}

/** The chosen zone, or the first one when the room has it no longer. */
const oneOf = <Some extends Zone>(zones: readonly Some[], chosen: Some): Some =>
  zones.includes(chosen) ? chosen : (zones[0] ?? chosen);

/** One zone on screens for a single zone. The switch responds at once; a slower zone follows. */
function TabPanel({ zone, list = false, className }: { zone: Zone; list?: boolean; className?: string }) {
  const shown = useDeferredValue(zone);
  return (
    <div
      role="tabpanel"
      aria-label={NAME[shown]}
      data-zone={shown}
      tabIndex={-1}
      className={cx('min-h-0 overflow-hidden bg-surface', className)}
    >
      <Content zone={shown} list={list} />
    </div>
  );
}

function OneZone() {
  const { ui } = useScope();
  const zones = useZones(ALL);
  const zone = oneOf(
    zones,
    useUi((state) => state.single),
  );
  return (
    <>
      <TabPanel zone={zone} list className="flex-1" />
      <div
        role="tablist"
        aria-label={t.zone}
        onKeyDown={(event) => moveFocus(event, '[role=tab]', 'horizontal')?.click()}
        className="grid h-14 shrink-0 auto-cols-fr grid-flow-col border-t border-line bg-surface pb-[env(safe-area-inset-bottom)] [height:calc(3.5rem+env(safe-area-inset-bottom))]"
      >
        {zones.map((one) => (
          <PhoneTab key={one} zone={one} chosen={one === zone} onChoose={() => showZone(ui, one)} />
        ))}
      </div>
    </>
  );
}

/** On a phone in landscape the tabs are next to the zone, where they take no height. */
function ShortZone() {
  const { ui } = useScope();
  const zones = useZones(ALL);
  const zone = oneOf(
    zones,
    useUi((state) => state.single),
  );
  return (
    <div className="grid min-h-0 flex-1 grid-cols-[4rem_minmax(0,1fr)] tiny:grid-cols-[2.75rem_minmax(0,1fr)]">
      <div
        role="tablist"
        aria-label={t.zone}
        aria-orientation="vertical"
        onKeyDown={(event) => moveFocus(event, '[role=tab]', 'vertical')?.click()}
        className="grid auto-rows-fr border-r border-line bg-surface pl-[env(safe-area-inset-left)]"
      >
        {zones.map((one) => (
          <PhoneTab key={one} zone={one} chosen={one === zone} onChoose={() => showZone(ui, one)} />
        ))}
      </div>
      <TabPanel zone={zone} />
    </div>
  );
}
