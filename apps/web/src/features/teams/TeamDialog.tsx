import { useState } from 'react';
import { markOf } from '@crease/core/team-mark.js';
import { PICTURE_WORDS } from '@crease/core/auth/words/picture.words.js';
import { request } from '../../platform/requests/api-client.js';
import { failureOf } from '../../platform/requests/failure.js';
import { keys } from '../open-league/league-data.js';
import { checkPicture, uploadPicture } from '../../platform/files/pictures.js';
import { useFields } from '../../platform/requests/use-fields.js';
import { useChange } from '../../platform/requests/use-change.js';
import { TextField } from '../../ui/fields/Field.js';
import { FormDialog } from '../../ui/layers/FormDialog.js';
import { PictureField, type PictureChange } from '../../ui/fields/PictureField.js';
import { TeamMarkField } from './TeamMarkField.js';
import * as t from './teams.words.en.js';

interface TeamChange {
  readonly team_name: string | undefined;
  readonly file: File | null;
  /** A drawn mark; null: the team's first one. */
  readonly chosen: string | null | undefined;
}

export function TeamDialog({
  leagueId,
  teamId,
  name,
  picture,
  onClose,
}: {
  leagueId: string;
  teamId: string;
  name: string;
  picture: string | null;
  onClose: () => void;
}) {
  // The name when the dialog opened: a name set by another user meanwhile is not a change here.
  const [opened] = useState(name);
  const save = useChange({
    send: async ({ team_name, file, chosen }: TeamChange) => {
      const uploaded = file === null ? chosen : await uploadPicture(file);
      return request('PATCH /:league_id/teams/:team_id', {
        league_id: leagueId,
        team_id: teamId,
        body: { team_name, picture: uploaded },
      });
    },
    said: t.teamSaved,
    onDone: onClose,
    stale: [keys.league(leagueId), keys.myLeagues],
  });
  const form = useFields<{ team_name: string; file: PictureChange; mark: string | null }>(
    { team_name: opened, file: null, mark: markOf(picture) === null ? null : picture },
    save,
  );
  const { file: logo, mark } = form.values;
  const file = logo !== null && logo !== 'none' ? logo.file : null;
  // A removed logo brings back the team's first mark if its mark is not known.
  const chosen = mark !== picture ? (mark ?? (logo === 'none' ? null : undefined)) : undefined;
  const hasLogo = logo === null ? mark === null : logo !== 'none';
  const trimmed = form.values.team_name.trim();
  const renamed = trimmed !== opened;
  return (
    <FormDialog
      onClose={onClose}
      title={t.editTeam}
      submit={t.saveTeam}
      ready={trimmed !== '' && (renamed || file !== null || chosen !== undefined)}
      busy={form.sending.busy}
      error={failureOf(save.error, ['file', 'picture', 'team_name'])}
      onSubmit={() => save.mutate({ team_name: renamed ? trimmed : undefined, file, chosen })}
    >
      <PictureField
        label={t.logo}
        name={trimmed === '' ? name : trimmed}
        picture={mark === null ? picture : null}
        mark={mark}
        check={checkPicture}
        hint={PICTURE_WORDS.hint}
        {...form.field('file', form.refused.picture)}
      />
      <TextField label={t.teamName} required maxLength={40} data-autofocus="" {...form.text('team_name')} />
      <TeamMarkField
        value={hasLogo ? null : mark}
        last={mark}
        onChange={(chosen) => form.set({ mark: chosen, file: logo === null ? null : 'none' })}
      />
    </FormDialog>
  );
}
