import { useLayoutEffect, useState, type ReactNode, type RefObject } from 'react';
import * as t from './fields.words.en.js';

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement | HTMLButtonElement;

const CONTROLS = 'input, select, textarea, button';

const isControl = (element: HTMLElement): element is Control => element.matches(CONTROLS);

/** Required fields that are empty, and elements with `data-missing`, whose text is the name of one without a label. */
function missingIn(form: HTMLFormElement | null): HTMLElement[] {
  const found = form?.querySelectorAll<HTMLElement>('[required], [data-missing]') ?? [];
  return [...found].filter(
    (element) => element.hasAttribute('data-missing') || (isControl(element) && element.value.trim() === ''),
  );
}

const nameOf = (element: HTMLElement): string =>
  (element.dataset['missing'] || null) ??
  (isControl(element) ? element.labels?.[0]?.textContent : null) ??
  element.getAttribute('aria-label') ??
  element.textContent;

/** The element, or a group's first control. */
const controlOf = (element: HTMLElement): HTMLElement =>
  isControl(element) ? element : (element.querySelector<HTMLElement>(CONTROLS) ?? element);

/**
 * Missing fields of an incomplete form. Its submit button stays enabled while fields are missing: pressing it names
 * them and focuses the first one. Completing the form or a new `error` ends that.
 */
export function useMissing(form: RefObject<HTMLFormElement | null>, ready: boolean, error: ReactNode) {
  const [names, setNames] = useState('');
  const [asked, setAsked] = useState(false);
  const refused = error !== null;
  const read = () => setNames(ready ? '' : missingIn(form.current).map(nameOf).join(', '));
  // After each render: only the fields know their values. Equal names render nothing again.
  useLayoutEffect(read);
  useLayoutEffect(() => {
    if (ready || refused) setAsked(false);
  }, [ready, refused]);
  const words = asked && names !== '' ? t.stillMissing({ fields: names }) : null;
  return {
    has: names !== '',
    /** For the place above the buttons: the names, and the form's own error. */
    notice:
      words === null ? (
        error
      ) : (
        <>
          <span className="block">{words}</span>
          {error}
        </>
      ),
    show: () => {
      setAsked(true);
      const [first] = missingIn(form.current);
      if (first !== undefined) controlOf(first).focus();
    },
  };
}
