import { useMutation } from '@tanstack/react-query';
import type { AdminUser } from '@crease/core/auth/auth.schema.js';
import { RESET_MINUTES } from '@crease/core/auth/links.rules.js';
import { request } from '../../platform/api-client.js';
import { useFields } from '../../platform/use-fields.js';
import { Button } from '../../ui/Button.js';
import { Dialog } from '../../ui/Dialog.js';
import { TextField } from '../../ui/Field.js';
import { FormDialog } from '../../ui/FormDialog.js';
import { showToast } from '../../ui/toast.js';

/** Explains the effect of disabling and asks for a reason, which goes into the security log. */
export function DisableDialog({ user, onClose, onDone }: { user: AdminUser; onClose: () => void; onDone: () => void }) {
  const disable = useMutation({
    mutationFn: (reason: string) =>
      request('POST /admin/users/:user_id/disable', { user_id: user.uid, body: { reason } }),
    onSuccess: () => {
      showToast({ kind: 'success', text: `${user.user_name} was disabled`, detail: 'All sessions were ended.' });
      onDone();
      onClose();
    },
  });
  const form = useFields({ reason: '' }, disable);
  const reason = form.values.reason.trim();
  return (
    <FormDialog
      role="alertdialog"
      onClose={onClose}
      title={`Disable ${user.first_name} ${user.last_name}?`}
      submit="Disable account"
      danger
      ready={reason !== ''}
      {...form.sending}
      onSubmit={() => disable.mutate(reason)}
    >
      <ul className="ml-4 flex list-disc flex-col gap-1 text-sm text-ink-2">
        <li>Every session of {user.email} ends at once.</li>
        <li>Signing in says “This account has been disabled.”</li>
        <li>Teams and leagues stay as they are. In a draft the clock picks for the team.</li>
        <li>You can enable the account again at any time.</li>
      </ul>
      <TextField
        label="Reason"
        hint="For the security log; the user does not see it."
        maxLength={300}
        data-autofocus=""
        {...form.text('reason')}
      />
    </FormDialog>
  );
}

/** A link for the site owner to pass on when the installation cannot send mail. */
export function ResetLinkDialog({ user, link, onClose }: { user: AdminUser; link: string; onClose: () => void }) {
  const copy = () =>
    void navigator.clipboard.writeText(link).then(
      () => showToast({ kind: 'success', text: 'Link copied' }),
      () =>
        showToast({ kind: 'error', text: 'The link could not be copied', detail: 'Select it and copy it yourself.' }),
    );
  return (
    <Dialog
      open
      onClose={onClose}
      title={`Reset link for ${user.user_name}`}
      description={`Works once, for ${RESET_MINUTES} minutes. Send it in a way that only ${user.first_name} can read.`}
      footer={
        <>
          <Button onClick={onClose}>Close</Button>
          <Button variant="primary" data-autofocus="" onClick={copy}>
            Copy link
          </Button>
        </>
      }
    >
      <TextField label="Link" readOnly value={link} onFocus={(event) => event.target.select()} />
    </Dialog>
  );
}
