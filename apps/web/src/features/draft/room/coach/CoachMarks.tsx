import { useEffect, useLayoutEffect, useRef, useState, type RefObject } from 'react';
import { keep, readKept } from '../../../../platform/device/device-storage.js';
import { isField } from '../../../../ui/keys/HotKeys.js';
import { Button } from '../../../../ui/Button.js';
import { layerHasFocus, modalOpen } from '../../../../ui/layers/layers.js';
import { announce } from '../../announce/announcements.js';
import { useDraft, useScope, useUi, useView } from '../../state/room-context.js';
import { nowhere, useFocusLeft } from '../../state/use-focus-left.js';
import { COACH_STEPS, placeCard, type Box } from './coach.model.js';
import * as t from './coach.words.en.js';
import { useMine } from '../RoomHeader.js';

/** This many turns hide the notes; after the last one they stay away until the room is opened again. */
const MOST_HIDES = 2;

/** Notes in a person's first draft, hidden while on the clock; once ended, they never come back. */
export function CoachMarks() {
  const { alone = false, actor } = useScope();
  const seated = useView((view) => view.my.teamIds.length > 0);
  const ended = useDraft((state) => state.status === 'ended');
  const mine = useMine();
  const [over, setOver] = useState(() => readKept('draft.coached', actor.userId) !== null);
  const [at, setAt] = useState(0);
  const [hides, setHides] = useState(0);
  const before = useRef(mine);
  useEffect(() => {
    if (mine && !before.current) setHides((count) => count + 1);
    before.current = mine;
  }, [mine]);
  if (over || alone || !seated || ended || mine || hides >= MOST_HIDES) return null;
  return (
    <Marks
      at={at}
      setAt={setAt}
      back={hides > 0}
      end={() => {
        keep('draft.coached', 'yes', actor.userId);
        setOver(true);
      }}
    />
  );
}

interface MarksProps {
  at: number;
  setAt: (at: number) => void;
  /** They were hidden before: the user has begun to work in the room. */
  back: boolean;
  end: () => void;
}

function Marks({ at, setAt, back, end }: MarksProps) {
  const card = useRef<HTMLElement>(null);
  const { ring, place } = usePlaces(card, at);
  const step = COACH_STEPS[at];
  const last = at === COACH_STEPS.length - 1;
  const close = useRef(end);
  close.current = end;
  useFocusLeft(card);
  useLayoutEffect(() => {
    if (nowhere() || (!back && !modalOpen() && !layerHasFocus() && !isField(document.activeElement)))
      card.current?.focus({ preventScroll: true });
  }, [back]);
  useEffect(() => {
    if (step !== undefined)
      announce(`${t.stepOf({ step: at + 1, steps: COACH_STEPS.length })}. ${step.title}. ${step.text}`, false);
  }, [at, step]);
  useEffect(() => {
    // The capture phase: the room's own Escape would close what is below the card.
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || modalOpen() || layerHasFocus()) return;
      // Escape has other uses elsewhere.
      if (!nowhere() && card.current?.contains(document.activeElement) !== true) return;
      event.preventDefault();
      event.stopPropagation();
      close.current();
    };
    window.addEventListener('keydown', onKeyDown, true);
    return () => window.removeEventListener('keydown', onKeyDown, true);
  }, []);
  if (step === undefined) return null;
  return (
    <>
      {ring !== null && (
        <div
          aria-hidden="true"
          style={{ left: ring.left, top: ring.top, width: ring.right - ring.left, height: ring.bottom - ring.top }}
          className="pointer-events-none fixed z-header rounded-md border-2 border-accent"
        />
      )}
      <section
        ref={card}
        role="dialog"
        tabIndex={-1}
        aria-label={t.firstDraft}
        style={place}
        // A wide window has a low strip, which covers no round of the board.
        className="fixed z-header flex w-80 max-w-[calc(100vw-1.25rem)] flex-col gap-2 rounded-lg border border-accent-line bg-raised p-3.5 text-sm shadow-3 sm:w-184 sm:flex-row sm:items-center sm:gap-4 sm:py-2 short:gap-1 short:p-2.5"
      >
        <div className="sm:min-w-0 sm:flex-1">
          <p className="text-xs font-medium text-ink-3 sm:float-right sm:ml-3">
            {t.stepOf({ step: at + 1, steps: COACH_STEPS.length })}
          </p>
          <h2 className="font-semibold text-ink sm:leading-tight">{step.title}</h2>
          <p className="mt-0.5 text-ink-2 sm:mt-0">{step.text}</p>
        </div>
        <div className="flex items-center justify-between gap-2 sm:shrink-0">
          {last ? (
            <span />
          ) : (
            <Button size="sm" variant="quiet" onClick={() => close.current()}>
              {t.skip}
            </Button>
          )}
          <Button size="sm" variant="primary" onClick={() => (last ? close.current() : setAt(at + 1))}>
            {last ? t.done : t.next}
          </Button>
        </div>
      </section>
    </>
  );
}

const boxOf = (element: Element | null | undefined): Box | null => element?.getBoundingClientRect() ?? null;

/** The first target in view. */
const targetOf = (at: number): Element | null =>
  (COACH_STEPS[at]?.targets ?? [])
    .flatMap((selector) => [...document.querySelectorAll(selector)])
    .find((element) => element.getClientRects().length > 0) ?? null;

/** Places of ring and card, measured for each step, set of zones, and size of frame and zones. */
function usePlaces(card: RefObject<HTMLElement | null>, at: number) {
  const [places, setPlaces] = useState<{ ring: Box | null; place: { left: number; top: number } }>({
    ring: null,
    place: { left: 0, top: -9999 },
  });
  const zones = useUi(({ single, left, right, side, sideOpen }) => `${single} ${left} ${right} ${side} ${sideOpen}`);
  useLayoutEffect(() => {
    const measure = () => {
      if (card.current === null) return;
      const ring = boxOf(targetOf(at));
      const { width, height } = card.current.getBoundingClientRect();
      const view = { width: window.innerWidth, height: window.innerHeight };
      const clock = boxOf(document.querySelector('header [role=timer]'));
      setPlaces({ ring, place: placeCard(ring, { width, height }, view, clock?.bottom ?? 0) });
    };
    measure();
    // Parts that load later may move the target.
    const later = setTimeout(measure, 1000);
    const sizes = new ResizeObserver(measure);
    const frame = card.current?.parentElement;
    if (frame) for (const part of [frame, ...frame.querySelectorAll('[data-zone]')]) sizes.observe(part);
    window.addEventListener('resize', measure);
    return () => {
      clearTimeout(later);
      sizes.disconnect();
      window.removeEventListener('resize', measure);
    };
  }, [card, at, zones]);
  return places;
}
