import { useLayoutEffect, useRef, useState, type ReactNode } from 'react';
import type { PlayoffsView } from '@crease/core/competition/matchups/matchup.answers.js';
import { connectionsOf } from './bracket-lines.model.js';

interface Lines {
  readonly width: number;
  readonly height: number;
  readonly paths: readonly (readonly [key: string, path: string])[];
}

/**
 * Lines from each pair to the winner's next pair. They follow the boxes (`data-pair`), because pairs of later rounds
 * can have any order.
 */
export function BracketLines({ pairs, children }: { pairs: PlayoffsView['pairs']; children: ReactNode }) {
  const frame = useRef<HTMLDivElement>(null);
  const [lines, setLines] = useState<Lines | null>(null);
  useLayoutEffect(() => {
    const element = frame.current;
    if (element === null) return;
    const measure = () => setLines(linesIn(element, pairs));
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    measure();
    return () => observer.disconnect();
  }, [pairs]);
  return (
    <div ref={frame} className="relative">
      {lines !== null && lines.paths.length > 0 && (
        <svg
          aria-hidden="true"
          viewBox={`0 0 ${lines.width} ${lines.height}`}
          preserveAspectRatio="none"
          className="pointer-events-none absolute inset-0 size-full text-line-strong max-[50rem]:hidden"
        >
          {lines.paths.map(([key, path]) => (
            <path key={key} d={path} fill="none" stroke="currentColor" vectorEffect="non-scaling-stroke" />
          ))}
        </svg>
      )}
      {children}
    </div>
  );
}

/** Lines in units of the screen, so that they fit an enlarged bracket. */
function linesIn(frame: HTMLElement, pairs: PlayoffsView['pairs']): Lines {
  const { left, top, width, height } = frame.getBoundingClientRect();
  const boxes = new Map(
    [...frame.querySelectorAll<HTMLElement>('[data-pair]')].map((box) => [
      box.dataset.pair ?? '',
      box.getBoundingClientRect(),
    ]),
  );
  const paths = connectionsOf(pairs).flatMap(({ from, to }) => {
    const [own, next] = [boxes.get(from), boxes.get(to)];
    if (own === undefined || next === undefined) return [];
    const [x, end] = [own.right - left, next.left - left];
    const middle = (box: DOMRect) => box.top - top + box.height / 2;
    return [[`${from} ${to}`, `M${x} ${middle(own)}H${(x + end) / 2}V${middle(next)}H${end}`] as const];
  });
  return { width, height, paths };
}
