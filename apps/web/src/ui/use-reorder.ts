import { useEffect, useLayoutEffect, useRef, useState, type HTMLAttributes, type KeyboardEvent, type PointerEvent, type RefCallback } from 'react';

/** Where a dragged line of a list would go, given the lines' tops and heights at the start and how far its middle has moved. */
export function targetIndex(boxes: readonly { top: number; height: number }[], from: number, by: number): number {
  const dragged = boxes[from];
  if (dragged === undefined) return from;
  const middle = dragged.top + dragged.height / 2 + by;
  let to = from;
  for (let index = from + 1; index < boxes.length && middle > boxes[index]!.top + boxes[index]!.height / 2; index++) to = index;
  for (let index = from - 1; index >= 0 && middle < boxes[index]!.top + boxes[index]!.height / 2; index--) to = index;
  return to;
}

/** The ids with one moved. */
export function moved<T>(all: readonly T[], from: number, to: number): T[] {
  const next = [...all];
  const [one] = next.splice(from, 1);
  if (one !== undefined) next.splice(to, 0, one);
  return next;
}

export interface ReorderOptions<Id extends string | number> {
  ids: readonly Id[];
  /** The new order is the owner's to keep: `moved(ids, from, to)`. */
  onMove: (from: number, to: number) => void;
  /** What is said of a line. */
  nameOf: (id: Id) => string;
  disabled?: boolean;
}

export interface Reorder<Id extends string | number> {
  /** For each line's element. */
  item: (id: Id) => RefCallback<HTMLElement>;
  /** For the button a line is taken by. Drag it, or press Space and use the arrows. */
  handle: (id: Id) => HTMLAttributes<HTMLElement> & { 'aria-pressed': boolean };
  /** The line that is being moved. */
  lifted: Id | null;
  /** To be put into a live region. */
  said: string;
}

interface Drag {
  index: number;
  startY: number;
  startScroll: number;
  scroller: HTMLElement | null;
  boxes: { top: number; height: number }[];
  elements: HTMLElement[];
  to: number;
  y: number;
  moving: boolean;
}

const THRESHOLD = 4;
const EDGE = 48;

