import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { newKey, request } from '../../../../platform/requests/api-client.js';
import { failureOf } from '../../../../platform/requests/failure.js';
import { keys, useInvitations, useLoadedLeague, useSystemConfig } from '../../../open-league/league-data.js';
import { Button } from '../../../../ui/Button.js';
import { controlClass, Field } from '../../../../ui/fields/Field.js';
import { FormAlert } from '../../../../ui/fields/FormAlert.js';
import { useMissing } from '../../../../ui/fields/use-missing.js';
import { cx } from '../../../../ui/cx.js';
import { addressesIn } from './addresses.js';
import * as t from './invite.words.en.js';

interface Sent {
  readonly email: string;
  readonly says: string;
  readonly refused: boolean;
}

/** Several addresses at once: each gets an invitation to a team that has neither manager nor invitation. */
export function InviteByMail({ leagueId }: { leagueId: string }) {
  const [text, setText] = useState('');
  const [sent, setSent] = useState<readonly Sent[]>([]);
  const { teams } = useLoadedLeague(leagueId);
  const invitations = (useInvitations(leagueId).data ?? []).filter(({ status }) => status === 'pending');
  const mail = useSystemConfig().data?.mail ?? true;
  const free = teams.filter(
    ({ team_id, hasManager }) => !hasManager && !invitations.some((one) => one.team_id === team_id),
  );
  const { addresses, wrong } = addressesIn(text);
  const invited = new Set(invitations.flatMap(({ email }) => (email === null ? [] : [email.toLowerCase()])));
  const fresh = addresses.filter((email) => !invited.has(email.toLowerCase()));
  const error =
    wrong !== null
      ? t.notAnAddress({ text: wrong })
      : fresh.length > free.length
        ? t.tooMany({ count: fresh.length, open: free.length })
        : null;
  const send = useSend(leagueId, (result) => setSent((before) => [...before, result]));
  const start = () => {
    setSent(
      addresses
        .filter((email) => !fresh.includes(email))
        .map((email) => ({ email, says: t.invitedAlready, refused: true })),
    );
    send.mutate(
      fresh.map((email, place) => ({ email, team: free[place]! })),
      { onSuccess: (refused) => setText(refused.join('\n')) },
    );
  };
  const form = useRef<HTMLFormElement>(null);
  const ready = error === null && addresses.length > 0;
  const missing = useMissing(form, ready, null);
  return (
    <form
      ref={form}
      noValidate
      className="flex flex-col gap-3"
      onSubmit={(event) => {
        event.preventDefault();
        if (!ready) missing.show();
        else if (!send.isPending) start();
      }}
    >
      <Field
        label={t.emailAddresses}
        hint={mail ? t.emailAddressesHint : `${t.emailAddressesHint} ${t.keptHint}`}
        error={error}
      >
        {(control) => (
          <textarea
            {...control}
            rows={2}
            required
            inputMode="email"
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            value={text}
            onChange={(event) => setText(event.target.value)}
            className={cx(controlClass, 'h-auto py-2')}
          />
        )}
      </Field>
      {sent.length > 0 && (
        <ul aria-label={t.sentInvitations} aria-live="polite" className="flex flex-col gap-1 text-sm">
          {sent.map(({ email, says, refused }) => (
            <li key={email} className="flex flex-wrap gap-x-2">
              <span className="font-medium wrap-anywhere">{email}</span>
              <span className={refused ? 'text-bad' : 'text-ink-2'}>{says}</span>
            </li>
          ))}
        </ul>
      )}
      <FormAlert message={missing.notice} />
      <Button type="submit" className="self-start" busy={send.isPending} disabled={!ready && !missing.has}>
        {t.sendInvitations({ count: fresh.length })}
      </Button>
    </form>
  );
}

/** Sends the invitations one after the other. Returns the refused addresses. */
function useSend(leagueId: string, onSent: (result: Sent) => void) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async (
      invites: readonly { email: string; team: { team_id: string; team_name: string } }[],
    ): Promise<string[]> => {
      const refused: string[] = [];
      for (const { email, team } of invites) {
        const failure = await request('POST /:league_id/invitations', {
          league_id: leagueId,
          body: { team_id: team.team_id, email },
          key: newKey(),
        }).then(
          () => null,
          (error: Error) => failureOf(error),
        );
        if (failure !== null) refused.push(email);
        onSent({ email, says: failure ?? t.invitedToTeam({ team: team.team_name }), refused: failure !== null });
      }
      return refused;
    },
    onSettled: () =>
      Promise.all([
        client.invalidateQueries({ queryKey: keys.invitations(leagueId) }),
        client.invalidateQueries({ queryKey: keys.mail(leagueId) }),
      ]),
  });
}
