import { useState } from 'react';
import type { DraftPickView } from '@crease/core/answer.parts.js';
import type { TeamSummary } from '@crease/core/leagues/league.schema.js';
import { useLoadedLeague, useTeamsById } from '../../open-league/league-data.js';
import { DataTable, type Column } from '../../../ui/lists/DataTable.js';
import { Monogram } from '../../../ui/marks/Monogram.js';
import { Select } from '../../../ui/fields/Select.js';
import { pickSeason, pickTable } from './assets.js';
import { TeamName } from './TeamName.js';
import * as t from './home.words.en.js';

export function DraftPicks({ leagueId, picks }: { leagueId: string; picks: readonly DraftPickView[] }) {
  const { league, teams } = useLoadedLeague(leagueId);
  const seasons = [...new Set(picks.map((pick) => pick.season))].sort();
  const [season, setSeason] = useState(() => pickSeason(picks, league.current_season));
  const { rounds, rows } = pickTable(
    picks,
    teams.map((team) => team.team_id),
    season,
  );
  const { teamOf } = useTeamsById(leagueId);
  const columns: Column<(typeof rows)[number]>[] = [
    { key: 'team', header: t.pickOf, cell: (row) => <TeamName team={teamOf(row.teamId)!} /> },
    ...rounds.map((round): Column<(typeof rows)[number]> => ({
      key: `round-${round}`,
      header: t.roundMark({ round }),
      title: t.roundNumber({ round }),
      cell: (row) => {
        const own = row.byRound.get(round) ?? [];
        if (own.length === 0) return <span className="text-ink-3">-</span>;
        return (
          <span className="flex flex-col gap-0.5">
            {own.map((pick) => (
              <DraftPick key={pick.id} pick={pick} owner={teamOf(pick.owned_by)} />
            ))}
          </span>
        );
      },
    })),
  ];
  return (
    <>
      {seasons.length > 1 && (
        <div className="border-b border-line p-3">
          <Select
            label={t.season}
            hideLabel
            value={season}
            options={seasons.map((one) => ({ value: one, label: one }))}
            onChange={setSeason}
            className="w-36"
          />
        </div>
      )}
      <DataTable
        caption={t.draftPicksByRound({ season })}
        columns={columns}
        rows={rows}
        rowKey={(row) => row.teamId}
        maxHeight="32rem"
      />
    </>
  );
}

function DraftPick({ pick, owner }: { pick: DraftPickView; owner: TeamSummary | undefined }) {
  return (
    <span
      className="inline-flex items-center gap-1.5 text-xs"
      title={owner === undefined ? undefined : t.ownedByTeam({ team: owner.team_name })}
    >
      {pick.owned_by !== pick.assigned_to && owner !== undefined ? (
        <>
          <Monogram name={owner.team_name} picture={owner.picture} size="xs" />
          <span className="sr-only">{t.ownedByTeamSpoken({ team: owner.team_name })}</span>
        </>
      ) : (
        <span className="text-ink-3">{t.ownPick}</span>
      )}
      {pick.pick_number !== null && <span className="font-medium">{pick.pick_number}</span>}
    </span>
  );
}
