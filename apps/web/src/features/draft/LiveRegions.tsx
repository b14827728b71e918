import { useAnnouncements } from './announcements.js';

/** What happens in the room, for those who hear it: picks and turns politely, one's own turn and pauses at once. */
export function LiveRegions() {
  const { polite, urgent } = useAnnouncements();
  return (
    <div className="sr-only">
      <div role="log" aria-live="polite" aria-label="Draft announcements">
        {polite.map((entry) => (
          <p key={entry.id}>{entry.text}</p>
        ))}
      </div>
      <div role="log" aria-live="assertive" aria-label="Urgent draft announcements">
        {urgent.map((entry) => (
          <p key={entry.id}>{entry.text}</p>
        ))}
      </div>
    </div>
  );
}
