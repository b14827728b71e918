import { memo } from 'react';
import { teamColor } from '@crease/core/team-mark.js';
import { Monogram } from '../../../ui/marks/Monogram.js';
import { cx } from '../../../ui/cx.js';
import { BoardMoney } from './BoardMoney.js';
import { formOf } from './board-columns.js';
import { truncateToWidth } from '../state/truncate-to-width.js';
import type { PeopleOf } from '../state/use-people.js';
import type { TeamLabel } from '../state/room-hooks.js';
import * as t from './board.words.en.js';

/** The column head has no coloured position edge, so its text can be this much wider. */
const HEAD_SPARE_PX = 4;

/** Row index of the team heads, above the first round. */
export const HEAD = -1;

interface HeadProps {
  columns: readonly string[];
  teams: ReadonlyMap<string, TeamLabel>;
  peopleOf: PeopleOf;
  my: readonly string[];
  width: number;
}

/** Truncates wide words, so that none breaks in the middle. */
const wordsIn = (name: string, width: number): string =>
  name
    .split(' ')
    .map((word) => truncateToWidth(word, width + HEAD_SPARE_PX))
    .join(' ');

export const BoardHead = memo(function BoardHead({ columns, teams, peopleOf, my, width }: HeadProps) {
  const form = formOf(width);
  return (
    <div role="rowgroup" className="sticky top-0 z-[calc(var(--z-sticky)+1)]">
      <div role="row" className="flex h-11">
        <div
          role="columnheader"
          className="sticky left-0 z-1 flex w-12 shrink-0 items-center justify-center border-r border-b border-line bg-sunken font-medium text-ink-3"
        >
          {t.roundLabel}
        </div>
        {columns.map((id, column) => {
          const team = teams.get(id);
          const own = my.includes(id);
          return (
            <div key={id} role="columnheader" className="min-w-0 flex-1 border-r border-b border-line">
              <button
                type="button"
                data-team={id}
                data-cell={`${HEAD}.${column}`}
                tabIndex={-1}
                style={{ boxShadow: `inset 0 3px 0 ${teamColor(team?.picture, column)}` }}
                title={t.rosterAndMoney({ team: [team?.name, team && peopleOf(team)].filter(Boolean).join(' · ') })}
                className={cx(
                  'flex size-full items-center gap-1.5 text-left font-semibold outline-offset-[-3px]',
                  form === 'roomy' ? 'px-1.5' : 'px-1',
                  own ? 'bg-accent-soft text-accent-text' : 'bg-sunken text-ink hover:bg-hover',
                )}
              >
                {form === 'roomy' && <Monogram name={team?.name ?? '?'} picture={team?.picture} size="xs" />}
                <span className="line-clamp-2 min-w-0 leading-tight break-words">
                  {form === 'roomy' ? team?.name : wordsIn(team?.name ?? '', width)}
                </span>
              </button>
            </div>
          );
        })}
      </div>
      <BoardMoney columns={columns} form={form} />
    </div>
  );
});
