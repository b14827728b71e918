import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { PICTURE_HINT } from '@crease/core/auth/picture.rules.js';
import type { TeamAnswer } from '@crease/core/teams/team.answers.js';
import { api } from '../../platform/api-client.js';
import { failureOf, refusedFields } from '../../platform/failure.js';
import { keys } from '../../platform/league-data.js';
import { checkPicture, uploadPicture } from '../../platform/pictures.js';
import { TextField } from '../../ui/Field.js';
import { FormDialog } from '../../ui/FormDialog.js';
import { PictureField, type PictureChange } from '../../ui/PictureField.js';
import { showToast } from '../../ui/toast.js';

/** A team's name and logo. */
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
  // As it was when the dialog opened: a name that somebody gave the team meanwhile is not this one's change.
  const [opened] = useState(name);
  const [value, setValue] = useState(opened);
  const [logo, setLogo] = useState<PictureChange>(null);
  const client = useQueryClient();
  const trimmed = value.trim();
  const changed = (trimmed !== '' && trimmed !== opened) || logo !== null;
  const save = useMutation({
    mutationFn: async () => {
      const uploaded = logo === null ? undefined : logo === 'none' ? null : await uploadPicture(logo.file);
      return api.patch<TeamAnswer>(`${leagueId}/teams/${teamId}`, {
        team_name: trimmed === opened ? undefined : trimmed,
        picture: uploaded,
      });
    },
    onSuccess: () => {
      showToast({ kind: 'success', text: 'Team saved' });
      onClose();
      void client.invalidateQueries({ queryKey: keys.league(leagueId) });
      void client.invalidateQueries({ queryKey: keys.myLeagues });
    },
  });
  const refused = refusedFields(save.error);
  return (
    <FormDialog
      onClose={onClose}
      title="Edit team"
      submit="Save team"
      ready={changed && trimmed !== ''}
      busy={save.isPending}
      error={failureOf(save.error, ['file', 'picture', 'team_name'])}
      onSubmit={() => save.mutate()}
    >
      <PictureField
        label="Logo"
        name={trimmed === '' ? name : trimmed}
        picture={picture}
        value={logo}
        check={checkPicture}
        hint={PICTURE_HINT}
        error={refused.file ?? refused.picture}
        onChange={(change) => {
          setLogo(change);
          save.reset();
        }}
      />
      <TextField
        label="Team name"
        value={value}
        maxLength={40}
        data-autofocus=""
        error={refused.team_name}
        onChange={(event) => {
          setValue(event.target.value);
          save.reset();
        }}
      />
    </FormDialog>
  );
}
