import { useRef, useState, type FormEvent } from 'react';
import { signIn, useAuth } from '../../platform/auth-store.js';
import { openOverlay } from '../../platform/overlays.js';
import { Button } from '../../ui/Button.js';
import { TextField } from '../../ui/Field.js';
import { PasswordField } from '../../ui/PasswordField.js';
import { signInFailure, type SignInFailure } from './auth.words.js';
import { FormAlert } from '../../ui/FormAlert.js';
import { OtherWays } from './OtherWays.js';

/** Email and password. What was wrong stands below the form and at the field that is at fault. */
export function SignInForm({
  onDone,
  onSignUp,
  known = '',
}: {
  onDone: () => void;
  onSignUp?: () => void;
  known?: string;
}) {
  const [email, setEmail] = useState(known);
  const [password, setPassword] = useState('');
  const [failure, setFailure] = useState<SignInFailure | null>(null);
  const form = useRef<HTMLFormElement>(null);
  const busy = useAuth((state) => state.authenticating);

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (busy) return;
    if (email.trim() === '' || password === '') {
      setFailure(
        email.trim() === ''
          ? { message: 'Email is required', field: 'email' }
          : { message: 'Password is required', field: 'password' },
      );
      return;
    }
    setFailure(null);
    try {
      await signIn(email.trim(), password);
      setEmail('');
      setPassword('');
      onDone();
    } catch (error) {
      const why = signInFailure(error);
      setFailure(why);
      form.current?.querySelector<HTMLInputElement>(`input[name=${why.field ?? 'email'}]`)?.focus();
    }
  };

  return (
    <div className="flex flex-col gap-3">
      <form
        ref={form}
        onSubmit={(event) => void submit(event)}
        noValidate
        className="flex flex-col gap-3"
        aria-label="Sign in"
      >
        <FormAlert message={failure !== null && failure.field === null ? failure.message : null} />
        <TextField
          label="Email"
          name="email"
          type="email"
          inputMode="email"
          autoComplete="username"
          required
          data-autofocus=""
          autoFocus
          maxLength={254}
          value={email}
          error={failure?.field === 'email' ? failure.message : undefined}
          onChange={(event) => {
            setEmail(event.target.value);
            setFailure(null);
          }}
        />
        <PasswordField
          label="Password"
          name="password"
          autoComplete="current-password"
          required
          maxLength={200}
          value={password}
          error={failure?.field === 'password' ? failure.message : undefined}
          onChange={(event) => {
            setPassword(event.target.value);
            setFailure(null);
          }}
        />
        <button
          type="button"
          onClick={() => openOverlay('reset-password', email.trim())}
          className="-mt-1 self-start rounded-sm py-1 text-sm font-medium text-accent-text hover:underline"
        >
          Forgot your password?
        </button>
        <Button type="submit" variant="primary" busy={busy} className="w-full">
          Sign in
        </Button>
      </form>
      <OtherWays onDone={onDone} />
      {onSignUp !== undefined && (
        <p className="text-center text-sm text-ink-2">
          New here?{' '}
          <button
            type="button"
            onClick={onSignUp}
            className="rounded-sm font-semibold text-accent-text hover:underline"
          >
            Create an account
          </button>
        </p>
      )}
    </div>
  );
}
