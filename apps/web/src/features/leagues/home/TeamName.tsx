import type { TeamSummary } from '@crease/core/leagues/league.schema.js';
import { Monogram } from '../../../ui/marks/Monogram.js';

export function TeamName({ team }: { team: TeamSummary }) {
  return (
    <span className="flex min-w-0 items-center gap-2">
      <Monogram name={team.team_name} picture={team.picture} />
      <span className="max-w-44 truncate" title={team.team_name}>
        {team.team_name}
      </span>
    </span>
  );
}
