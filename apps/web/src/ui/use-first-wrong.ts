import { useEffect, useRef, useState, type RefObject } from 'react';

/**
 * After an attempt that failed the focus is at the form's first wrong field. Where no field is wrong and nothing has
 * the focus any more, it is at `otherwise`: after some answers the button that was pressed stays disabled.
 */
export function useFirstWrong(busy: boolean, otherwise?: RefObject<HTMLElement | null>) {
  const form = useRef<HTMLFormElement>(null);
  const [attempts, setAttempts] = useState(0);
  useEffect(() => {
    // Wrong at once, or when the answer is here.
    if (attempts === 0 || busy) return;
    const wrong = form.current?.querySelector<HTMLElement>('[aria-invalid="true"]');
    if (wrong != null) wrong.focus();
    else if (document.activeElement === document.body) otherwise?.current?.focus();
  }, [attempts, busy, otherwise]);
  return { form, attempted: () => setAttempts((before) => before + 1) };
}
