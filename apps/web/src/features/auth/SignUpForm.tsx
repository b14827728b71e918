import { useState, type FormEvent } from 'react';
import { passwordStrength } from '@crease/core/auth/password.rules.js';
import { ApiRefusal, request } from '../../platform/api-client.js';
import { signIn } from '../../platform/auth-store.js';
import { useInvitation } from '../../platform/invitation.js';
import { Button } from '../../ui/Button.js';
import { TextField } from '../../ui/Field.js';
import { PasswordField } from '../../ui/PasswordField.js';
import { showToast } from '../../ui/toast.js';
import {
  EMPTY_SIGN_UP,
  serverErrors,
  signUpBody,
  validateSignUp,
  type SignUpErrors,
  type SignUpField,
  type SignUpForm as Form,
} from './sign-up.form.js';
import { FormAlert } from '../../ui/FormAlert.js';
import { OtherWays } from './OtherWays.js';

/** A new account. A field complains once it has been left; the button waits until all is well. */
export function SignUpForm({
  onDone,
  onSignIn,
  invited = false,
}: {
  onDone: () => void;
  onSignIn?: () => void;
  invited?: boolean;
}) {
  const [form, setForm] = useState<Form>(EMPTY_SIGN_UP);
  const [left, setLeft] = useState<ReadonlySet<SignUpField>>(new Set());
  const [refused, setRefused] = useState<SignUpErrors>({});
  const [failure, setFailure] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const errors = validateSignUp(form);
  const valid = Object.keys(errors).length === 0;

  const bind = (field: SignUpField) => ({
    value: form[field],
    required: true,
    error: refused[field] ?? (left.has(field) ? errors[field] : undefined),
    onChange: (event: { target: { value: string } }) => {
      setForm({ ...form, [field]: event.target.value });
      setRefused({ ...refused, [field]: undefined });
    },
    onBlur: () => {
      // Leaving an untouched first field on the way elsewhere is no mistake yet.
      if (form[field] !== '' || left.size > 0) setLeft(new Set(left).add(field));
    },
  });

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (!valid || busy) return;
    setBusy(true);
    setFailure(null);
    try {
      const body = signUpBody(form);
      const invitation = useInvitation.getState().token;
      await request('POST /create-user', {
        body: invitation === null ? body : { ...body, invitation_token: invitation },
        plain: true,
      });
      showToast({ kind: 'success', text: `User created for ${body.email}` });
      setForm(EMPTY_SIGN_UP);
      setLeft(new Set());
      await signIn(body.email, body.password).then(onDone, () =>
        setFailure('Your account was created, but signing in failed. Sign in to go on.'),
      );
    } catch (error) {
      const fields = error instanceof ApiRefusal ? serverErrors(error.fields) : {};
      setRefused(fields);
      if (Object.keys(fields).length === 0)
        setFailure(error instanceof Error ? error.message : 'The account could not be created. Please try again.');
    } finally {
      setBusy(false);
    }
  };

  return (
    <div className="flex flex-col gap-3">
      <form onSubmit={(event) => void submit(event)} noValidate className="flex flex-col gap-3" aria-label="Sign up">
        {invited && (
          <p className="rounded-md bg-accent-soft px-3 py-2 text-sm text-ink">
            You have been invited to a league. Sign up, and your team is waiting for you.
          </p>
        )}
        <FormAlert message={failure} />
        <TextField
          label="Username"
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          data-autofocus=""
          autoFocus
          maxLength={30}
          {...bind('username')}
        />
        <div className="grid grid-cols-2 gap-3">
          <TextField label="First name" autoComplete="given-name" maxLength={60} {...bind('firstName')} />
          <TextField label="Last name" autoComplete="family-name" maxLength={60} {...bind('lastName')} />
        </div>
        <TextField
          label="Email"
          type="email"
          inputMode="email"
          autoComplete="email"
          maxLength={254}
          {...bind('email')}
        />
        <PasswordField
          label="Password"
          autoComplete="new-password"
          hint="At least 6 characters"
          strength={form.password === '' ? null : passwordStrength(form.password)}
          maxLength={200}
          {...bind('password')}
        />
        <Button type="submit" variant="primary" busy={busy} disabled={!valid} className="mt-1 w-full">
          Create account
        </Button>
      </form>
      <OtherWays onDone={onDone} />
      {onSignIn !== undefined && (
        <p className="text-center text-sm text-ink-2">
          Already have an account?{' '}
          <button
            type="button"
            onClick={onSignIn}
            className="rounded-sm font-semibold text-accent-text hover:underline"
          >
            Sign in
          </button>
        </p>
      )}
    </div>
  );
}
