import { useState, type FormEvent, type ComponentProps } from 'react';
import { passwordStrength } from '@crease/core/auth/password.rules.js';
import { request } from '../../platform/requests/api-client.js';
import { failureOf } from '../../platform/requests/failure.js';
import { signIn } from '../../platform/session/auth-store.js';
import { signUpToken, useInvitation } from './invitation.js';
import { useInvitationPreview, useJoinLinkPreview } from './invitation-data.js';
import { useJoinLink } from './join-link.js';
import { useFields } from '../../platform/requests/use-fields.js';
import { useChange } from '../../platform/requests/use-change.js';
import { Button } from '../../ui/Button.js';
import { TextField } from '../../ui/fields/Field.js';
import { FormAlert } from '../../ui/fields/FormAlert.js';
import { PasswordField } from '../../ui/fields/PasswordField.js';
import { useFirstWrong } from '../../ui/fields/use-first-wrong.js';
import { OtherWays } from './OtherWays.js';
import { EMPTY_SIGN_UP, SIGN_UP_FIELDS, signUpBody, validateSignUp, type SignUpField } from './sign-up.form.js';
import { sentence } from '../../ui/text/sentence.js';
import * as t from './auth.words.en.js';

const NOTE = 'rounded-md bg-accent-soft px-3 py-2 text-sm text-ink wrap-anywhere';

/** The target of the visitor's invitation: a team, or the open teams of a league. */
function Invited() {
  const token = useInvitation((state) => state.token);
  return token === null ? <InvitedToLeague /> : <InvitedToTeam token={token} />;
}

function InvitedToLeague() {
  const { data, error } = useJoinLinkPreview(useJoinLink((state) => state.token));
  if (error !== null) return <FormAlert message={failureOf(error)} />;
  return (
    <p className={NOTE}>
      {data === undefined
        ? t.invitedToLeagueHint
        : data.free.length === 0 && data.held === 0
          ? t.invitedToFullLeague({ league: data.league_name, teams: data.teams })
          : sentence(t.invitedToOpenTeams, {
              person: data.invited_by ?? t.theCommissioner,
              league: <strong className="font-semibold">{data.league_name}</strong>,
              open: data.free.length,
              teams: data.teams,
            })}
    </p>
  );
}

function InvitedToTeam({ token }: { token: string }) {
  const { data } = useInvitationPreview(token);
  return (
    <p className={NOTE}>
      {data === undefined
        ? t.invitedToLeagueHint
        : sentence(data.co_manager ? t.invitedToCoManage : t.invitedToManage, {
            person: data.invited_by ?? t.theCommissioner,
            team: <strong className="font-semibold">{data.team_name}</strong>,
            league: <strong className="font-semibold">{data.league_name}</strong>,
          })}
    </p>
  );
}

/**
 * Creates an account. A field shows its error after it has lost the focus, or when the form is sent incomplete.
 */
export function SignUpForm({
  onDone,
  onSignIn,
  invited = false,
}: {
  onDone: () => void;
  onSignIn?: () => void;
  invited?: boolean;
}) {
  const [left, setLeft] = useState<ReadonlySet<SignUpField>>(new Set());
  const [failure, setFailure] = useState<string | null>(null);
  const create = useCreateAccount({
    onSignIn: onDone,
    onFailure: setFailure,
    onDone: () => {
      setLeft(new Set());
      form.set(EMPTY_SIGN_UP);
    },
  });
  const form = useFields(EMPTY_SIGN_UP, create);
  const { busy, error } = form.sending;
  const focus = useFirstWrong(busy);
  const errors = validateSignUp(form.values);
  const valid = Object.keys(errors).length === 0;

  const bind = (field: SignUpField) => ({
    ...form.text(field, left.has(field) ? errors[field] : undefined),
    required: true,
    onBlur: () => {
      // An untouched first field is no error yet.
      if (form.values[field] !== '' || left.size > 0) setLeft(new Set(left).add(field));
    },
  });

  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (busy) return;
    setFailure(null);
    focus.attempted();
    if (!valid) {
      setLeft(new Set(SIGN_UP_FIELDS));
      return;
    }
    create.mutate(signUpBody(form.values));
  };

  return (
    <div className="flex flex-col gap-3">
      <form ref={focus.form} onSubmit={submit} noValidate className="flex flex-col gap-3" aria-label={t.signUp}>
        {invited && <Invited />}
        <FormAlert message={failure ?? error} />
        <AccountFields bind={bind} password={form.values.password} />
        <Button type="submit" variant="primary" busy={busy} className="mt-1 w-full">
          {t.createAccount}
        </Button>
      </form>
      <OtherWays onDone={onDone} />
      {onSignIn !== undefined && <ToSignIn onSignIn={onSignIn} />}
    </div>
  );
}

function useCreateAccount({
  onSignIn,
  onFailure,
  onDone,
}: {
  onSignIn: () => void;
  onFailure: (words: string) => void;
  onDone: () => void;
}) {
  return useChange({
    send: (body: ReturnType<typeof signUpBody>) => {
      const invitation = signUpToken();
      return request('POST /create-user', {
        body: invitation === null ? body : { ...body, invitation_token: invitation },
        plain: true,
      });
    },
    said: (_, { email }) => t.accountCreatedFor({ email }),
    onDone: async (_, { email, password }) => {
      await signIn(email, password).then(onSignIn, () => onFailure(t.accountCreatedSignInFailed));
      onDone();
    },
  });
}

function AccountFields({
  bind,
  password,
}: {
  bind: (field: SignUpField) => Omit<ComponentProps<typeof TextField>, 'label'>;
  password: string;
}) {
  return (
    <>
      <TextField
        label={t.username}
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        data-autofocus=""
        autoFocus
        maxLength={30}
        {...bind('username')}
      />
      <div className="grid grid-cols-2 gap-3">
        <TextField label={t.firstName} autoComplete="given-name" maxLength={60} {...bind('first_name')} />
        <TextField label={t.lastName} autoComplete="family-name" maxLength={60} {...bind('last_name')} />
      </div>
      <TextField
        label={t.email}
        type="email"
        inputMode="email"
        autoComplete="email"
        maxLength={254}
        {...bind('email')}
      />
      <PasswordField
        label={t.password}
        autoComplete="new-password"
        hint={t.passwordLengthHint}
        strength={password === '' ? null : passwordStrength(password)}
        maxLength={200}
        {...bind('password')}
      />
    </>
  );
}

function ToSignIn({ onSignIn }: { onSignIn: () => void }) {
  return (
    <p className="text-center text-sm text-ink-2">
      {t.alreadyHaveAccountQuestion}{' '}
      <button type="button" onClick={onSignIn} className="rounded-sm font-semibold text-accent-text hover:underline">
        {t.signIn}
      </button>
    </p>
  );
}
