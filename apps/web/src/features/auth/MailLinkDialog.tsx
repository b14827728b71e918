import { useMutation } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import BadgeCheck from 'lucide-react/icons/badge-check';
import Unlink from 'lucide-react/icons/unlink';
import { checkPassword, passwordStrength } from '@crease/core/auth/password.rules.js';
import { ApiRefusal, request } from '../../platform/requests/api-client.js';
import { endSession, renew, signIn, useAuth } from '../../platform/session/auth-store.js';
import { openOverlay, type MailLink } from '../../platform/pages/overlays.js';
import { useFields } from '../../platform/requests/use-fields.js';
import { useChange } from '../../platform/requests/use-change.js';
import { Button } from '../../ui/Button.js';
import { Dialog } from '../../ui/layers/Dialog.js';
import { FormAlert } from '../../ui/fields/FormAlert.js';
import { FormDialog } from '../../ui/layers/FormDialog.js';
import { PasswordField } from '../../ui/fields/PasswordField.js';
import { Spinner } from '../../ui/Spinner.js';
import { Notice } from './Notice.js';
import { sentence } from '../../ui/text/sentence.js';
import * as t from './auth.words.en.js';

const DEAD: readonly string[] = ['linkUsed', 'linkExpired', 'linkInvalid'];

/** The message when the link itself is invalid; null when a retry with the same link may work. */
const deadLink = (error: Error | null): string | null =>
  error instanceof ApiRefusal && (DEAD.includes(error.refusal.name) || error.fields.token !== undefined)
    ? error.message
    : null;

/** Dialog of a mailed link: set a new password, or confirm an address. */
export function MailLinkDialog({
  link,
  onClose,
  onEntered,
  onConfirmed,
}: {
  link: MailLink;
  onClose: () => void;
  onEntered: () => void;
  onConfirmed: () => void;
}) {
  if (link.token === '') return <DeadLink kind={link.kind} message={t.linkNotComplete} onClose={onClose} />;
  return link.kind === 'reset' ? (
    <NewPassword key={link.token} token={link.token} onClose={onClose} onEntered={onEntered} />
  ) : (
    <Verify key={link.token} token={link.token} onClose={onClose} onConfirmed={onConfirmed} />
  );
}

function DeadLink({ kind, message, onClose }: { kind: MailLink['kind']; message: string; onClose: () => void }) {
  const signedIn = useAuth((state) => state.status === 'signed-in');
  const reset = kind === 'reset';
  return (
    <Dialog
      open
      onClose={onClose}
      title={reset ? t.resetPassword : t.confirmYourEmail}
      footer={
        <>
          <Button onClick={onClose} data-autofocus="">
            {t.close}
          </Button>
          {reset && (
            <Button variant="primary" onClick={() => openOverlay('reset-password')}>
              {t.sendNewLink}
            </Button>
          )}
        </>
      }
    >
      <Notice icon={<Unlink size={24} aria-hidden="true" />} words={<p className="font-medium text-ink">{message}</p>}>
        <p className="text-sm text-ink-2">
          {reset ? t.resetLinkFailedHint : signedIn ? t.newLinkOnAccountPage : t.newLinkAfterSignIn}
        </p>
      </Notice>
    </Dialog>
  );
}

function NewPassword({ token, onClose, onEntered }: { token: string; onClose: () => void; onEntered: () => void }) {
  const [left, setLeft] = useState(false);
  const save = useChange({
    send: async (password: string) => {
      const { email } = await request('POST /auth/reset', { body: { token, password }, plain: true });
      // The server has ended all sessions, including this browser's.
      endSession();
      return email;
    },
    said: { text: t.passwordChanged, detail: t.otherSessionsSignedOut },
    onDone: (email, password) => signIn(email, password).then(onEntered, () => openOverlay('sign-in', email)),
  });
  const form = useFields({ password: '' }, save);
  const { password } = form.values;
  const checked = checkPassword(password);
  const dead = deadLink(save.error);
  if (dead !== null) return <DeadLink kind="reset" message={dead} onClose={onClose} />;
  return (
    <FormDialog
      onClose={onClose}
      title={t.chooseNewPassword}
      description={t.newPasswordHint}
      submit={t.savePassword}
      {...form.sending}
      onSubmit={() => {
        setLeft(true);
        if (checked.ok) save.mutate(password);
      }}
    >
      <PasswordField
        label={t.newPassword}
        autoComplete="new-password"
        hint={t.passwordLengthHint}
        required
        maxLength={200}
        data-autofocus=""
        strength={password === '' ? null : passwordStrength(password)}
        {...form.text(
          'password',
          left && !checked.ok ? (password === '' ? t.passwordIsRequired : checked.refusal.message) : undefined,
        )}
        onBlur={() => setLeft(password !== '')}
      />
    </FormDialog>
  );
}

function Verify({ token, onClose, onConfirmed }: { token: string; onClose: () => void; onConfirmed: () => void }) {
  const asked = useRef(false);
  const signedIn = useAuth((state) => state.status === 'signed-in');
  const { mutate, ...confirm } = useMutation({
    mutationFn: () => request('POST /auth/verify', { body: { token }, plain: true }),
    onSuccess: () => {
      // The session's copy of the user is outdated now.
      if (useAuth.getState().status === 'signed-in') void renew();
    },
  });
  useEffect(() => {
    if (asked.current) return;
    asked.current = true;
    mutate();
  }, [mutate]);
  const dead = deadLink(confirm.error);
  if (dead !== null) return <DeadLink kind="verify" message={dead} onClose={onClose} />;
  return (
    <Dialog
      open
      onClose={onClose}
      title={t.confirmYourEmail}
      footer={
        confirm.isSuccess ? (
          <Button
            variant="primary"
            onClick={() => (signedIn ? onConfirmed() : openOverlay('sign-in', confirm.data.email))}
          >
            {signedIn ? t.goOn : t.signIn}
          </Button>
        ) : confirm.error === null ? undefined : (
          <Button variant="primary" onClick={() => mutate()}>
            {t.tryAgain}
          </Button>
        )
      }
    >
      {confirm.isSuccess ? (
        <Notice
          icon={<BadgeCheck size={24} aria-hidden="true" />}
          words={sentence(confirm.data.changed ? t.addressIsNow : t.addressIsConfirmed, {
            email: <strong className="font-semibold break-all text-ink">{confirm.data.email}</strong>,
          })}
        />
      ) : confirm.error === null ? (
        <Spinner label={t.confirmingYourAddress} className="flex justify-center py-8" />
      ) : (
        <FormAlert message={confirm.error.message} />
      )}
    </Dialog>
  );
}
