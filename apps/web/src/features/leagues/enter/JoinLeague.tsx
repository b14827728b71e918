import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { LeagueLinkPreview } from '@crease/core/leagues/league-link/league-link.answers.js';
import { request } from '../../../platform/requests/api-client.js';
import { failureOf } from '../../../platform/requests/failure.js';
import { useJoinLinkPreview } from '../../auth/invitation-data.js';
import { keys } from '../../open-league/league-data.js';
import { Button } from '../../../ui/Button.js';
import { Spinner } from '../../../ui/Spinner.js';
import { Select } from '../../../ui/fields/Select.js';
import { Dialog } from '../../../ui/layers/Dialog.js';
import { FormDialog } from '../../../ui/layers/FormDialog.js';
import { showToast } from '../../../ui/layers/toast.js';
import * as t from './enter.words.en.js';

interface JoinLeagueProps {
  /** Token of the league's link. */
  token: string;
  onClose: () => void;
  onJoined: (leagueId: string) => void;
}

export function JoinLeague(props: JoinLeagueProps) {
  const { data, error, isPending } = useJoinLinkPreview(props.token);
  if (data !== undefined && (data.free.length > 0 || data.held > 0)) return <TakeTeam {...props} league={data} />;
  return (
    <Dialog
      open
      onClose={props.onClose}
      title={data === undefined ? t.joinLeague : t.joinNamedLeague({ league: data.league_name })}
      footer={<Button onClick={props.onClose}>{t.close}</Button>}
    >
      {isPending ? (
        <Spinner label={t.openingLink} className="flex justify-center py-8" />
      ) : (
        <p className="text-ink">
          {data === undefined ? failureOf(error) : t.leagueIsFull({ league: data.league_name, teams: data.teams })}
        </p>
      )}
    </Dialog>
  );
}

/** No choice is the next open team, in case a team has just been taken. */
const NEXT = '';

function TakeTeam({ token, league, onClose, onJoined }: JoinLeagueProps & { league: LeagueLinkPreview }) {
  const client = useQueryClient();
  const [chosen, setChosen] = useState(NEXT);
  const team = league.free.some(({ team_id }) => team_id === chosen) ? chosen : NEXT;
  const join = useMutation({
    mutationFn: () =>
      request('POST /join-league', { body: { link_token: token, team_id: team === NEXT ? null : team } }),
    onSuccess: async ({ league_id: leagueId }) => {
      await client.resetQueries({ queryKey: keys.league(leagueId) });
      showToast({ kind: 'success', text: t.joinedLeague({ league: league.league_name }) });
      onJoined(leagueId);
    },
    // Another person took the team: the list shows those that are left.
    onError: () => client.invalidateQueries({ queryKey: ['join-link', token] }),
  });
  const { free } = league;
  return (
    <FormDialog
      title={t.joinNamedLeague({ league: league.league_name })}
      description={t.teamsAreOpen({
        person: league.invited_by ?? t.theCommissioner,
        open: free.length,
        teams: league.teams,
      })}
      submit={free.length === 1 ? t.joinAsTeam({ team: free[0]!.team_name }) : t.joinLeagueNow}
      busy={join.isPending}
      error={failureOf(join.error)}
      onSubmit={() => join.mutate()}
      onClose={onClose}
    >
      {free.length > 1 && (
        <Select
          label={t.yourTeam}
          hint={t.renameTeamHint}
          data-autofocus=""
          value={team}
          onChange={(next) => {
            join.reset();
            setChosen(next);
          }}
          options={[
            { value: NEXT, label: t.nextOpenTeam },
            ...free.map(({ team_id, team_name }) => ({ value: team_id, label: team_name })),
          ]}
        />
      )}
      <p className="text-sm text-ink-3">
        {league.league_type === 'dynasty' ? t.dynastyLeagueHint : t.reDraftLeagueHint}
      </p>
    </FormDialog>
  );
}
