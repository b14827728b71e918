import { formatPoints } from '../../open-league/points.js';
import { usePlayersNight } from '../../tonight/tonight-data.js';
import { TonightSource } from '../../tonight/TonightLine.js';
import * as t from './card.words.en.js';

export function PlayerTonight({
  leagueId,
  playerId,
  club,
}: {
  leagueId: string;
  playerId: number;
  club: string | null;
}) {
  const night = usePlayersNight(leagueId, playerId, club);
  if (night === null) return null;
  const { game, line, points, final } = night;
  return (
    <section
      aria-label={t.tonight}
      className="mb-4 flex flex-col gap-1 rounded-md border border-line bg-sunken px-3 py-2.5"
    >
      <div className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-0.5">
        <h3 className="text-sm font-semibold">{t.tonight}</h3>
        <p className="text-sm text-ink-2 tabular-nums">{game}</p>
      </div>
      {line !== null && (
        <p className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-0.5">
          <span className="font-medium">{line}</span>
          {points !== null && (
            <span className="text-sm tabular-nums">
              {(final ? t.pointsCounted : t.pointsSoFar)({ points, shown: formatPoints(points) })}
            </span>
          )}
        </p>
      )}
      <TonightSource night={night} />
    </section>
  );
}
