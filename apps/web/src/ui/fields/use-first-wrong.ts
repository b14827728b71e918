import { useEffect, useRef, useState, type RefObject } from 'react';

/** Focuses the first invalid field after a failed attempt. Without one, focuses `otherwise` if the focus is lost. */
export function useFirstWrong(busy: boolean, otherwise?: RefObject<HTMLElement | null>) {
  const form = useRef<HTMLFormElement>(null);
  const [attempts, setAttempts] = useState(0);
  useEffect(() => {
    // Runs on a local validation error, or when the answer has arrived.
    if (attempts === 0 || busy) return;
    const wrong = form.current?.querySelector<HTMLElement>('[aria-invalid="true"]');
    if (wrong != null) wrong.focus();
    else if (document.activeElement === document.body) otherwise?.current?.focus();
  }, [attempts, busy, otherwise]);
  return { form, attempted: () => setAttempts((before) => before + 1) };
}
