import * as t from './coach.words.en.js';

export interface CoachStep {
  readonly title: string;
  readonly text: string;
  /** Where the step points: the first of these that is in view. */
  readonly targets: readonly string[];
}

export const COACH_STEPS: readonly CoachStep[] = [
  { title: t.clock, text: t.clockHint, targets: ['header [role=timer]'] },
  { title: t.money, text: t.moneyHint, targets: ['[data-coach=money]'] },
  { title: t.list, text: t.listHint, targets: ['[data-zone=players]', '[data-coach=players]'] },
  { title: t.queue, text: t.queueHint, targets: ['[data-coach=queue]', '[data-zone=queue]'] },
];

export interface Box {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

const GAP_PX = 10;

/**
 * A card's place: below its target, else left of it, else above it, else at the window's bottom; always below the
 * clock, which nothing may cover.
 */
export function placeCard(
  target: Box | null,
  card: { readonly width: number; readonly height: number },
  view: { readonly width: number; readonly height: number },
  clockBottom: number,
): { readonly left: number; readonly top: number } {
  const across = (left: number) => Math.max(GAP_PX, Math.min(left, view.width - card.width - GAP_PX));
  const highest = clockBottom + GAP_PX;
  const lowest = view.height - card.height - GAP_PX;
  const down = (top: number) => Math.max(highest, Math.min(top, lowest));
  if (target === null) return { left: across((view.width - card.width) / 2), top: down(lowest) };
  const below = Math.max(target.bottom + GAP_PX, highest);
  if (below <= lowest) return { left: across(target.left), top: below };
  if (target.left - card.width - 2 * GAP_PX >= 0)
    return { left: target.left - card.width - GAP_PX, top: down(target.top) };
  const above = target.top - card.height - GAP_PX;
  return { left: across(target.left), top: down(above >= highest ? above : lowest) };
}
