import { useState } from 'react';
import { Link } from 'react-router-dom';
import { locale } from '@crease/core/locale.js';
import type { BroughtRostersAnswer } from '@crease/core/imports/move-in/move-in.answers.js';
import { DownloadCsv } from '../../../platform/files/DownloadCsv.js';
import { paths } from '../../../platform/pages/paths.js';
import { PLACE } from '../../trades/trade-assets.js';
import { Panel, panelState } from '../../../ui/page/Panel.js';
import { Select } from '../../../ui/fields/Select.js';
import { SkeletonRows } from '../../../ui/page/Skeleton.js';
import { useBroughtRosters } from './race.data.js';
import * as t from './race.words.en.js';

type Player = BroughtRostersAnswer['players'][number];

export function BroughtRosters({
  leagueId,
  seasons,
  nameOf,
}: {
  leagueId: string;
  /** Newest first. */
  seasons: readonly string[];
  nameOf: (teamId: string) => string;
}) {
  const [season, setSeason] = useState(seasons[0] ?? '');
  const query = useBroughtRosters(leagueId, season);
  const players = query.data?.players ?? [];
  const teams = [...new Set(players.map(({ team_id }) => team_id))]
    .map((id) => ({ id, name: nameOf(id), of: players.filter(({ team_id }) => team_id === id) }))
    .sort((one, two) => locale.compareNatural(one.name, two.name));
  return (
    <Panel
      title={t.pastRosters}
      flush
      skeleton={<SkeletonRows rows={4} />}
      state={panelState(query, () => null)}
      actions={
        <>
          <Select
            label={t.seasonOfRosters}
            hideLabel
            value={season}
            options={seasons.map((one) => ({ value: one, label: one }))}
            onChange={setSeason}
          />
          <DownloadCsv
            name={`rosters-${season}`}
            disabled={players.length === 0}
            table={() => ({
              head: ['season', 'team', 'player', 'player_id', 'place'],
              rows: teams.flatMap(({ name, of }) =>
                of.map((one) => [season, name, one.name, one.player_id, one.place]),
              ),
            })}
          />
        </>
      }
    >
      <ul className="divide-y divide-line">
        {teams.map(({ id, name, of }) => (
          <TeamPlayers key={id} leagueId={leagueId} name={name} players={of} />
        ))}
      </ul>
    </Panel>
  );
}

function TeamPlayers({ leagueId, name, players }: { leagueId: string; name: string; players: readonly Player[] }) {
  return (
    <li>
      <details>
        <summary className="flex min-h-11 cursor-pointer items-center gap-3 px-4 py-2 outline-offset-[-2px] hover:bg-hover">
          <span className="min-w-0 flex-1 wrap-anywhere">{name}</span>
          <span className="text-xs text-ink-3 tabular-nums">{t.playerCount({ count: players.length })}</span>
        </summary>
        <ul className="grid gap-x-6 border-t border-line bg-sunken px-4 py-2 text-sm sm:grid-cols-2 lg:grid-cols-3">
          {players.map((one, at) => (
            <Line key={at} leagueId={leagueId} player={one} />
          ))}
        </ul>
      </details>
    </li>
  );
}

function Line({ leagueId, player: { name, player_id, place } }: { leagueId: string; player: Player }) {
  return (
    <li className="flex flex-wrap items-baseline gap-x-2 py-0.5">
      {player_id === null ? (
        <span className="wrap-anywhere">{name}</span>
      ) : (
        <Link to={paths.player(leagueId, player_id)} className="rounded-sm wrap-anywhere hover:underline">
          {name}
        </Link>
      )}
      {place !== null && place !== 'active' && <span className="text-xs text-ink-3">{PLACE[place]}</span>}
    </li>
  );
}
