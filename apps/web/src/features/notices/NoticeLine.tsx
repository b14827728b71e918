import { Link } from 'react-router-dom';
import Mail from 'lucide-react/icons/mail';
import MailOpen from 'lucide-react/icons/mail-open';
import type { NoticeEntry } from '@crease/core/notifications/notification.schema.js';
import { Button } from '../../ui/Button.js';
import { RelativeTime } from '../../ui/figures/RelativeTime.js';
import { cx } from '../../ui/cx.js';
import { NewsDot } from '../../ui/marks/Badge.js';
import { wholeFigures } from '../../ui/text/whole-figures.js';
import { ICONS } from './notice-icons.js';
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
  const { kind, title, detail, path, league_name, at, read } = notice;
  const Icon = ICONS[kind];
  return (
    <li
      className={cx(
        '@container flex items-start gap-3 border-b border-line py-1.5 pr-1 pl-4 last:border-b-0',
        !read && 'shadow-[inset_3px_0_0_var(--accent)]',
      )}
    >
      <span
        className={cx(
          'mt-0.5 inline-flex size-7 shrink-0 items-center justify-center rounded-md',
          read ? 'bg-sunken text-ink-3' : 'bg-accent-soft text-accent-text',
        )}
      >
        <Icon size={15} aria-hidden="true" />
      </span>
      <div className="min-w-0 flex-1 gap-x-4 @xl:grid @xl:grid-cols-[minmax(0,1fr)_11rem]">
        <p className={cx('line-clamp-3 wrap-anywhere @xl:line-clamp-none', !read && 'font-semibold')}>
          <NewsDot count={read ? 0 : 1} words={t.newMark} className="mr-1.5 align-[0.1em]" />
          {path === null ? (
            wholeFigures(title)
          ) : (
            <Link
              to={path}
              onClick={() => {
                if (!read) onRead(notice, true);
                onOpen?.();
              }}
              className="rounded-sm hover:underline"
            >
              {wholeFigures(title)}
            </Link>
          )}
        </p>
        {detail !== null && (
          <p
            className={cx(
              'text-xs text-ink-2 wrap-anywhere @xl:text-sm',
              // A narrow row may cut the detail, which the notice's page has.
              path !== null && 'line-clamp-2',
            )}
          >
            {wholeFigures(detail)}
          </p>
        )}
        <p className="text-xs text-ink-3 @xl:col-start-2 @xl:row-span-2 @xl:row-start-1 @xl:flex @xl:flex-col @xl:text-right">
          <RelativeTime at={at} />
          {league_name !== null && (
            <span className="wrap-anywhere before:content-['_·_'] @xl:before:content-none">{league_name}</span>
          )}
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
