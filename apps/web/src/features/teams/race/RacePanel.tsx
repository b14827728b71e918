import { useState } from 'react';
import { Link, useParams } from 'react-router-dom';
import type { RaceAnswer } from '@crease/core/seasons/race/race.answers.js';
import { paths } from '../../../platform/pages/paths.js';
import { buttonClass } from '../../../ui/Button.js';
import { Panel } from '../../../ui/page/Panel.js';
import { SegmentedControl } from '../../../ui/fields/SegmentedControl.js';
import { DASHES, RaceChart } from './RaceChart.js';
import { chartOf, firstChosen, standAt, type RaceView } from './race.model.js';
import { dayName, raceWords } from './race-labels.js';
import { RaceRow } from './RaceRow.js';
import { RaceTable } from './RaceTable.js';
import * as t from './race.words.en.js';

const VIEWS = [
  { value: 'points', label: t.points },
  { value: 'gap', label: t.behindLeader },
] as const;

export function RacePanel({
  race,
  mine,
  nameOf,
  colorOf,
}: {
  race: RaceAnswer;
  mine: string | null;
  nameOf: (id: string) => string;
  colorOf: (id: string) => string;
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
  if (race.days.length === 0) return <NoRace race={race} mine={mine} />;
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
            colorOf={colorOf}
            onDay={setRead}
          />
          <DayField day={day} at={at} last={last} onDay={setRead} />
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
              return (
                <RaceRow
                  key={row.teamId}
                  row={row}
                  name={nameOf(row.teamId)}
                  own={row.teamId === mine}
                  dash={place === -1 ? null : (DASHES[place % DASHES.length] ?? null)}
                  color={colorOf(row.teamId)}
                  view={view}
                  onToggle={() => toggle(row.teamId)}
                />
              );
            })}
          </ul>
        </div>
      </div>
      <RaceTable race={race} days={chart.days} nameOf={nameOf} mine={mine} />
    </Panel>
  );
}

function NoRace({ race, mine }: { race: RaceAnswer; mine: string | null }) {
  const { leagueId = '' } = useParams();
  return (
    <Panel
      title={t.race}
      state={{
        kind: 'empty',
        words: race.over ? t.noTeamEarnedPoints : t.raceNotBegun,
        detail: race.over ? t.noPointsKnown({ season: race.season }) : t.raceNotBegunHint,
        action:
          race.over || mine === null ? undefined : (
            <Link to={paths.team(leagueId, mine)} className={buttonClass('secondary')}>
              {t.checkRoster}
            </Link>
          ),
      }}
    />
  );
}

function DayField({ day, at, last, onDay }: { day: string; at: number; last: number; onDay: (at: number) => void }) {
  return (
    <label className="mt-3 flex items-center gap-3 text-sm">
      <span className="shrink-0 text-ink-2">{t.day}</span>
      <input
        type="range"
        min={0}
        max={last}
        value={at}
        aria-valuetext={dayName(day)}
        onChange={(event) => onDay(Number(event.target.value))}
        className="h-control min-w-0 flex-1 accent-accent"
      />
      <output className="w-28 shrink-0 text-right font-medium tabular-nums">{dayName(day)}</output>
    </label>
  );
}
