import type { PointerEvent } from 'react';

/** Pixels until a press becomes a drag. */
const START_PX = 4;
/** Pixels from the container's edge where the list scrolls along. */
const EDGE_PX = 40;
const SCROLL_PX = 9;

export interface DragPlace {
  readonly from: number;
  readonly to: number;
  /** Offset of the dragged line from its place, in pixels. */
  readonly by: number;
  /** Height of the dragged line; the other lines move by it. */
  readonly height: number;
}

interface DragEvents {
  started(): void;
  placed(place: DragPlace): void;
  /** `moving`: the press became a drag; `to`: the index at which the line was put down. */
  ended(moving: boolean, to: number): void;
}

/** One press on a line's handle, until it is released or cancelled. */
export class PointerDrag {
  private readonly boxes: readonly DOMRect[];
  private readonly scroller: HTMLElement;
  private readonly pointerId: number;
  private readonly grip: HTMLElement;
  private readonly startY: number;
  private readonly startScroll: number;
  private readonly listening = new AbortController();
  private y: number;
  private to: number;
  private moving = false;
  private frameRequest = 0;

  /** Null when the list has no such line. */
  static start(
    list: HTMLElement,
    from: number,
    event: PointerEvent<HTMLElement>,
    events: DragEvents,
  ): PointerDrag | null {
    const lines = [...list.querySelectorAll<HTMLElement>('[data-sort]')];
    return lines[from] === undefined ? null : new PointerDrag(list, lines, from, event, events);
  }

  private constructor(
    list: HTMLElement,
    lines: readonly HTMLElement[],
    private readonly from: number,
    event: PointerEvent<HTMLElement>,
    private readonly events: DragEvents,
  ) {
    this.scroller = scrollerOf(list);
    this.boxes = lines.map((line) => line.getBoundingClientRect());
    this.pointerId = event.pointerId;
    this.grip = event.currentTarget;
    this.y = this.startY = event.clientY;
    this.startScroll = this.scroller.scrollTop;
    this.to = from;
    const { signal } = this.listening;
    const own = (run: (event: globalThis.PointerEvent) => void) => (next: globalThis.PointerEvent) => {
      if (next.pointerId === this.pointerId) run(next);
    };
    window.addEventListener(
      'pointermove',
      own((next) => this.move(next)),
      { signal },
    );
    window.addEventListener(
      'pointerup',
      own(() => this.finish(true)),
      { signal },
    );
    window.addEventListener(
      'pointercancel',
      own(() => this.finish(false)),
      { signal },
    );
    window.addEventListener('keydown', (key) => this.pressKey(key), { signal, capture: true });
  }

  /** `put`: the line stays; otherwise it returns to its place. */
  finish(put: boolean): void {
    cancelAnimationFrame(this.frameRequest);
    this.listening.abort();
    if (this.moving) {
      // Suppress the click after a drag.
      this.grip.addEventListener('click', swallow, { capture: true, once: true });
      setTimeout(() => this.grip.removeEventListener('click', swallow, true), 0);
    }
    this.events.ended(this.moving, put ? this.to : this.from);
  }

  private move(next: globalThis.PointerEvent) {
    this.y = next.clientY;
    if (!this.moving) {
      if (Math.abs(this.y - this.startY) < START_PX) return;
      this.moving = true;
      this.events.started();
      this.frameRequest = requestAnimationFrame(this.scrollAlong);
    }
    next.preventDefault();
    this.place();
  }

  private pressKey(key: KeyboardEvent) {
    if (key.key !== 'Escape') return;
    key.preventDefault();
    key.stopPropagation();
    this.finish(false);
  }

  private place() {
    const box = this.boxes[this.from]!;
    const by = this.y - this.startY + this.scroller.scrollTop - this.startScroll;
    const middle = box.top + box.height / 2 + by;
    this.to = this.boxes.reduce(
      (count, other, index) => (index !== this.from && other.top + other.height / 2 < middle ? count + 1 : count),
      0,
    );
    this.events.placed({ from: this.from, to: this.to, by, height: box.height });
  }

  private readonly scrollAlong = () => {
    const edge = this.scroller.getBoundingClientRect();
    const push =
      this.y < Math.max(0, edge.top) + EDGE_PX
        ? -SCROLL_PX
        : this.y > Math.min(window.innerHeight, edge.bottom) - EDGE_PX
          ? SCROLL_PX
          : 0;
    if (push !== 0) {
      this.scroller.scrollTop += push;
      this.place();
    }
    this.frameRequest = requestAnimationFrame(this.scrollAlong);
  };
}

const swallow = (event: Event) => {
  event.preventDefault();
  event.stopPropagation();
};

function scrollerOf(element: HTMLElement): HTMLElement {
  for (let one: HTMLElement | null = element; one !== null; one = one.parentElement) {
    if (/auto|scroll/.test(getComputedStyle(one).overflowY) && one.scrollHeight > one.clientHeight) return one;
  }
  return document.documentElement;
}
