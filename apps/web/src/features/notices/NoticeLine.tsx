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
  onOpen?: () => void;
}) {
  const { title, detail, path, league_name, at, read } = notice;
  return (
    <li
      className={cx(
        '@container flex items-center gap-2 border-b border-line py-1 pr-1 pl-4 last:border-b-0',
        !read && 'shadow-[inset_3px_0_0_var(--accent)]',
      )}
    >
      <div className="min-w-0 flex-1 gap-x-4 @xl:grid @xl:grid-cols-[minmax(0,1fr)_11rem]">
        <p className={cx('line-clamp-2 wrap-anywhere @xl:line-clamp-none', !read && 'font-semibold')}>
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
        {/* A narrow row has two lines for all of this and may cut the detail, which the notice's page has. */}
        <div className={cx('text-xs text-ink-3 @xl:contents', path !== null && 'line-clamp-2 wrap-anywhere')}>
          <span className="@xl:col-start-2 @xl:row-span-2 @xl:row-start-1 @xl:flex @xl:flex-col @xl:text-right">
            <RelativeTime at={at} />
            {league_name !== null && (
              <span className="wrap-anywhere before:content-['_·_'] @xl:before:content-none">{league_name}</span>
            )}
          </span>
          {detail !== null && (
            <span
              className={cx(
                "text-ink-2 wrap-anywhere before:content-['_·_'] @xl:block @xl:text-sm @xl:before:content-none",
                path !== null && '@xl:truncate',
              )}
            >
              {detail}
            </span>
          )}
        </div>
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
