import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { PICTURE_HINT } from '@crease/core/auth/picture.rules.js';
import { request } from '../../platform/requests/api-client.js';
import { failureOf } from '../../platform/requests/failure.js';
import { keys } from '../open-league/league-data.js';
import { checkPicture, uploadPicture } from '../../platform/files/pictures.js';
import { useFields } from '../../platform/requests/use-fields.js';
import { TextField } from '../../ui/fields/Field.js';
import { FormDialog } from '../../ui/layers/FormDialog.js';
import { PictureField, type PictureChange } from '../../ui/fields/PictureField.js';
import { showToast } from '../../ui/layers/toast.js';
import * as t from './teams.words.en.js';

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
  const client = useQueryClient();
  const save = useMutation({
    mutationFn: async ({ team_name, logo }: { team_name: string | undefined; logo: PictureChange }) => {
      const uploaded = logo === null ? undefined : logo === 'none' ? null : await uploadPicture(logo.file);
      return request('PATCH /:league_id/teams/:team_id', {
        league_id: leagueId,
        team_id: teamId,
        body: { team_name, picture: uploaded },
      });
    },
    onSuccess: () => {
      showToast({ kind: 'success', text: t.teamSaved });
      onClose();
      void client.invalidateQueries({ queryKey: keys.league(leagueId) });
      void client.invalidateQueries({ queryKey: keys.myLeagues });
    },
  });
  const form = useFields<{ team_name: string; file: PictureChange }>({ team_name: opened, file: null }, save);
  const { file: logo } = form.values;
  const trimmed = form.values.team_name.trim();
  const renamed = trimmed !== opened;
  return (
    <FormDialog
      onClose={onClose}
      title={t.editTeam}
      submit={t.saveTeam}
      ready={trimmed !== '' && (renamed || logo !== null)}
      busy={form.sending.busy}
      error={failureOf(save.error, ['file', 'picture', 'team_name'])}
      onSubmit={() => save.mutate({ team_name: renamed ? trimmed : undefined, logo })}
    >
      <PictureField
        label={t.logo}
        name={trimmed === '' ? name : trimmed}
        picture={picture}
        check={checkPicture}
        hint={PICTURE_HINT}
        {...form.field('file', form.refused.picture)}
      />
      <TextField label={t.teamName} maxLength={40} data-autofocus="" {...form.text('team_name')} />
    </FormDialog>
  );
}
