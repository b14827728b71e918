import { positionCode } from '@crease/core/position.js';
import { Suspense, useState } from 'react';
import { seasonAge } from '@crease/core/players/filter.rules.js';
import type { LeaguePlayerProfile, PlayerSeason } from '@crease/core/players/players.schema.js';
import { useLoadedLeague } from '../../open-league/league-data.js';
import { usePlayer, usePlayerPoints } from '../players-data.js';
import { Dialog } from '../../../ui/layers/Dialog.js';
import { LoadingRows } from '../../../ui/page/Panel.js';
import { AddPlayerDialog } from '../moves/AddPlayerDialog.js';
import { useMayAdd } from '../moves/may-add.js';
import { lazyPanel } from '../../../platform/pages/lazy-panel.js';
import { GamesSkeleton } from './games/GamesSkeleton.js';
import { useAuctioned } from '../../moves/market-data.js';
import { PlayerActions, whatCanBeDone } from './PlayerActions.js';
import { PlayerFacts } from './PlayerFacts.js';
import { PlayerHistory } from './PlayerHistory.js';
import { PlayerStanding } from './PlayerStanding.js';
import { StatusDialog } from './StatusDialog.js';
import { formatPoints } from '../../open-league/points.js';
import { usePlayersNight } from '../../tonight/tonight-data.js';
import { TonightSource } from '../../tonight/TonightLine.js';
import { DownloadCsv } from '../../../platform/files/DownloadCsv.js';
import { DataTable, type Column } from '../../../ui/lists/DataTable.js';
import { FIGURES, statText } from '../players.model.js';
import * as t from './card.words.en.js';

const PlayerGames = lazyPanel(() => import('./games/PlayerGames.js'), 'PlayerGames');

export function PlayerDialog({
  leagueId,
  playerId,
  season,
  onClose,
}: {
  leagueId: string;
  playerId: number;
  season: string;
  onClose: () => void;
}) {
  const loaded = useLoadedLeague(leagueId);
  const mayAdd = useMayAdd(leagueId);
  const query = usePlayer(leagueId, playerId, season);
  const earned = usePlayerPoints(leagueId, season);
  const auctioned = useAuctioned(leagueId);
  const [doing, setDoing] = useState<'add' | 'status' | null>(null);
  const player = query.data;
  if (player === undefined) {
    return (
      <Dialog open onClose={onClose} size="md" title={t.player}>
        <LoadingRows query={query} rows={8} lead={false} />
      </Dialog>
    );
  }
  if (doing === 'add') return <AddPlayerDialog leagueId={leagueId} player={player} onClose={() => setDoing(null)} />;
  if (doing === 'status') return <StatusDialog leagueId={leagueId} player={player} onClose={() => setDoing(null)} />;
  const can = whatCanBeDone(player, loaded, mayAdd || auctioned.has(player.id));
  return (
    <Dialog
      open
      onClose={onClose}
      size="lg"
      title={player.full_name}
      description={aboutWords(player, season)}
      footer={
        can === null ? undefined : <PlayerActions leagueId={leagueId} player={player} can={can} onDo={setDoing} />
      }
    >
      <PlayerTonight leagueId={leagueId} playerId={playerId} club={player.nhl_club} />
      <PlayerStanding leagueId={leagueId} player={player} />
      <PlayerFacts
        player={player}
        season={season}
        earned={earned.data === undefined ? undefined : (earned.data.get(playerId) ?? null)}
      />
      <Suspense fallback={<GamesSkeleton />}>
        <PlayerGames leagueId={leagueId} player={player} season={season} />
      </Suspense>
      <PlayerHistory leagueId={leagueId} playerId={playerId} />
      <PlayerCareer player={player} />
    </Dialog>
  );
}

function aboutWords(player: LeaguePlayerProfile, season: string): string {
  const age = seasonAge(player.birth_date, season);
  return [
    positionCode(player.position_detail ?? player.position),
    age === null ? null : t.ageInYears({ age }),
    player.birth_country,
    player.draft_overall === null ? null : t.draftedInYear({ year: player.draft_year, number: player.draft_overall }),
  ]
    .filter((word) => word !== null)
    .join(' · ');
}

function PlayerTonight({ leagueId, playerId, club }: { leagueId: string; playerId: number; club: string | null }) {
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

function PlayerCareer({ player }: { player: LeaguePlayerProfile }) {
  const kind = player.position === 'G' ? 'goalie' : 'skater';
  const figures = FIGURES.filter((one) => one.for === undefined || one.for === kind);
  const columns: Column<PlayerSeason>[] = [
    {
      key: 'season',
      header: t.season,
      cell: (line) => (line.playoffs ? t.nhlPlayoffsOf({ season: line.season }) : line.season),
    },
    { key: 'club', header: t.club, cell: (line) => line.club ?? '–' },
    ...figures.map((one): Column<PlayerSeason> => ({
      key: one.key,
      header: one.short,
      title: one.title,
      align: 'end',
      cell: (line) => statText({ stats: line }, one.key),
    })),
  ];
  return (
    <section aria-label={t.career} className="mt-5">
      <div className="mb-2 flex items-center justify-between gap-3">
        <h3 className="font-semibold">{t.career}</h3>
        <DownloadCsv
          name={player.full_name}
          disabled={player.seasons.length === 0}
          table={() => ({
            head: ['season', 'playoffs', 'club', ...figures.map(({ title }) => title)],
            rows: player.seasons.map((line) => [
              line.season,
              line.playoffs,
              line.club,
              ...figures.map(({ key }) => statText({ stats: line }, key)),
            ]),
          })}
        />
      </div>
      {player.seasons.length === 0 ? (
        <p className="text-ink-3">{t.noSeasonsRecorded}</p>
      ) : (
        <DataTable
          caption={t.seasonsOf({ player: player.full_name })}
          columns={columns}
          rows={player.seasons}
          rowKey={(line) => `${line.season}${line.playoffs}`}
          className="rounded-md border border-line"
        />
      )}
    </section>
  );
}
