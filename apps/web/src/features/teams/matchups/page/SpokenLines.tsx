import { useSpoken } from './use-spoken.js';

/** Announces lines that change, politely and at most once in 20 s. */
export const SpokenLines = ({ lines }: { lines: readonly string[] }) => (
  <p role="status" className="sr-only">
    {useSpoken(lines.join('\n'))}
  </p>
);
