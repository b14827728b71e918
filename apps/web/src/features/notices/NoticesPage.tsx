import { useState } from 'react';
import { Link } from 'react-router-dom';
import MailCheck from 'lucide-react/icons/mail-check';
import Settings from 'lucide-react/icons/settings';
import { paths } from '../../platform/pages/paths.js';
import { usePageTitle } from '../../platform/pages/page-title.js';
import { Button, buttonClass } from '../../ui/Button.js';
import { PageHeader } from '../../ui/page/PageHeader.js';
import { Panel, panelState } from '../../ui/page/Panel.js';
import { SegmentedControl } from '../../ui/fields/SegmentedControl.js';
import { SkeletonRows } from '../../ui/page/Skeleton.js';
import { NoticeLine } from './NoticeLine.js';
import { useNotices } from './notices.data.js';
import * as t from './notices.words.en.js';

const SHOWN = [
  { value: 'all', label: t.all },
  { value: 'unread', label: t.unread },
] as const;

export function NoticesPage() {
  usePageTitle(t.notices);
  const [shown, setShown] = useState<(typeof SHOWN)[number]['value']>('all');
  const { query, notices, unread, mark, markAll } = useNotices();
  const visible = shown === 'unread' ? notices.filter(({ read }) => !read) : notices;
  return (
    <div className="mx-auto max-w-4xl page-edges">
      <PageHeader
        title={t.notices}
        actions={
          <>
            <SegmentedControl label={t.show} value={shown} options={SHOWN} onChange={setShown} />
            {unread > 0 && (
              <Button title={t.markAllAsRead} icon={<MailCheck size={16} aria-hidden="true" />} onClick={markAll}>
                {t.markAllAsRead}
              </Button>
            )}
            <Link to={paths.notifications} title={t.settings} className={buttonClass('quiet', 'md', 'px-2.5')}>
              <Settings size={16} aria-hidden="true" />
              <span className="sr-only">{t.settings}</span>
            </Link>
          </>
        }
      />
      <Panel
        untitled
        title={unread === 0 ? t.nothingUnread : t.unreadCount({ count: unread >= 100 ? '99+' : unread })}
        flush
        state={panelState(query, () =>
          visible.length === 0 && !query.hasNextPage
            ? shown === 'unread'
              ? { words: t.everythingRead }
              : {
                  words: t.noNoticesYet,
                  detail: t.noNoticesHint,
                }
            : null,
        )}
        skeleton={<SkeletonRows rows={8} />}
      >
        <ul>
          {visible.map((notice) => (
            <NoticeLine key={notice.id} notice={notice} onRead={mark} />
          ))}
        </ul>
        {query.hasNextPage && (
          <div className="flex justify-center border-t border-line p-3">
            <Button busy={query.isFetchingNextPage} onClick={() => void query.fetchNextPage()}>
              {t.showOlder}
            </Button>
          </div>
        )}
      </Panel>
    </div>
  );
}
