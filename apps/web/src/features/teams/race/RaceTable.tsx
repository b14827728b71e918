import { useState } from 'react';
import { sumOfPoints } from '@crease/core/players/scoring/scoring.table.js';
import type { RaceAnswer } from '@crease/core/seasons/race/race.answers.js';
import { formatPoints } from '../../open-league/points.js';
import { cx } from '../../../ui/cx.js';
import { monthEnds } from './race.model.js';
import { dayName, monthName } from './race-labels.js';
import * as t from './race.words.en.js';

/** The chart as a table: each team's points at the end of each month. */
export function RaceTable({
  race,
  days,
  nameOf,
  mine,
}: {
  race: RaceAnswer;
  days: readonly string[];
  nameOf: (id: string) => string;
  mine: string | null;
}) {
  const [open, setOpen] = useState(false);
  const ends = monthEnds(days);
  return (
    <details className="border-t border-line" onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary className="cursor-pointer px-4 py-2.5 text-sm text-ink-2 outline-offset-[-2px] hover:text-ink">
        {t.raceAsTable}
      </summary>
      {open && (
        <div role="group" aria-label={t.raceAsTable} tabIndex={0} className="scroll-slim overflow-x-auto">
          <table className="w-full text-sm tabular-nums">
            <caption className="sr-only">{t.raceTableCaption}</caption>
            <thead>
              <tr className="bg-sunken text-xs text-ink-3">
                <th scope="col" className="px-4 py-2 text-left font-medium">
                  {t.team}
                </th>
                {ends.map((index) => (
                  <th key={index} scope="col" className="px-3 py-2 text-right font-medium whitespace-nowrap">
                    {index === days.length - 1
                      ? dayName(days[index] ?? '')
                      : t.endOfMonth({ month: monthName(days[index] ?? '') })}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {race.teams.map((team) => (
                <tr
                  key={team.team_id}
                  className={cx('border-t border-line', team.team_id === mine && 'bg-accent-soft')}
                >
                  <th scope="row" className="max-w-40 truncate px-4 py-1.5 text-left font-medium sm:max-w-72">
                    {nameOf(team.team_id)}
                  </th>
                  {ends.map((index) => (
                    <td key={index} className="px-3 py-1.5 text-right">
                      {formatPoints(sumOfPoints(team.daily.slice(0, index)))}
                    </td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
    </details>
  );
}
