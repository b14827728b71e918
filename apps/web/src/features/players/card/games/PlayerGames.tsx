import { useState, type KeyboardEvent, type PointerEvent } from 'react';
import { locale } from '@crease/core/locale.js';
import type { LeaguePlayerProfile } from '@crease/core/players/players.schema.js';
import { DownloadCsv } from '../../../../platform/files/DownloadCsv.js';
import { useLoadedLeague } from '../../../open-league/league-data.js';
import { Select } from '../../../../ui/fields/Select.js';
import { DataTable, type Column } from '../../../../ui/lists/DataTable.js';
import { ErrorState } from '../../../../ui/page/Panel.js';
import { cx } from '../../../../ui/cx.js';
import { usePlayerGames } from '../../players-data.js';
import {
  figuresFor,
  gameBars,
  meanText,
  opponentWords,
  RECENT,
  type Game,
  type GameBars,
  type GameFigure,
} from './games.model.js';
import { GamesSkeleton } from './GamesSkeleton.js';
import * as t from './games.words.en.js';

const DAY = locale.dates({ timeZone: 'UTC', weekday: 'short', month: 'short', day: 'numeric' });
const dayName = (day: string) => DAY.format(Date.parse(`${day}T00:00:00Z`));

export function PlayerGames({
  leagueId,
  player,
  season,
}: {
  leagueId: string;
  player: LeaguePlayerProfile;
  season: string;
}) {
  const { league } = useLoadedLeague(leagueId);
  const query = usePlayerGames(leagueId, player.id, season);
  const figures = figuresFor(league, player.position);
  const [chosen, setChosen] = useState<string | null>(null);
  const figure = figures.find(({ key }) => key === chosen) ?? figures[0];
  if (figure === undefined) return null;
  const games = query.data?.games;
  const line = player.seasons.find((one) => one.season === season && !one.playoffs);
  const clubs = [...(line?.club?.split('/') ?? []), player.nhl_club].filter((club) => club !== null);
  const title = figure.key === 'points' ? t.pointsByGame : t.figureByGame;
  return (
    <section aria-label={title} className="mt-5">
      <div className="mb-2 flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
        <h3 className="font-semibold">{title}</h3>
        {figures.length > 1 && (
          <Select
            label={t.figure}
            hideLabel
            value={figure.key}
            options={figures.map(({ key, title: label }) => ({ value: key, label }))}
            onChange={setChosen}
          />
        )}
      </div>
      {games === undefined ? (
        query.error === null ? (
          <GamesSkeleton />
        ) : (
          <ErrorState message={query.error.message} retry={() => void query.refetch()} retrying={query.isFetching} />
        )
      ) : games.length === 0 ? (
        <p className="text-ink-3">{t.noSingleGames({ season })}</p>
      ) : (
        <>
          <Bars key={`${player.id} ${season}`} games={games} figure={figure} clubs={clubs} />
          <GamesTable games={games} figures={figures} clubs={clubs} name={player.full_name} />
        </>
      )}
    </section>
  );
}

const gameWords = (game: Game, figure: GameFigure, value: number | null, clubs: readonly string[]): string => {
  const shown = value === null ? '–' : figure.text(value);
  return [
    dayName(game.day),
    opponentWords(game, clubs),
    figure.key === 'points'
      ? t.gamePoints({ points: value ?? 0, shown })
      : t.gameFigure({ figure: figure.short, shown }),
  ]
    .filter((word) => word !== null)
    .join(' · ');
};

function meanWords(figure: GameFigure, { mean: season, recent }: GameBars): string | null {
  if (season === null) return null;
  const [ratio, mean] = [figure.under !== null, meanText(figure, season)];
  return recent === null
    ? t.meanOfSeason({ mean, ratio })
    : t.means({ games: RECENT, recent: meanText(figure, recent.mean), season: mean, ratio });
}

