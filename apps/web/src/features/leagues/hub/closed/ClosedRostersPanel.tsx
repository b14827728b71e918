import { useState } from 'react';
import { useLoadedLeague } from '../../../open-league/league-data.js';
import { request } from '../../../../platform/requests/api-client.js';
import { useFields } from '../../../../platform/requests/use-fields.js';
import { useLeagueChange } from '../../../open-league/use-league-change.js';
import { Button } from '../../../../ui/Button.js';
import { ReasonField, isReason } from '../../../../ui/fields/ReasonField.js';
import { FormDialog } from '../../../../ui/layers/FormDialog.js';
import { Panel } from '../../../../ui/page/Panel.js';
import * as t from './closed-rosters.words.en.js';

interface OutTeam {
  readonly team_id: string;
  readonly team_name: string;
  readonly opened: boolean;
}

/** Teams without a match left in the play-offs, whose rosters a commissioner opens. Renders nothing without one. */
export function ClosedRostersPanel({ leagueId }: { leagueId: string }) {
  const { me, teams, teams_out: out } = useLoadedLeague(leagueId);
  const [changing, setChanging] = useState<OutTeam | null>(null);
  const shown = teams.flatMap(({ team_id, team_name }): OutTeam[] => {
    const state = out.find((one) => one.team_id === team_id);
    return state === undefined ? [] : [{ team_id, team_name, opened: state.opened }];
  });
  if (shown.length === 0) return null;
  return (
    <Panel title={t.outOfPlayoffs} flush>
      <ul>
        {shown.map((team) => (
          <li
            key={team.team_id}
            className="flex items-center justify-between gap-3 border-b border-line px-4 py-2 last:border-b-0"
          >
            <span className="min-w-0">
              <span className="font-medium">{team.team_name}</span>
              <span className="block text-xs text-ink-2">{team.opened ? t.rosterIsOpen : t.rosterIsClosed}</span>
            </span>
            {me.is_commissioner && (
              <Button
                size="sm"
                onClick={() => setChanging(team)}
                aria-label={(team.opened ? t.closeRosterOf : t.openRosterOf)({ team: team.team_name })}
              >
                {team.opened ? t.closeRoster : t.openRoster}
              </Button>
            )}
          </li>
        ))}
      </ul>
      {changing !== null && <OpeningDialog leagueId={leagueId} team={changing} onClose={() => setChanging(null)} />}
    </Panel>
  );
}

function OpeningDialog({ leagueId, team, onClose }: { leagueId: string; team: OutTeam; onClose: () => void }) {
  const change = useLeagueChange(leagueId, onClose, (reason: string) =>
    request('POST /:league_id/playoff-openings', {
      league_id: leagueId,
      body: { team_id: team.team_id, open: !team.opened, reason },
    }),
  );
  const form = useFields({ reason: '' }, change);
  const { reason } = form.values;
  return (
    <FormDialog
      onClose={onClose}
      title={(team.opened ? t.closeRosterOf : t.openRosterOf)({ team: team.team_name })}
      description={team.opened ? t.closeRosterHint : t.openRosterHint}
      submit={team.opened ? t.closeRoster : t.openRoster}
      ready={isReason(reason)}
      {...form.sending}
      onSubmit={() => change.mutate(reason.trim())}
    >
      <ReasonField {...form.field('reason')} />
    </FormDialog>
  );
}
