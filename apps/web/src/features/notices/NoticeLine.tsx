import { Link } from 'react-router-dom';
import Mail from 'lucide-react/icons/mail';
import MailOpen from 'lucide-react/icons/mail-open';
import type { NoticeEntry } from '@crease/core/notifications/notification.schema.js';
import { Button } from '../../ui/Button.js';
import { RelativeTime } from '../../ui/figures/RelativeTime.js';
import { cx } from '../../ui/cx.js';
import * as t from './notices.words.en.js';

/** One notice. Opening it marks it as read; the reader can also toggle the mark. */
export function NoticeLine({
  notice,
  onRead,
  onOpen,
}: {
  notice: NoticeEntry;
  onRead: (notice: NoticeEntry, read: boolean) => void;
  /** Called when the page of the notice opens. */
  onOpen?: () => void;
}) {
  const { title, detail, path, league_name, at, read } = notice;
  return (
    <li
      className={cx(
        '@container flex items-start gap-2 border-b border-line py-2 pr-2 pl-4 last:border-b-0',
        !read && 'shadow-[inset_3px_0_0_var(--accent)]',
      )}
    >
      <div className="min-w-0 flex-1 gap-x-4 py-0.5 @xl:grid @xl:grid-cols-[minmax(0,1fr)_11rem]">
        <p className={cx('wrap-anywhere', !read && 'font-semibold')}>
          {!read && <span className="mr-1.5 text-xs font-semibold text-accent-text">{t.newMark}</span>}
          {path === null ? (
            title
          ) : (
            <Link
              to={path}
              onClick={() => {
                if (!read) onRead(notice, true);
                onOpen?.();
              }}
              className="rounded-sm hover:underline"
            >
              {title}
            </Link>
          )}
        </p>
        {detail !== null && <p className="text-sm wrap-anywhere text-ink-2">{detail}</p>}
        <p className="flex flex-wrap gap-x-3 text-xs text-ink-3 @xl:col-start-2 @xl:row-span-2 @xl:row-start-1 @xl:flex-col @xl:text-right">
          {league_name !== null && <span className="min-w-0 wrap-anywhere">{league_name}</span>}
          <RelativeTime at={at} />
        </p>
      </div>
      <Button
        variant="quiet"
        className="shrink-0 px-2.5"
        title={read ? t.markAsUnread : t.markAsRead}
        aria-label={(read ? t.markAsUnreadOf : t.markAsReadOf)({ notice: title })}
        onClick={() => onRead(notice, !read)}
        icon={read ? <Mail size={16} aria-hidden="true" /> : <MailOpen size={16} aria-hidden="true" />}
      />
    </li>
  );
}
