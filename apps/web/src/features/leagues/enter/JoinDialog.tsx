import { useState } from 'react';
import { tokenIn, useInvitationPreview } from '../../auth/invitation-data.js';
import { TextField } from '../../../ui/fields/Field.js';
import { FormDialog } from '../../../ui/layers/FormDialog.js';
import { sentence } from '../../../ui/text/sentence.js';
import * as t from './enter.words.en.js';

/** Joins a league by its commissioner's link. Shows the league before the user joins. */
export function JoinDialog({
  onJoin,
  onClose,
}: {
  onJoin: (invitation: string) => Promise<void>;
  onClose: () => void;
}) {
  const [link, setLink] = useState('');
  const [busy, setBusy] = useState(false);
  const token = tokenIn(link);
  const { data: found, error } = useInvitationPreview(token);
  const wrong = link.trim() !== '' && token === null ? t.pasteWholeLink : undefined;
  const join = () => {
    if (token === null) return;
    setBusy(true);
    void onJoin(token).finally(onClose);
  };
  return (
    <FormDialog
      title={t.joinLeague}
      description={t.pasteLinkHint}
      submit={found === undefined ? t.join : t.joinAsTeam({ team: found.team_name })}
      ready={found !== undefined}
      busy={busy}
      onSubmit={join}
      onClose={onClose}
    >
      <TextField
        label={t.invitationLink}
        value={link}
        onChange={(event) => setLink(event.target.value)}
        error={error?.message ?? wrong}
        autoComplete="off"
        spellCheck={false}
        inputMode="url"
        data-autofocus=""
      />
      {found !== undefined && (
        <p role="status" className="rounded-md bg-accent-soft px-3 py-2 text-sm wrap-anywhere">
          {sentence(found.co_manager ? t.invitesYouToCoManage : t.invitesYouToManage, {
            person: found.invited_by ?? t.theCommissioner,
            team: <strong className="font-semibold">{found.team_name}</strong>,
            league: <strong className="font-semibold">{found.league_name}</strong>,
          })}
        </p>
      )}
    </FormDialog>
  );
}