/** The bars, and the selected game in words. Pointer and arrow keys select. */
function Bars({ games, figure, clubs }: { games: readonly Game[]; figure: GameFigure; clubs: readonly string[] }) {
  const [picked, setPicked] = useState<number | null>(null);
  const drawn = gameBars(games, figure);
  const at = Math.min(picked ?? games.length - 1, games.length - 1);
  const game = games[at];
  if (game === undefined) return null;
  const words = gameWords(game, figure, drawn.values[at] ?? null, clubs);
  const read = (event: PointerEvent<HTMLElement>) => {
    // The bars lie inside padding and border.
    const box = (event.currentTarget.firstElementChild ?? event.currentTarget).getBoundingClientRect();
    setPicked(
      Math.max(0, Math.min(games.length - 1, Math.floor(((event.clientX - box.left) / box.width) * games.length))),
    );
  };
  const STEP: Readonly<Record<string, number>> = {
    ArrowLeft: at - 1,
    ArrowRight: at + 1,
    Home: 0,
    End: games.length - 1,
  };
  const step = (event: KeyboardEvent) => {
    const next = STEP[event.key];
    if (next === undefined) return;
    event.preventDefault();
    setPicked(Math.max(0, Math.min(games.length - 1, next)));
  };
  return (
    <>
      <div
        role="slider"
        tabIndex={0}
        aria-label={t.chartOf({ games: games.length })}
        aria-valuemin={1}
        aria-valuemax={games.length}
        aria-valuenow={at + 1}
        aria-valuetext={words}
        onPointerMove={read}
        onPointerDown={read}
        onKeyDown={step}
        className="relative h-24 cursor-crosshair touch-pan-y rounded-md border border-line bg-sunken px-2 py-1.5"
      >
        <Drawing drawn={drawn} at={at} />
      </div>
      <p className="mt-1.5 flex flex-wrap justify-between gap-x-4 text-sm tabular-nums">
        <span className="font-medium">{words}</span>
        <span className="text-ink-2">{meanWords(figure, drawn)}</span>
      </p>
    </>
  );
}

const HEIGHT = 100;
/** Games without points stay visible. */
const LEAST = 1.5;

function Drawing({ drawn: { bars, zero, recent }, at }: { drawn: GameBars; at: number }) {
  return (
    <svg
      aria-hidden="true"
      viewBox={`0 0 ${bars.length} ${HEIGHT}`}
      preserveAspectRatio="none"
      className="block size-full overflow-visible"
    >
      {bars.map(({ top, height }, index) => (
        <rect
          key={index}
          x={index + 0.12}
          width={0.76}
          y={height === 0 ? zero * HEIGHT - LEAST : top * HEIGHT}
          height={Math.max(LEAST, height * HEIGHT)}
          className={cx(
            index === at ? 'fill-accent forced-colors:fill-[Highlight]' : 'forced-colors:fill-[CanvasText]',
            index !== at && (height === 0 ? 'fill-line-strong' : 'fill-ink-3'),
          )}
        />
      ))}
      {recent !== null && (
        <path
          d={`M${bars.length - RECENT} ${recent.top * HEIGHT}H${bars.length}`}
          vectorEffect="non-scaling-stroke"
          strokeDasharray="4 3"
          className="stroke-ink stroke-2 forced-colors:stroke-[CanvasText]"
        />
      )}
    </svg>
  );
}

function GamesTable({
  games,
  figures,
  clubs,
  name,
}: {
  games: readonly Game[];
  figures: readonly GameFigure[];
  clubs: readonly string[];
  name: string;
}) {
  const [open, setOpen] = useState(false);
  const caption = t.gamesOf({ player: name });
  const columns: Column<Game>[] = [
    { key: 'day', header: t.date, cell: ({ day }) => dayName(day) },
    { key: 'opponent', header: t.opponent, cell: (game) => opponentWords(game, clubs) ?? '–' },
    ...figures.map((figure): Column<Game> => ({
      key: figure.key,
      header: figure.short,
      title: figure.title,
      align: 'end',
      cell: (game) => {
        const value = figure.of(game);
        return value === null ? '–' : figure.text(value);
      },
    })),
  ];
  return (
    <details className="mt-2" onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary className="inline-flex min-h-row cursor-pointer items-center rounded-sm text-sm text-accent-text">
        {t.allGames({ games: games.length })}
      </summary>
      {open && (
        <>
          <DataTable
            caption={caption}
            columns={columns}
            rows={games.toReversed()}
            rowKey={({ game_id }) => game_id}
            className="rounded-md border border-line"
          />
          <div className="mt-2 flex justify-end">
            <DownloadCsv name={caption} table={() => tableOf(games, figures, clubs)} />
          </div>
        </>
      )}
    </details>
  );
}

const tableOf = (games: readonly Game[], figures: readonly GameFigure[], clubs: readonly string[]) => ({
  head: ['day', 'opponent', ...figures.map(({ title }) => title.toLowerCase())],
  rows: games.map((game) => [game.day, opponentWords(game, clubs), ...figures.map(({ of }) => of(game))]),
});
