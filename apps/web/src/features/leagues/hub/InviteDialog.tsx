import Copy from 'lucide-react/icons/copy';
import type { TeamSummary } from '@crease/core/leagues/league.schema.js';
import { request } from '../../../platform/requests/api-client.js';
import { keys, useSystemConfig } from '../../open-league/league-data.js';
import { useChange } from '../../../platform/requests/use-change.js';
import { useFields } from '../../../platform/requests/use-fields.js';
import { Button } from '../../../ui/Button.js';
import { Dialog } from '../../../ui/layers/Dialog.js';
import { TextField } from '../../../ui/fields/Field.js';
import { FormDialog } from '../../../ui/layers/FormDialog.js';
import { copyInvitation } from './copy-text.js';
import * as t from './hub.words.en.js';

export function InviteDialog({
  leagueId,
  team,
  onClose,
}: {
  leagueId: string;
  team: TeamSummary;
  onClose: () => void;
}) {
  const invite = useInvite(leagueId, team.team_id);
  const form = useFields({ email: '' }, invite);
  const email = form.values.email.trim();
  const made = invite.data;
  if (made !== undefined) return <Invited made={made} teamName={team.team_name} onClose={onClose} />;
  return (
    <FormDialog
      onClose={onClose}
      title={t.inviteManagerForTeam({ team: team.team_name })}
      submit={email === '' ? t.createLink : t.sendInvitation}
      {...form.sending}
      onSubmit={() => invite.mutate(email)}
    >
      <TextField
        label={t.emailOptional}
        type="email"
        inputMode="email"
        autoComplete="off"
        data-autofocus=""
        hint={t.emailEmptyHint}
        {...form.text('email')}
      />
    </FormDialog>
  );
}

function useInvite(leagueId: string, teamId: string) {
  return useChange({
    send: (email: string, key) => {
      const body = { team_id: teamId, email: email === '' ? null : email };
      return request('POST /:league_id/invitations', { league_id: leagueId, body, key });
    },
    stale: [keys.invitations(leagueId), keys.mail(leagueId)],
  });
}

function Invited({
  made,
  teamName,
  onClose,
}: {
  made: NonNullable<ReturnType<typeof useInvite>['data']>;
  teamName: string;
  onClose: () => void;
}) {
  const mail = useSystemConfig().data?.mail ?? true;
  return (
    <Dialog
      open
      onClose={onClose}
      title={t.invitationToTeam({ team: teamName })}
      footer={
        <>
          <Button onClick={onClose}>{t.done}</Button>
          {made.link !== null && (
            <Button
              variant="primary"
              icon={<Copy size={16} aria-hidden="true" />}
              onClick={() => void copyInvitation(made.link!)}
            >
              {t.copyLink}
            </Button>
          )}
        </>
      }
    >
      <p className="mb-3 text-ink-2">
        {made.email === null
          ? t.passLinkToManagerHint
          : mail
            ? t.invitationSentByMail({ email: made.email })
            : t.siteSendsNoMail({ email: made.email })}
      </p>
      <TextField
        label={t.invitationLink}
        readOnly
        value={made.link ?? ''}
        onFocus={(event) => event.target.select()}
        hint={t.linkRevocableHint}
      />
    </Dialog>
  );
}
