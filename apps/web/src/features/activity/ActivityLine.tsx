import { Fragment, type ReactNode } from 'react';
import { Link } from 'react-router-dom';
import type { ActivityEntry } from '@crease/core/activity/activity.schema.js';
import { paths } from '../../platform/pages/paths.js';
import { RelativeTime } from '../../ui/figures/RelativeTime.js';
import { cx } from '../../ui/cx.js';
import { wholeFigures } from '../../ui/text/whole-figures.js';
import { useLoadedLeague } from '../open-league/league-data.js';
import { ActivityMark } from './ActivityMark.js';
import { leadsTo, piecesOf, type Leads } from './activity.model.js';
import * as t from './activity.words.en.js';

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
  dated = false,
  action,
}: {
  leagueId: string;
  entry: ActivityEntry;
  byline?: boolean;
  fresh?: boolean;
  /** Below a heading that names the day. */
  dated?: boolean;
  /** A button next to the line's links. */
  action?: ReactNode;
}) {
  const { teams } = useLoadedLeague(leagueId);
  const leads = leadsTo(entry);
  const place = leads === null ? null : placeOf(leagueId, leads);
  return (
    <li
      className={cx(
        'flex items-start gap-3 border-b border-line px-4 py-1.5 last:border-b-0 sm:py-1',
        fresh && 'shadow-[inset_3px_0_0_var(--accent)]',
      )}
    >
      <ActivityMark entry={entry} teams={teams} />
      {/* On large screens the author follows the text, so that a short line is one row. */}
      <span className="min-w-0 flex-1 sm:self-center sm:flex sm:flex-wrap sm:items-baseline sm:gap-x-3">
        <span className="block max-w-full break-words">
          {fresh && <span className="mr-1.5 text-xs font-semibold text-accent-text">{t.newEntry}</span>}
          {piecesOf(entry).map(({ text, playerId }, index) =>
            playerId === null ? (
              <Fragment key={index}>{wholeFigures(text)}</Fragment>
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
          <RelativeTime at={entry.date} dated={dated} className="sm:hidden" />
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
      <RelativeTime at={entry.date} dated={dated} className="mt-1.5 shrink-0 text-xs text-ink-3 max-sm:hidden" />
    </li>
  );
}
