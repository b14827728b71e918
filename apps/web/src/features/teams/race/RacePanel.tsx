import { useState } from 'react';
import { sumOfPoints } from '@crease/core/players/scoring/scoring.table.js';
import type { RaceAnswer } from '@crease/core/seasons/race/race.answers.js';
import { formatPoints } from '../../open-league/points.js';
import { Panel } from '../../../ui/page/Panel.js';
import { SegmentedControl } from '../../../ui/fields/SegmentedControl.js';
import { cx } from '../../../ui/cx.js';
import { rankLabel } from '../standings/points.js';
import { DASHES, RaceChart } from './RaceChart.js';
import { chartOf, firstChosen, monthEnds, standAt, type RaceView } from './race.model.js';
import { counted, dayName, monthName, raceWords } from './race-labels.js';
import * as t from './race.words.en.js';

const VIEWS = [
  { value: 'points', label: t.points },
  { value: 'gap', label: t.behindLeader },
] as const;

export function RacePanel({
  race,
  mine,
  nameOf,
}: {
  race: RaceAnswer;
  mine: string | null;
  nameOf: (id: string) => string;
}) {
  const [view, setView] = useState<RaceView>('points');
  const [chosen, setChosen] = useState(() => firstChosen(race.teams, mine));
  const [read, setRead] = useState<number | null>(null);
  const chart = chartOf(race, view);
  const last = chart.days.length - 1;
  const at = Math.min(read ?? last, last);
  const toggle = (id: string) =>
    setChosen((known) =>
      known.includes(id) ? known.filter((one) => one !== id) : [...known, id].slice(-DASHES.length),
    );
  if (race.days.length === 0)
    return (
      <Panel
        title={t.race}
        state={{
          kind: 'empty',
          words: race.over ? t.noTeamEarnedPoints : t.raceNotBegun,
          detail: race.over ? t.noPointsKnown({ season: race.season }) : t.raceNotBegunHint,
        }}
      />
    );
  const day = chart.days[at] ?? '';
  return (
    <Panel
      title={t.race}
      actions={<SegmentedControl label={t.linesShow} value={view} options={VIEWS} onChange={setView} />}
      flush
    >
      <div className="grid lg:grid-cols-[minmax(0,1fr)_19rem]">
        <div className="min-w-0 p-4">
          <RaceChart
            chart={chart}
            mine={mine}
            chosen={chosen}
            at={at}
            label={raceWords(race, nameOf)}
            onDay={setRead}
          />
          <label className="mt-3 flex items-center gap-3 text-sm">
            <span className="shrink-0 text-ink-2">{t.day}</span>
            <input
              type="range"
              min={0}
              max={last}
              value={at}
              aria-valuetext={dayName(day)}
              onChange={(event) => setRead(Number(event.target.value))}
              className="h-control min-w-0 flex-1 accent-accent"
            />
            <output className="w-28 shrink-0 text-right font-medium tabular-nums">{dayName(day)}</output>
          </label>
        </div>
        <div className="min-w-0 border-line max-lg:border-t lg:border-l">
          <h3 className="px-4 pt-3 pb-1 text-xs text-ink-3">
            {(at === last ? t.afterDay : t.asItStoodAfter)({
              day: dayName(day),
              before: race.teams.some(({ less }) => less !== 0),
            })}
          </h3>
          <ul aria-label={t.teamsInRace} className="scroll-slim max-h-88 overflow-y-auto px-2 pb-2">
            {standAt(race, at).map((row) => {
              const place = chosen.indexOf(row.teamId);
              const own = row.teamId === mine;
              return (
                <li key={row.teamId}>
                  <button
                    type="button"
                    aria-pressed={own || place !== -1}
                    disabled={own}
                    onClick={() => toggle(row.teamId)}
                    className={cx(
                      'flex min-h-8 w-full items-center gap-2 rounded-md px-2 text-left text-sm outline-offset-[-2px] pointer-coarse:min-h-control',
                      own ? 'bg-accent-soft font-semibold' : 'hover:bg-hover',
                    )}
                  >
                    <span className="w-7 shrink-0 text-right tabular-nums">{rankLabel(row)}</span>
                    <Swatch own={own} dash={place === -1 ? null : (DASHES[place % DASHES.length] ?? null)} />
                    <span className="min-w-0 flex-1 py-1 leading-tight wrap-anywhere">
                      {nameOf(row.teamId)}
                      {own && <span className="sr-only">{` ${t.yourTeam}`}</span>}
                    </span>
                    <span className="shrink-0 tabular-nums" title={counted(row.points)}>
                      {view === 'points' || row.behind === 0
                        ? formatPoints(row.points)
                        : `−${formatPoints(row.behind)}`}
                    </span>
                  </button>
                </li>
              );
            })}
          </ul>
        </div>
      </div>
      <RaceTable race={race} days={chart.days} nameOf={nameOf} mine={mine} />
    </Panel>
  );
}

function Swatch({ own, dash }: { own: boolean; dash: string | null }) {
  return (
    <svg aria-hidden="true" viewBox="0 0 24 8" className="h-2 w-6 shrink-0">
      <path
        d="M0 4H24"
        strokeDasharray={dash ?? undefined}
        className={
          own
            ? 'stroke-accent stroke-3 forced-colors:stroke-[Highlight]'
            : dash === null
              ? 'stroke-line-strong opacity-35 forced-colors:stroke-[GrayText]'
              : 'stroke-ink stroke-2 forced-colors:stroke-[CanvasText]'
        }
      />
    </svg>
  );
}

/** The chart as a table: each team's points at the end of each month. */
function RaceTable({
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
