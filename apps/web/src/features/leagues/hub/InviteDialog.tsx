import { useMutation, useQueryClient } from '@tanstack/react-query';
import Copy from 'lucide-react/icons/copy';
import type { TeamSummary } from '@crease/core/leagues/league.schema.js';
import { request } from '../../../platform/api-client.js';
import { keys, useSystemConfig } from '../../open-league/league-data.js';
import { useOnce } from '../../../platform/once.js';
import { useFields } from '../../../platform/use-fields.js';
import { Button } from '../../../ui/Button.js';
import { Dialog } from '../../../ui/Dialog.js';
import { TextField } from '../../../ui/Field.js';
import { FormDialog } from '../../../ui/FormDialog.js';
import { copyInvitation } from './copy-text.js';

export function InviteDialog({
  leagueId,
  team,
  onClose,
}: {
  leagueId: string;
  team: TeamSummary;
  onClose: () => void;
}) {
  const client = useQueryClient();
  const once = useOnce();
  const invite = useMutation({
    mutationFn: (email: string) => {
      const body = { team_id: team.team_id, email: email === '' ? null : email };
      return once(body, (key) => request('POST /:league_id/invitations', { league_id: leagueId, body, key }));
    },
    onSuccess: () => {
      void client.invalidateQueries({ queryKey: keys.invitations(leagueId) });
      void client.invalidateQueries({ queryKey: keys.mail(leagueId) });
    },
  });
  const form = useFields({ email: '' }, invite);
  const email = form.values.email.trim();
  const made = invite.data;
  const mail = useSystemConfig().data?.mail ?? true;

  if (made !== undefined)
    return (
      <Dialog
        open
        onClose={onClose}
        title={`Invitation to ${team.team_name}`}
        footer={
          <>
            <Button onClick={onClose}>Done</Button>
            {made.link !== null && (
              <Button
                variant="primary"
                icon={<Copy size={16} aria-hidden="true" />}
                onClick={() => void copyInvitation(made.link!)}
              >
                Copy link
              </Button>
            )}
          </>
        }
      >
        <p className="mb-3 text-ink-2">
          {made.email === null
            ? 'Send this link to the manager. The first person to open it gets the team.'
            : mail
              ? `The invitation is on its way to ${made.email}. The link works too:`
              : `This site sends no mail. Send ${made.email} this link yourself: the first person to open it gets the team.`}
        </p>
        <TextField
          label="Invitation link"
          readOnly
          value={made.link ?? ''}
          onFocus={(event) => event.target.select()}
          hint="Works once, for 14 days. You can revoke it at any time."
        />
      </Dialog>
    );

  return (
    <FormDialog
      onClose={onClose}
      title={`Invite a manager for ${team.team_name}`}
      submit={email === '' ? 'Create link' : 'Send invitation'}
      {...form.sending}
      onSubmit={() => invite.mutate(email)}
    >
      <TextField
        label="Email (optional)"
        type="email"
        inputMode="email"
        autoComplete="off"
        data-autofocus=""
        hint="Leave it empty to get a link you can send yourself."
        {...form.text('email')}
      />
    </FormDialog>
  );
}
