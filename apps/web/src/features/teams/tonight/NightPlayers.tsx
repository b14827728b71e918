import { useState } from 'react';
import { Link } from 'react-router-dom';
import type { NightBoardAnswer } from '@crease/core/seasons/tonight/night-board.answers.js';
import type { TonightAnswer } from '@crease/core/seasons/tonight.answers.js';
import { paths } from '../../../platform/pages/paths.js';
import { cx } from '../../../ui/cx.js';
import { Select } from '../../../ui/fields/Select.js';
import { Badge } from '../../../ui/marks/Badge.js';
import { PositionTag, StatusTag } from '../../../ui/marks/tags.js';
import { Panel } from '../../../ui/page/Panel.js';
import { useLoadedLeague, useTeamsById } from '../../open-league/league-data.js';
import { formatPoints } from '../../open-league/points.js';
import { statusTag } from '../../players/player-status.js';
import { nightRows, partOf, type NightRow } from './night.model.js';
import { useHighlight } from './use-highlight.js';
import * as t from './tonight-screen.words.en.js';

/** Players with a game; the reader's team first. */
export function NightPlayers({
  leagueId,
  night,
  board,
  mine,
  now,
}: {
  leagueId: string;
  night: TonightAnswer;
  board: NightBoardAnswer;
  mine: string | null;
  now: number;
}) {
  const { teams } = useLoadedLeague(leagueId);
  const { nameOf } = useTeamsById(leagueId);
  const [chosen, setChosen] = useState(mine ?? teams[0]?.team_id ?? '');
  const rows = nightRows(night, board, chosen, now);
  // Without lines of the night two players fit next to each other.
  const ahead = partOf(night.games) === 'before';
  return (
    <Panel
      title={t.playersTonight}
      flush
      bodyClassName="@container"
      actions={
        <Select
          label={t.showTeam}
          hideLabel
          value={chosen}
          options={teams.map((team) => ({ value: team.team_id, label: team.team_name }))}
          onChange={setChosen}
          className="w-44"
        />
      }
      state={
        rows.length === 0
          ? { kind: 'empty', words: t.noPlayersOfTeam({ team: nameOf(chosen) }), detail: t.noPlayersHint }
          : { kind: 'full' }
      }
    >
      <ul className={cx('divide-y divide-line', ahead && '@xl:grid @xl:grid-cols-2')}>
        {rows.map((row) => (
          <PlayerLine key={`${chosen} ${row.player_id}`} leagueId={leagueId} row={row} />
        ))}
      </ul>
    </Panel>
  );
}

function PlayerLine({ leagueId, row }: { leagueId: string; row: NightRow }) {
  const { player_id: id, name, position, detail, status, game, line, points, isIn, when } = row;
  const lit = useHighlight(line);
  const tag = statusTag(status);
  return (
    <li className={cx('flex min-h-11 items-center gap-2.5 px-4 py-1', lit)}>
      <PositionTag position={position} detail={detail} exact />
      <div className="min-w-0 flex-1">
        <p className="flex items-center gap-1.5">
          <Link
            to={paths.player(leagueId, id)}
            className={cx('truncate rounded-sm font-medium hover:underline', !isIn && 'text-ink-2')}
            title={name}
          >
            {name}
          </Link>
          {tag !== null && <StatusTag status={tag} />}
          {!isIn && (
            <span title={t.benchHint} className="inline-flex">
              <Badge>{t.bench}</Badge>
            </span>
          )}
        </p>
        <p className={cx('text-xs tabular-nums', when === 'live' ? 'text-accent-text' : 'text-ink-3')}>{game}</p>
      </div>
      {line !== null && (
        <p className="shrink-0 text-right">
          <span className={cx('block text-sm', when === 'live' && 'font-medium')}>{line}</span>
          {points !== null && (
            <span className={cx('block text-xs tabular-nums', isIn ? 'text-ink-2' : 'text-ink-3')}>
              {t.pointsOf({ points: formatPoints(points), count: points })}
            </span>
          )}
        </p>
      )}
    </li>
  );
}
