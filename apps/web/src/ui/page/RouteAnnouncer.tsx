import { useEffect, useState } from 'react';

/**
 * Announces the new page's title to screen readers when `path` changes. Reads the title a moment later, after the lazy
 * page has set it; the browser announces the first page itself.
 */
export function RouteAnnouncer({ path }: { path: string }) {
  const [first] = useState(path);
  const [said, setSaid] = useState('');
  useEffect(() => {
    if (path === first && said === '') return;
    const timer = setTimeout(() => setSaid(document.title), 150);
    return () => clearTimeout(timer);
  }, [path, first, said]);
  return (
    <div role="status" aria-live="assertive" className="sr-only">
      {said}
    </div>
  );
}
