import type { AdminUser } from '@crease/core/auth/auth.schema.js';
import { RESET_MINUTES } from '@crease/core/auth/links.rules.js';
import { request } from '../../../platform/requests/api-client.js';
import { useFields } from '../../../platform/requests/use-fields.js';
import { useChange } from '../../../platform/requests/use-change.js';
import { Button } from '../../../ui/Button.js';
import { Dialog } from '../../../ui/layers/Dialog.js';
import { TextField } from '../../../ui/fields/Field.js';
import { FormDialog } from '../../../ui/layers/FormDialog.js';
import { showToast } from '../../../ui/layers/toast.js';
import * as t from './users.words.en.js';

/** Asks for the reason for disabling, which goes into the security log. */
export function DisableDialog({ user, onClose, onDone }: { user: AdminUser; onClose: () => void; onDone: () => void }) {
  const disable = useChange({
    send: (reason: string) => request('POST /admin/users/:user_id/disable', { user_id: user.uid, body: { reason } }),
    said: { text: t.userWasDisabled({ user: user.user_name }), detail: t.allSessionsEnded },
    onDone: () => {
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
      title={t.disableUserQuestion({ firstName: user.first_name, lastName: user.last_name })}
      submit={t.disableAccount}
      danger
      ready={reason !== ''}
      {...form.sending}
      onSubmit={() => disable.mutate(reason)}
    >
      <ul className="ml-4 flex list-disc flex-col gap-1 text-sm text-ink-2">
        <li>{t.sessionsEndAtOnce({ email: user.email })}</li>
        <li>{t.signInSaysDisabled}</li>
        <li>{t.teamsAndLeaguesStay}</li>
        <li>{t.accountCanBeEnabledAgain}</li>
      </ul>
      <TextField
        label={t.reason}
        hint={t.disableReasonHint}
        required
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
      () => showToast({ kind: 'success', text: t.linkCopied }),
      () => showToast({ kind: 'error', text: t.linkNotCopied, detail: t.copyLinkYourself }),
    );
  return (
    <Dialog
      open
      onClose={onClose}
      title={t.resetLinkFor({ user: user.user_name })}
      description={t.resetLinkHint({ minutes: RESET_MINUTES, firstName: user.first_name })}
      footer={
        <>
          <Button onClick={onClose}>{t.close}</Button>
          <Button variant="primary" data-autofocus="" onClick={copy}>
            {t.copyLink}
          </Button>
        </>
      }
    >
      <TextField label={t.link} readOnly value={link} onFocus={(event) => event.target.select()} />
    </Dialog>
  );
}
