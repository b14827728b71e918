import { Link } from 'react-router-dom';
import { paths } from '../../platform/pages/paths.js';
import { Button, buttonClass } from '../../ui/Button.js';
import { EmptyState } from '../../ui/page/EmptyState.js';
import { LoadingRows } from '../../ui/page/Panel.js';
import { NoticeLine } from './NoticeLine.js';
import { useNotices } from './notices.data.js';
import * as t from './notices.words.en.js';

const SHOWN = 12;

/** The newest notices below the bell. */
export function NoticesPanel({ onChoose }: { onChoose: () => void }) {
  const { query, notices, unread, mark, markAll } = useNotices();
  return (
    <>
      <div className="flex items-center justify-between gap-2 border-b border-line py-1 pr-2 pl-4">
        <h2 className="min-h-8 content-center text-sm font-semibold">{t.notices}</h2>
        {unread > 0 && (
          <Button size="sm" variant="quiet" onClick={markAll}>
            {t.markAllAsRead}
          </Button>
        )}
      </div>
      {query.data === undefined ? (
        <LoadingRows query={query} rows={4} lead={false} />
      ) : notices.length === 0 ? (
        <EmptyState words={t.noNoticesYet} detail={t.noNoticesHint} />
      ) : (
        <ul className="scroll-slim max-h-[min(26rem,60dvh)] overflow-y-auto overscroll-contain">
          {notices.slice(0, SHOWN).map((notice) => (
            <NoticeLine key={notice.id} notice={notice} onRead={mark} onOpen={onChoose} />
          ))}
        </ul>
      )}
      <p className="flex gap-1 border-t border-line p-2">
        <Link to={paths.notices} onClick={onChoose} className={buttonClass('quiet', 'md', 'flex-1')}>
          {t.allNotices}
        </Link>
        <Link to={paths.notifications} onClick={onChoose} className={buttonClass('quiet', 'md', 'flex-1')}>
          {t.settings}
        </Link>
      </p>
    </>
  );
}
