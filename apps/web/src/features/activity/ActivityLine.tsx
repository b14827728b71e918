import type { ReactNode } from 'react';
import CircleDot from 'lucide-react/icons/circle-dot';
import MessageSquare from 'lucide-react/icons/message-square';
import Minus from 'lucide-react/icons/minus';
import Plus from 'lucide-react/icons/plus';
import { Link } from 'react-router-dom';
import type { ActivityEntry } from '@crease/core/activity/activity.schema.js';
import { paths } from '../../platform/pages/paths.js';
import { RelativeTime } from '../../ui/figures/RelativeTime.js';
import { cx } from '../../ui/cx.js';
import { leadsTo, piecesOf, signOf, type ActivitySign, type Leads } from './activity.model.js';
import * as t from './activity.words.en.js';

const SIGN: Record<ActivitySign, { Icon: typeof Plus; look: string; word: string }> = {
  plus: { Icon: Plus, look: 'bg-good-soft text-good', word: t.added },
  minus: { Icon: Minus, look: 'bg-bad-soft text-bad', word: t.removed },
  note: { Icon: MessageSquare, look: 'bg-sunken text-ink-3', word: '' },
  other: { Icon: CircleDot, look: 'bg-sunken text-ink-3', word: '' },
};

function placeOf(leagueId: string, leads: NonNullable<Leads>): { path: string; words: string } {
  switch (leads.to) {
    case 'trade':
      return { path: paths.trade(leagueId, leads.id), words: t.seeTrade };
    case 'draft':
      return { path: paths.draft(leagueId, leads.id), words: t.seeDraft };
    case 'sheets':
      return { path: paths.protectionSheet(leagueId), words: t.seeSheets };
    case 'rules':
      return { path: paths.rules(leagueId), words: t.seeRulebook };
  }
}

/** One log line; `fresh` marks lines that are new to the reader. */
export function ActivityLine({
  leagueId,
  entry,
  byline = false,
  fresh = false,
  action,
}: {
  leagueId: string;
  entry: ActivityEntry;
  byline?: boolean;
  fresh?: boolean;
  /** A button next to the line's links. */
  action?: ReactNode;
}) {
  const { Icon, look, word } = SIGN[signOf(entry)];
  const leads = leadsTo(entry);
  const place = leads === null ? null : placeOf(leagueId, leads);
  return (
    <li
      className={cx(
        'flex items-start gap-3 border-b border-line px-4 py-1.5 last:border-b-0 sm:py-2',
        fresh && 'shadow-[inset_3px_0_0_var(--accent)]',
      )}
    >
      <span className={cx('mt-0.5 inline-flex size-5 shrink-0 items-center justify-center rounded-full', look)}>
        <Icon size={12} strokeWidth={3} aria-hidden="true" />
        {word !== '' && <span className="sr-only">{word}</span>}
      </span>
      {/* On large screens the author follows the text, so that a short line is one row. */}
      <span className="min-w-0 flex-1 sm:flex sm:flex-wrap sm:items-baseline sm:gap-x-3">
        <span className="block max-w-full break-words">
          {fresh && <span className="mr-1.5 text-xs font-semibold text-accent-text">{t.newEntry}</span>}
          {piecesOf(entry).map(({ text, playerId }, index) =>
            playerId === null ? (
              text
            ) : (
              <Link
                key={index}
                to={paths.player(leagueId, playerId)}
                className="rounded-sm font-medium underline decoration-line-strong underline-offset-2 hover:decoration-current"
              >
                {text}
              </Link>
            ),
          )}
        </span>
        <span className="flex flex-wrap items-center gap-x-3 text-xs text-ink-3">
          {entry.data.kind === 'note' && <span>{t.note}</span>}
          {byline && entry.actor !== null && !entry.message.startsWith(entry.actor) && (
            <span>{t.byPerson({ person: entry.actor })}</span>
          )}
          {/* On a phone the time is here: a separate column would take a quarter of the text's width. */}
          <RelativeTime at={entry.date} className="sm:hidden" />
          {place !== null && (
            <Link
              to={place.path}
              className="-mb-1 rounded-sm pt-0.5 pb-1.5 font-medium sm:mb-0 sm:py-0 text-accent-text hover:underline"
            >
              {place.words}
            </Link>
          )}
          {action}
        </span>
      </span>
      <RelativeTime at={entry.date} className="mt-0.5 shrink-0 text-xs text-ink-3 max-sm:hidden" />
    </li>
  );
}
