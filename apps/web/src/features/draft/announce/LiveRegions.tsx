import { useAnnouncements } from './announcements.js';
import * as t from './announce.words.en.js';

export function LiveRegions() {
  const { polite, urgent } = useAnnouncements();
  return (
    <div className="sr-only">
      <div role="log" aria-live="polite" aria-label={t.draftAnnouncements}>
        {polite.map((entry) => (
          <p key={entry.id}>{entry.text}</p>
        ))}
      </div>
      <div role="log" aria-live="assertive" aria-label={t.urgentDraftAnnouncements}>
        {urgent.map((entry) => (
          <p key={entry.id}>{entry.text}</p>
        ))}
      </div>
    </div>
  );
}
