import { useAnnouncement } from './use-announcement.js';

/** Announces lines that change, politely and at most once in 20 s. */
export const SpokenLines = ({ lines }: { lines: readonly string[] }) => (
  <p role="status" className="sr-only">
    {useAnnouncement(lines.join('\n'))}
  </p>
);
