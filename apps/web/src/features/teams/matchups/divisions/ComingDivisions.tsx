import { useLoadedLeague } from '../../../open-league/league-data.js';
import { Panel } from '../../../../ui/page/Panel.js';
import { DivisionsOffice } from './DivisionsOffice.js';
import { useDivisions } from './divisions.data.js';
import * as t from './divisions.words.en.js';

/** Divisions of a coming season; nothing without divisions. */
export function ComingDivisions({ leagueId }: { leagueId: string }) {
  const { teams } = useLoadedLeague(leagueId);
  const { data } = useDivisions(leagueId);
  if (data === undefined || data.divisions.length === 0) return null;
  const placed = data.divisions.reduce((sum, { team_ids: ids }) => sum + ids.length, 0);
  return (
    <Panel
      title={t.divisions}
      actions={<DivisionsOffice leagueId={leagueId} />}
      footer={
        <p className="text-xs text-ink-3">
          {t.comingHint}
          {placed < teams.length && ` ${t.drawnLater}`}
        </p>
      }
    >
      <div className="grid gap-4 sm:grid-cols-2 lg:grid-cols-4">
        {data.divisions.map((division) => (
          <section key={division.number} aria-label={t.nameOf(division)}>
            <h3 className="text-sm font-semibold">{t.nameOf(division)}</h3>
            {division.team_ids.length === 0 ? (
              <p className="text-sm text-ink-3">{t.noTeams}</p>
            ) : (
              <ul className="mt-1 flex flex-col gap-0.5 text-sm">
                {teams
                  .filter(({ team_id: id }) => division.team_ids.includes(id))
                  .map(({ team_id: id, team_name: name }) => (
                    <li key={id} className="truncate">
                      {name}
                    </li>
                  ))}
              </ul>
            )}
          </section>
        ))}
      </div>
    </Panel>
  );
}
