import { useEffect, useState } from 'react';

/**
 * Says the new page's title to screen readers when `path` changes. The title is read a moment later, when the lazily
 * loaded page has set it; the first page is announced by the browser itself.
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
