/*
 * The user's state of a page, apart from the state of the app: focus, selection, scroll positions and text in fields.
 * Elements are found again by their place, because another app makes its own elements.
 */

/** In milliseconds: the element with the focus and fields may come later than the page. */
const LATER_MS = 5_000;

/** Fields for free text. Figures have another form in another language, and are left to the app. */
const TEXT_FIELDS = 'textarea, input:is([type=text], [type=search], :not([type])):not([inputmode])';

type TextField = HTMLInputElement | HTMLTextAreaElement;

/** Notes what is on the page now; returns what restores it in the elements at the same places. */
export function noteView(): () => void {
  const focused = document.activeElement;
  const focus = focused === null || focused === document.body ? null : placeOf(focused);
  const range = isField(focused) ? rangeOf(focused) : null;
  const scrolled = [document.documentElement, ...document.body.querySelectorAll('*')]
    .filter(({ scrollTop, scrollLeft }) => scrollTop !== 0 || scrollLeft !== 0)
    .map((element) => ({ place: placeOf(element), top: element.scrollTop, left: element.scrollLeft }));
  const typed = [...document.body.querySelectorAll<TextField>(TEXT_FIELDS)]
    .filter(({ value }) => value !== '')
    .map((field) => ({ place: placeOf(field), text: field.value }));
  const takeFocus = () => {
    const element = focus === null ? null : elementAt(focus);
    if (!(element instanceof HTMLElement)) return false;
    element.focus({ preventScroll: true });
    if (range !== null && isField(element)) element.setSelectionRange(range.start, range.end);
    return true;
  };
  let waiting = typed;
  const enterTexts = () => {
    waiting = waiting.filter(({ place, text }) => {
      const field = elementAt(place);
      if (!isField(field)) return true;
      if (field.value === '') type(field, text);
      return false;
    });
    return waiting.length === 0;
  };
  return () => {
    if (!enterTexts()) untilChanged(LATER_MS, enterTexts);
    for (const { place, top, left } of scrolled) elementAt(place)?.scrollTo({ top, left, behavior: 'instant' });
    // The room loads parts of its header late.
    if (focus !== null && !takeFocus())
      untilChanged(LATER_MS, () => document.activeElement !== document.body || takeFocus());
  };
}

/** Checks `isDone` after each change, until true or for this long; then calls `then`. */
export function untilChanged(most: number, isDone: () => boolean, then: () => void = () => undefined): void {
  const end = () => {
    watch.disconnect();
    clearTimeout(timer);
    then();
  };
  const timer = setTimeout(end, most);
  const watch = new MutationObserver(() => {
    if (isDone()) end();
  });
  watch.observe(document.body, { childList: true, subtree: true, attributes: true, attributeFilter: ['aria-busy'] });
}

/** The numbers of an element and of its ancestors among their siblings, and its kind. */
interface Place {
  readonly path: readonly number[];
  readonly kind: string;
}

function placeOf(element: Element): Place {
  const path: number[] = [];
  for (let at = element; at.parentElement !== null; at = at.parentElement)
    path.unshift([...at.parentElement.children].indexOf(at));
  return { path, kind: kindOf(element) };
}

/** The element at a place; null where the new app has another one. */
function elementAt({ path, kind }: Place): Element | null {
  const found = path.reduce<Element | undefined>((at, index) => at?.children[index], document.documentElement);
  return found !== undefined && kindOf(found) === kind ? found : null;
}

const kindOf = ({ tagName, className }: Element) => `${tagName} ${String(className)}`;

const isField = (element: Element | null): element is TextField =>
  element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement;

/** The selection of a field; null for kinds of fields that have none. */
const rangeOf = ({ selectionStart: start, selectionEnd: end }: TextField) =>
  start === null || end === null ? null : { start, end };

/** Enters a text as a person would: React hears the event, and its own setter would hide the change from it. */
function type(field: TextField, text: string) {
  const prototype = field instanceof HTMLInputElement ? HTMLInputElement.prototype : HTMLTextAreaElement.prototype;
  Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(field, text);
  field.dispatchEvent(new Event('input', { bubbles: true }));
}
