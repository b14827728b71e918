import { useState } from 'react';
import MailCheck from 'lucide-react/icons/mail-check';
import { request } from '../../platform/requests/api-client.js';
import { useSystemConfig } from '../open-league/league-data.js';
import { useFields } from '../../platform/requests/use-fields.js';
import { useChange } from '../../platform/requests/use-change.js';
import { Button } from '../../ui/Button.js';
import { Dialog } from '../../ui/layers/Dialog.js';
import { TextField } from '../../ui/fields/Field.js';
import { FormDialog } from '../../ui/layers/FormDialog.js';
import { Notice } from './Notice.js';
import { sentence } from '../../ui/text/sentence.js';
import * as t from './auth.words.en.js';

/** Requests a password reset link. The answer does not reveal if the address has an account. */
export function ResetDialog({ known, onClose }: { known: string; onClose: () => void }) {
  const [asked, setAsked] = useState(false);
  const ask = useChange({
    send: (address: string) => request('POST /auth/reset-request', { body: { email: address }, plain: true }),
  });
  const form = useFields({ email: known }, ask);
  const email = form.values.email.trim();
  const { busy, error } = form.sending;

  if (ask.isSuccess) return <Sent onClose={onClose} />;
  return (
    <FormDialog
      onClose={onClose}
      title={t.resetPassword}
      description={t.resetPasswordHint}
      submit={t.sendResetLink}
      busy={busy}
      error={error === null ? null : t.resetFailed({ message: error })}
      onSubmit={() => {
        setAsked(true);
        if (email !== '') ask.mutate(email);
      }}
    >
      <TextField
        label={t.email}
        type="email"
        inputMode="email"
        autoComplete="username"
        required
        maxLength={254}
        data-autofocus=""
        {...form.text('email', asked && email === '' ? t.emailMissing : undefined)}
      />
      <Help />
    </FormDialog>
  );
}

function Help() {
  const system = useSystemConfig().data;
  return (
    system !== undefined && (
      <p className="mt-3 text-center text-xs text-ink-3">
        {sentence(system.mail ? t.writeToSupport : t.askSupportForLink, {
          address: (
            <a href={`mailto:${system.support_email}`} className="font-medium text-accent-text hover:underline">
              {system.support_email}
            </a>
          ),
        })}
      </p>
    )
  );
}

function Sent({ onClose }: { onClose: () => void }) {
  return (
    <Dialog
      open
      onClose={onClose}
      title={t.checkYourEmail}
      footer={
        <Button variant="primary" data-autofocus="" onClick={onClose}>
          {t.done}
        </Button>
      }
    >
      <Notice icon={<MailCheck size={24} aria-hidden="true" />} words={t.resetSent}>
        <p className="text-sm text-ink-3">{t.resetLinkHint}</p>
      </Notice>
      <Help />
    </Dialog>
  );
}
