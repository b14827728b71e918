import { useEffect } from 'react';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { readersLanguage } from '@crease/core/locale.js';
import { request } from '../../platform/requests/api-client.js';
import { failureOf } from '../../platform/requests/failure.js';
import { keys } from '../open-league/league-data.js';
import { paths } from '../../platform/pages/paths.js';
import { Button } from '../../ui/Button.js';
import { Panel } from '../../ui/page/Panel.js';
import { useInvites, type Invite } from './invites.store.js';
import { sentence } from '../../ui/text/sentence.js';
import * as t from './move-in.words.en.js';

/** Sends waiting invitations one after the other, and stores each result before the next. */
function useSend(leagueId: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async () => {
      const { invites } = useInvites.getState();
      for (const { team_id, email, key, state } of invites) {
        if (state === 'sent') continue;
        const said = await request('POST /:league_id/invitations', {
          league_id: leagueId,
          body: { team_id, email },
          key,
        }).then(
          () => ({ state: 'sent' as const, why: null }),
          (error: Error) => ({ state: 'refused' as const, why: failureOf(error), language: readersLanguage() }),
        );
        const now = useInvites.getState();
        now.set(now.invites.map((one) => (one.team_id === team_id ? { ...one, ...said } : one)));
      }
    },
    onSettled: () => client.invalidateQueries({ queryKey: keys.league(leagueId) }),
  });
}

const SAID: Readonly<Record<Invite['state'], string>> = {
  waiting: t.inviteWaits,
  sent: t.inviteSent,
  refused: t.notInvited,
};

/** The reason is a text of the server; another language gets it with the next attempt. */
const saidOf = ({ state, why, language = readersLanguage() }: Invite): string =>
  (language === readersLanguage() ? why : null) ?? SAID[state];

export function InvitesPanel({ leagueId, nameOf }: { leagueId: string; nameOf: (teamId: string) => string }) {
  const { invites, open, set } = useInvites();
  useEffect(() => open(leagueId), [open, leagueId]);
  const send = useSend(leagueId);
  if (invites.length === 0) return null;
  const left = invites.filter(({ state }) => state !== 'sent').length;
  const done = invites.length - left;
  return (
    <Panel
      title={t.inviteManagersTitle}
      actions={
        <Button size="sm" variant="quiet" disabled={send.isPending} onClick={() => set([])}>
          {left === 0 ? t.done : t.leaveInvites}
        </Button>
      }
    >
      <p className="text-ink-2">
        {sentence(t.eachGetsMessage, {
          settings: (
            <Link to={paths.commissionerHub(leagueId, 'people')} className="text-accent-text hover:underline">
              {t.commissionerSettings}
            </Link>
          ),
        })}
      </p>
      <p role="status" className="mt-2 font-medium">
        {t.invitedCount({ done, total: invites.length })}
      </p>
      {send.isPending && (
        <progress value={done} max={invites.length} aria-label={t.invited} className="mt-1 h-2 w-full max-w-80" />
      )}
      <ul aria-label={t.managers} className="mt-2 flex flex-col gap-1 text-sm">
        {invites.map((invite) => (
          <li key={invite.team_id} className="flex flex-wrap gap-x-2">
            <span className="font-medium">{nameOf(invite.team_id)}</span>
            <span className="wrap-anywhere text-ink-2">
              {invite.name === null ? invite.email : `${invite.name}, ${invite.email}`}
            </span>
            <span className={invite.state === 'refused' ? 'text-bad' : 'text-ink-3'}>{saidOf(invite)}</span>
          </li>
        ))}
      </ul>
      {left > 0 && (
        <Button variant="primary" className="mt-3" busy={send.isPending} onClick={() => send.mutate()}>
          {left === 1 ? t.inviteOneManager : t.inviteManagers({ count: left })}
        </Button>
      )}
    </Panel>
  );
}
