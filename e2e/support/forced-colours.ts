import type { Page } from '@playwright/test';

// DOM types for code inside the page; the project has none.
interface Element {
  readonly tagName: string;
  readonly textContent: string | null;
  readonly parentElement: Element | null;
  getAttribute(name: string): string | null;
  closest(selector: string): Element | null;
  matches(selector: string): boolean;
  focus(options: object): void;
  checkVisibility(options: object): boolean;
  getBoundingClientRect(): { width: number; height: number };
}
declare const document: {
  activeElement: Element | null;
  body: Element;
  querySelector(selector: string): Element | null;
  querySelectorAll(selector: string): Iterable<Element>;
};
declare function getComputedStyle(element: Element): { outlineStyle: string; outlineWidth: string };

/** Controls of one kind look alike, so a screen's list needs only its first ones. */
const MOST_OF_A_KIND = 4;

/**
 * Finds states that only a background or a shadow shows, which forced colours remove: controls without an outline while
 * they have the focus, and selected ones that look like their neighbours. The page must have forced colours.
 */
export async function unseenStates(page: Page, root: string): Promise<string[]> {
  // The browser shows the focus of a script like that of the keyboard after a key.
  await page.keyboard.press('Shift');
  return page.evaluate(
    ([top, most]) => {
      const found: string[] = [];
      const outlined = (element: Element) => {
        const { outlineStyle, outlineWidth } = getComputedStyle(element);
        return outlineStyle !== 'none' && parseFloat(outlineWidth) >= 1;
      };
      const seen = (element: Element) => {
        const { width, height } = element.getBoundingClientRect();
        return (
          width > 1 &&
          height > 1 &&
          element.closest('[inert],[aria-hidden=true]') === null &&
          element.checkVisibility({ opacityProperty: true, visibilityProperty: true })
        );
      };
      const nameOf = (element: Element) =>
        `${element.tagName.toLowerCase()} “${(element.getAttribute('aria-label') ?? element.textContent ?? '').trim().slice(0, 50)}”`;
      const within = (selector: string) =>
        [...document.querySelectorAll(selector)].filter((element) => element.closest(top) !== null && seen(element));

      for (const element of within(
        '[aria-selected=true],[aria-checked=true],[aria-pressed=true],[aria-current]:not([aria-current=false])',
      ))
        if (!outlined(element)) found.push(`${nameOf(element)} is selected, and nothing shows it in forced colours`);

      const before = document.activeElement;
      const kinds = new Map<string, number>();
      for (const element of within(
        'a[href],button:enabled,input:enabled,select:enabled,textarea:enabled,summary,[tabindex="0"]',
      )) {
        // The arrow keys make an element of a group reachable.
        if (element.getAttribute('tabindex') === '-1') continue;
        const kind = `${element.tagName} ${element.getAttribute('class') ?? ''}`;
        const count = kinds.get(kind) ?? 0;
        kinds.set(kind, count + 1);
        if (count >= most) continue;
        element.focus({ preventScroll: true, focusVisible: true });
        // Another handler may have moved the focus on purpose.
        if (document.activeElement !== element || !element.matches(':focus-visible')) continue;
        let shown = outlined(element);
        // A field may draw the ring on its frame.
        for (
          let outer = element.parentElement, up = 0;
          !shown && outer !== null && up < 3;
          outer = outer.parentElement, up += 1
        )
          shown = outer.matches(':focus-within') && outlined(outer);
        if (!shown) found.push(`${nameOf(element)} has the focus, and nothing shows it in forced colours`);
      }
      before?.focus({ preventScroll: true });
      return found;
    },
    [root, MOST_OF_A_KIND] as const,
  );
}
