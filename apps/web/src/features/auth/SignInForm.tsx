import { useRef, useState, type FormEvent, type RefObject } from 'react';
import { signIn } from '../../platform/session/auth-store.js';
import { refusedFields } from '../../platform/requests/failure.js';
import { openOverlay } from '../../platform/pages/overlays.js';
import { useFields } from '../../platform/requests/use-fields.js';
import { useChange } from '../../platform/requests/use-change.js';
import { Button } from '../../ui/Button.js';
import { TextField } from '../../ui/fields/Field.js';
import { FormAlert } from '../../ui/fields/FormAlert.js';
import { PasswordField } from '../../ui/fields/PasswordField.js';
import { Checkbox } from '../../ui/fields/Switch.js';
import { useFirstWrong } from '../../ui/fields/use-first-wrong.js';
import { OtherWays } from './OtherWays.js';
import { ApiRefusal, NetworkFailure } from '../../platform/requests/api-client.js';
import * as t from './auth.words.en.js';

/** Email and password. Errors appear below the form and at the field that caused them. */
export function SignInForm({
  onDone,
  onSignUp,
  known = '',
}: {
  onDone: () => void;
  onSignUp?: () => void;
  known?: string;
}) {
  const [asked, setAsked] = useState(false);
  const [keep, setKeep] = useState(false);
  const first = useRef<HTMLInputElement>(null);
  const enter = useEnter({
    keep,
    onDone: () => {
      form.set({ email: '', password: '' });
      onDone();
    },
    onRefused: () => first.current?.focus(),
  });
  const form = useFields({ email: known, password: '' }, enter);
  const { busy, error } = form.sending;
  const focus = useFirstWrong(busy);
  const { email, password } = form.values;
  const missing = email.trim() === '' ? 'email' : password === '' ? 'password' : null;

  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (busy) return;
    setAsked(missing !== null);
    focus.attempted();
    if (missing === null) enter.mutate(form.values);
  };

  return (
    <div className="flex flex-col gap-3">
      <form
        ref={focus.form}
        onSubmit={submit}
        // "Required" messages stay until the user types.
        onInput={() => setAsked(false)}
        noValidate
        className="flex flex-col gap-3"
        aria-label={t.signIn}
      >
        <FormAlert message={error} />
        <Fields form={form} missing={asked ? missing : null} email={first} />
        <ForgotPassword email={email.trim()} />
        <Checkbox label={t.keepMeSignedIn} hint={t.keepMeSignedInHint} checked={keep} onChange={setKeep} />
        <Button type="submit" variant="primary" busy={busy} className="w-full">
          {t.signIn}
        </Button>
      </form>
      <OtherWays keep={keep} onDone={onDone} />
      {onSignUp !== undefined && <ToSignUp onSignUp={onSignUp} />}
    </div>
  );
}

/** `onRefused`: the failure belongs to no field. */
const useEnter = ({ keep, onDone, onRefused }: { keep: boolean; onDone: () => void; onRefused: () => void }) =>
  useChange({
    send: ({ email, password }: { email: string; password: string }) =>
      signIn(email.trim(), password, keep).catch((error: unknown) => {
        throw signInFailure(error);
      }),
    onDone,
    onError: (error) => {
      if (Object.keys(refusedFields(error)).length === 0) onRefused();
    },
  });

function ForgotPassword({ email }: { email: string }) {
  return (
    <button
      type="button"
      onClick={() => openOverlay('reset-password', email)}
      className="-mt-1 self-start rounded-sm py-1 text-sm font-medium text-accent-text hover:underline"
    >
      {t.forgotPasswordQuestion}
    </button>
  );
}

function ToSignUp({ onSignUp }: { onSignUp: () => void }) {
  return (
    <p className="text-center text-sm text-ink-2">
      {t.newHereQuestion}{' '}
      <button type="button" onClick={onSignUp} className="rounded-sm font-semibold text-accent-text hover:underline">
        {t.createAnAccount}
      </button>
    </p>
  );
}

/** `missing`: the field to fill in first; null when none is marked. */
function Fields({
  form,
  missing,
  email,
}: {
  form: ReturnType<typeof useFields<{ email: string; password: string }>>;
  missing: 'email' | 'password' | null;
  email: RefObject<HTMLInputElement | null>;
}) {
  return (
    <>
      <TextField
        ref={email}
        label={t.email}
        name="email"
        type="email"
        inputMode="email"
        autoComplete="username"
        required
        data-autofocus=""
        autoFocus
        maxLength={254}
        {...form.text('email', missing === 'email' ? t.emailIsRequired : undefined)}
      />
      <PasswordField
        label={t.password}
        name="password"
        autoComplete="current-password"
        required
        maxLength={200}
        {...form.text('password', missing === 'password' ? t.passwordIsRequired : undefined)}
      />
    </>
  );
}

/** Sign-in messages by refusal (docs/rules.md, Words of errors). */
const SIGN_IN: Readonly<Record<string, string>> = {
  userNotFound: t.accountNotFound,
  wrongPassword: t.passwordIncorrect,
  invalidEmail: t.signInEmailInvalid,
  userDisabled: t.accountDisabled,
  tooManyRequests: t.tooManyAttempts,
};

const FIELD: Readonly<Record<string, 'email' | 'password'>> = {
  userNotFound: 'email',
  invalidEmail: 'email',
  userDisabled: 'email',
  wrongPassword: 'password',
};

/** Maps a failed sign-in to the app's messages and the field that caused it. */
function signInFailure(error: unknown): Error {
  if (error instanceof NetworkFailure) return error;
  if (!(error instanceof ApiRefusal)) return new Error(t.signInFailed);
  const { name } = error.refusal;
  const field =
    FIELD[name] ??
    (error.fields.password !== undefined ? 'password' : error.fields.email !== undefined ? 'email' : null);
  const message =
    SIGN_IN[name] ??
    (error.status === 429 ? SIGN_IN.tooManyRequests! : field === null ? t.signInFailed : error.fields[field]!);
  return new ApiRefusal(error.status, { name, message }, field === null ? {} : { [field]: message });
}
