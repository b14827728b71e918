import type { LineupPlayerView } from '@crease/core/teams/lineup/lineup.answers.js';
import { cx } from '../../../ui/cx.js';
import { formatPoints } from '../../open-league/points.js';
import { formatWeekday } from '../../../ui/figures/time.js';
import * as t from './lineup.words.en.js';

type Form = LineupPlayerView['form'];

/** The best game of all players, so that bars compare. */
export const bestGame = (players: readonly LineupPlayerView[]): number =>
  Math.max(1, ...players.flatMap(({ form }) => form.map(({ points }) => points)));

/** Points of the last five games; figures only on large screens. */
export function PlayerForm({ form, best }: { form: Form; best: number }) {
  if (form.length === 0) return null;
  const figures = form.map(({ points }) => formatPoints(points));
  return (
    <span className="flex shrink-0 items-end gap-2" title={t.lastGames({ points: figures.join(' · ') })}>
      <span className="sr-only">{t.lastGames({ points: figures.join(', ') })}</span>
      <span aria-hidden="true" className="hidden text-xs text-ink-2 tabular-nums xl:inline">
        {figures.join(' · ')}
      </span>
      <span aria-hidden="true" className="flex h-3 w-[33px] items-end justify-end gap-0.5 sm:h-4.5">
        {form.map(({ day, points }, at) => (
          <span
            key={`${day} ${at}`}
            className={cx(
              'min-h-0.5 w-[5px] rounded-[1px]',
              at === form.length - 1 ? 'bg-accent' : 'bg-ink-3',
              points <= 0 && 'opacity-50',
            )}
            style={{ height: `${(Math.max(0, points) / best) * 100}%` }}
          />
        ))}
      </span>
    </span>
  );
}

/** The same figures as a table, with the days of the games. */
export function FormTable({ players }: { players: readonly LineupPlayerView[] }) {
  const played = players.filter(({ form }) => form.length > 0);
  if (played.length === 0) return null;
  return (
    <details className="mt-4 rounded-lg border border-line bg-surface shadow-1">
      <summary className="flex min-h-row cursor-pointer items-center px-4 text-sm text-accent-text outline-offset-[-2px] hover:bg-hover">
        {t.formTable}
      </summary>
      <div className="overflow-x-auto border-t border-line">
        <table className="w-full text-sm tabular-nums">
          <thead>
            <tr className="text-left text-xs text-ink-2">
              <th scope="col" className="px-4 py-1.5 font-medium">
                {t.player}
              </th>
              <th scope="col" className="px-4 py-1.5 font-medium">
                {t.pointsByGame}
              </th>
            </tr>
          </thead>
          <tbody>
            {played.map(({ id, name, form }) => (
              <tr key={id} className="border-t border-line">
                <th scope="row" className="px-4 py-1.5 text-left font-medium">
                  {name}
                </th>
                <td className="px-4 py-1.5 text-ink-2">
                  {form
                    .map(({ day, points }) =>
                      t.gameOfForm({
                        day: formatWeekday(Date.parse(`${day}T12:00:00Z`)),
                        points: formatPoints(points),
                      }),
                    )
                    .join(' · ')}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </details>
  );
}