/** A list that is put in order by dragging a handle, by finger or mouse, or by keyboard. Works on the lines' own elements: nothing renders while dragging. */
export function useReorder<Id extends string | number>({ ids, onMove, nameOf, disabled = false }: ReorderOptions<Id>): Reorder<Id> {
  const elements = useRef(new Map<Id, HTMLElement>());
  const drag = useRef<Drag | null>(null);
  const frame = useRef(0);
  const [lifted, setLifted] = useState<Id | null>(null);
  const [said, setSaid] = useState('');
  const home = useRef(0);
  const refocus = useRef<HTMLElement | null>(null);

  useEffect(() => () => cancelAnimationFrame(frame.current), []);
  // Moving a line in the page takes the focus from it.
  useLayoutEffect(() => {
    refocus.current?.focus({ preventScroll: true });
    refocus.current = null;
  }, [ids]);

  const paint = () => {
    const now = drag.current;
    if (now === null) return;
    const by = now.y - now.startY + ((now.scroller?.scrollTop ?? 0) - now.startScroll);
    now.to = targetIndex(now.boxes, now.index, by);
    const height = now.boxes[now.index]!.height;
    now.elements.forEach((element, index) => {
      const passed = index === now.index ? by : index > now.index && index <= now.to ? -height : index < now.index && index >= now.to ? height : 0;
      element.style.transform = passed === 0 ? '' : `translateY(${passed}px)`;
    });
    const view = now.scroller?.getBoundingClientRect();
    const push = view === undefined ? 0 : now.y < view.top + EDGE ? -8 : now.y > view.bottom - EDGE ? 8 : 0;
    if (push !== 0 && now.scroller !== null) {
      const before = now.scroller.scrollTop;
      now.scroller.scrollTop += push;
      if (now.scroller.scrollTop !== before) frame.current = requestAnimationFrame(paint);
    }
  };

  const finish = (keep: boolean) => {
    const now = drag.current;
    if (now === null) return;
    drag.current = null;
    cancelAnimationFrame(frame.current);
    for (const element of now.elements) {
      element.style.transform = '';
      element.style.transition = '';
      element.style.zIndex = '';
      element.style.position = '';
    }
    setLifted(null);
    if (!now.moving) return;
    const id = ids[now.index];
    if (id === undefined) return;
    if (keep && now.to !== now.index) {
      setSaid(`${nameOf(id)} is now number ${now.to + 1} of ${ids.length}.`);
      onMove(now.index, now.to);
    } else setSaid(`${nameOf(id)} is back in place.`);
  };

  const begin = (id: Id, event: PointerEvent<HTMLElement>) => {
    if (disabled || event.button !== 0) return;
    const list = ids.map((one) => elements.current.get(one)).filter((element) => element !== undefined);
    const index = ids.indexOf(id);
    if (list.length !== ids.length || index < 0) return;
    event.currentTarget.setPointerCapture?.(event.pointerId);
    const scroller = scrollerOf(list[index]!);
    drag.current = { index, startY: event.clientY, y: event.clientY, startScroll: scroller?.scrollTop ?? 0, scroller, boxes: list.map((element) => ({ top: element.offsetTop, height: element.offsetHeight })), elements: list, to: index, moving: false };
  };

  const follow = (id: Id, event: PointerEvent<HTMLElement>) => {
    const now = drag.current;
    if (now === null) return;
    now.y = event.clientY;
    if (!now.moving) {
      if (Math.abs(now.y - now.startY) < THRESHOLD) return;
      now.moving = true;
      setLifted(id);
      now.elements.forEach((element, index) => {
        element.style.transition = index === now.index ? 'none' : 'transform var(--duration-fast)';
      });
      const own = now.elements[now.index]!;
      own.style.position = 'relative';
      own.style.zIndex = '1';
    }
    cancelAnimationFrame(frame.current);
    frame.current = requestAnimationFrame(paint);
  };

  const onKeyDown = (id: Id, event: KeyboardEvent<HTMLElement>) => {
    const index = ids.indexOf(id);
    if (disabled || index < 0) return;
    if (event.key === 'Escape' && drag.current !== null) {
      event.preventDefault();
      finish(false);
    } else if (event.key === ' ' || event.key === 'Enter') {
      event.preventDefault();
      if (lifted === id) {
        setLifted(null);
        setSaid(`${nameOf(id)} is now number ${index + 1} of ${ids.length}.`);
      } else {
        home.current = index;
        setLifted(id);
        setSaid(`${nameOf(id)} picked up. Number ${index + 1} of ${ids.length}. Arrows move, Space drops, Escape puts back.`);
      }
    } else if (lifted === id) {
      const to = event.key === 'ArrowUp' ? index - 1 : event.key === 'ArrowDown' ? index + 1 : event.key === 'Home' ? 0 : event.key === 'End' ? ids.length - 1 : event.key === 'Escape' ? home.current : null;
      if (to === null) return;
      event.preventDefault();
      event.stopPropagation();
      if (event.key === 'Escape') setLifted(null);
      if (to < 0 || to >= ids.length) return;
      setSaid(event.key === 'Escape' ? `${nameOf(id)} is back in place.` : `${nameOf(id)}, number ${to + 1} of ${ids.length}.`);
      if (to === index) return;
      refocus.current = event.currentTarget;
      onMove(index, to);
    }
  };

  return {
    item: (id) => (element) => {
      if (element === null) elements.current.delete(id);
      else elements.current.set(id, element);
    },
    handle: (id) => ({
      'aria-pressed': lifted === id,
      style: { touchAction: 'none' },
      onPointerDown: (event) => begin(id, event),
      onPointerMove: (event) => follow(id, event),
      onPointerUp: () => finish(true),
      onPointerCancel: () => finish(false),
      onKeyDown: (event) => onKeyDown(id, event),
      onBlur: () => {
        if (refocus.current === null && drag.current === null && lifted === id) setLifted(null);
      },
    }),
    lifted,
    said,
  };
}

function scrollerOf(element: HTMLElement): HTMLElement | null {
  for (let parent = element.parentElement; parent !== null; parent = parent.parentElement) {
    if (parent.scrollHeight > parent.clientHeight && /auto|scroll/.test(getComputedStyle(parent).overflowY)) return parent;
  }
  return null;
}
