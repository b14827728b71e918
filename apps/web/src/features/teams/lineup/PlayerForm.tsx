import type { LineupPlayerView } from '@crease/core/teams/lineup/lineup.answers.js';
import { cx } from '../../../ui/cx.js';
import { formatPoints } from '../../open-league/points.js';
import { formatWeekday } from '../../../ui/figures/time.js';
import * as t from './lineup.words.en.js';

type Form = LineupPlayerView['form'];

/** The best game of all players, so that bars compare. */
export const bestGame = (players: readonly LineupPlayerView[]): number =>
  Math.max(1, ...players.flatMap(({ form }) => form.map(({ points }) => points)));

/** The same for all rows of a wide list, also for players without a game. */
export const formWidth = (isAlone: boolean) =>
  cx('text-right @min-[26rem]/rows:w-[33px]', isAlone && '@min-[44rem]/rows:w-31');

/** Points of the last five games, with figures where no column of the day takes their room. */
export function PlayerForm({ form, best, isAlone }: { form: Form; best: number; isAlone: boolean }) {
  if (form.length === 0) return <span className={formWidth(isAlone)} />;
  const figures = form.map(({ points }) => formatPoints(points));
  return (
    <span
      className={cx('flex shrink-0 items-end justify-end gap-2', isAlone && 'col-span-2', formWidth(isAlone))}
      title={t.lastGames({ points: figures.join(' · ') })}
    >
      <span className="sr-only">{t.lastGames({ points: figures.join(', ') })}</span>
      {isAlone && (
        <span
          aria-hidden="true"
          className="hidden text-xs whitespace-nowrap text-ink-2 tabular-nums @min-[44rem]/rows:inline"
        >
          {figures.join(' · ')}
        </span>
      )}
      <span aria-hidden="true" className="flex h-3 w-[33px] items-end justify-end gap-0.5 @min-[26rem]/rows:h-4.5">
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
    <details className="rounded-lg border border-line bg-surface shadow-1">
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
