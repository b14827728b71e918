import { useState } from 'react';
import { tokenIn, useInvitationPreview, useJoinLinkPreview } from '../../auth/invitation-data.js';
import { TextField } from '../../../ui/fields/Field.js';
import { FormDialog } from '../../../ui/layers/FormDialog.js';
import { sentence } from '../../../ui/text/sentence.js';
import * as t from './enter.words.en.js';

export function JoinDialog({
  onJoin,
  onChoose,
  onClose,
}: {
  onJoin: (invitation: string) => Promise<void>;
  /** The link invites to all open teams of its league. */
  onChoose: (leagueLink: string) => void;
  onClose: () => void;
}) {
  const [link, setLink] = useState('');
  const [busy, setBusy] = useState(false);
  const pasted = tokenIn(link);
  const invitation = useInvitationPreview(pasted?.kind === 'invitation' ? pasted.token : null);
  const league = useJoinLinkPreview(pasted?.kind === 'league' ? pasted.token : null);
  const found = invitation.data;
  const error = invitation.error ?? league.error;
  const wrong = link.trim() !== '' && pasted === null ? t.pasteWholeLink : undefined;
  const join = () => {
    if (pasted?.kind === 'league') return onChoose(pasted.token);
    if (pasted === null) return;
    setBusy(true);
    void onJoin(pasted.token).finally(onClose);
  };
  return (
    <FormDialog
      title={t.joinLeague}
      description={t.pasteLinkHint}
      submit={
        league.data !== undefined
          ? t.chooseTeam
          : found === undefined
            ? t.join
            : t.joinAsTeam({ team: found.team_name })
      }
      ready={found !== undefined || league.data !== undefined}
      busy={busy}
      onSubmit={join}
      onClose={onClose}
    >
      <TextField
        label={t.invitationLink}
        required
        value={link}
        onChange={(event) => setLink(event.target.value)}
        error={error?.message ?? wrong}
        autoComplete="off"
        spellCheck={false}
        inputMode="url"
        data-autofocus=""
      />
      {league.data !== undefined && (
        <p role="status" className="rounded-md bg-accent-soft px-3 py-2 text-sm wrap-anywhere">
          {sentence(t.linkToOpenTeams, {
            person: league.data.invited_by ?? t.theCommissioner,
            league: <strong className="font-semibold">{league.data.league_name}</strong>,
          })}
        </p>
      )}
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
