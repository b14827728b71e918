import type { Page } from '@playwright/test';

// DOM types for code inside the page; the project has none.
interface Element {
  readonly tagName: string;
  readonly textContent: string | null;
  readonly clientWidth: number;
  readonly scrollWidth: number;
  readonly parentElement: Element | null;
  readonly childNodes: Iterable<{ nodeType: number; textContent: string | null }>;
  getAttribute(name: string): string | null;
  closest(selector: string): Element | null;
  checkVisibility(options: object): boolean;
  getBoundingClientRect(): { left: number; right: number; width: number; height: number };
}
declare const document: {
  body: Element;
  documentElement: Element;
  querySelectorAll(selector: string): Iterable<Element>;
};
declare function getComputedStyle(element: Element): {
  overflowX: string;
  textOverflow: string;
  webkitLineClamp: string;
};

/**
 * Finds horizontally truncated content: controls and headings beyond an edge that cannot be scrolled into view, and
 * text cut off without an ellipsis.
 */
export const cutOff = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const found: string[] = [];
    const known = new Map<Element, { overflowX: string; textOverflow: string; webkitLineClamp: string }>();
    const styleOf = (element: Element) => {
      const style = known.get(element) ?? getComputedStyle(element);
      known.set(element, style);
      return style;
    };
    const edgeOf = (element: Element): { left: number; right: number } | null => {
      for (let outer = element.parentElement; outer !== null && outer !== document.body; outer = outer.parentElement) {
        const { overflowX } = styleOf(outer);
        if (overflowX === 'visible') continue;
        if ((overflowX === 'auto' || overflowX === 'scroll') && outer.scrollWidth > outer.clientWidth) return null;
        return outer.getBoundingClientRect();
      }
      return { left: 0, right: document.documentElement.clientWidth };
    };
    const seen = (element: Element) =>
      element.closest('[inert],[aria-hidden=true]') === null &&
      element.checkVisibility({ opacityProperty: true, visibilityProperty: true });
    const nameOf = (element: Element) =>
      `${element.tagName.toLowerCase()} “${(element.getAttribute('aria-label') ?? element.textContent ?? '').trim().slice(0, 50)}”`;
    for (const element of document.querySelectorAll('a[href],button,input,select,textarea,summary,h1,h2,h3')) {
      const { left, right, width, height } = element.getBoundingClientRect();
      // Elements for screen readers only are one pixel.
      if (width <= 1 || height <= 1 || !seen(element)) continue;
      const edge = edgeOf(element);
      if (edge !== null && (left < edge.left - 1 || right > edge.right + 1))
        found.push(`${nameOf(element)} stands beyond an edge`);
    }
    for (const element of document.querySelectorAll('body *')) {
      if (element.clientWidth <= 1 || element.scrollWidth <= element.clientWidth + 1) continue;
      const { overflowX, textOverflow, webkitLineClamp } = styleOf(element);
      if ((overflowX !== 'hidden' && overflowX !== 'clip') || textOverflow === 'ellipsis' || webkitLineClamp !== 'none')
        continue;
      if (
        [...element.childNodes].some(
          ({ nodeType, textContent }) => nodeType === 3 && (textContent ?? '').trim() !== '',
        ) &&
        seen(element)
      )
        found.push(`${nameOf(element)} is cut`);
    }
    return found;
  });
