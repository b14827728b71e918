import { useAnnouncement } from './use-announcement.js';

/** Announces changed lines at most every 20 s. */
export const SpokenLines = ({ lines }: { lines: readonly string[] }) => (
  <p role="status" className="sr-only">
    {useAnnouncement(lines.join('\n'))}
  </p>
);
