import { listed } from '@crease/core/text.rules.js';
import { useEffect, useRef } from 'react';
import Copy from 'lucide-react/icons/copy';
import Ellipsis from 'lucide-react/icons/ellipsis';
import RefreshCw from 'lucide-react/icons/refresh-cw';
import Share2 from 'lucide-react/icons/share-2';
import X from 'lucide-react/icons/x';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { LeagueLinkAnswer } from '@crease/core/leagues/league-link/league-link.answers.js';
import { useInvitations, useLoadedLeague, keys } from '../../../open-league/league-data.js';
import { failureOf } from '../../../../platform/requests/failure.js';
import { Button, IconButton } from '../../../../ui/Button.js';
import { Spinner } from '../../../../ui/Spinner.js';
import { TextField } from '../../../../ui/fields/Field.js';
import { FormAlert } from '../../../../ui/fields/FormAlert.js';
import { formatMoment } from '../../../../ui/figures/time.js';
import { Dialog } from '../../../../ui/layers/Dialog.js';
import { Menu } from '../../../../ui/layers/Menu.js';
import { MenuItem } from '../../../../ui/layers/MenuItem.js';
import { toastWhile } from '../../../../ui/layers/toast.js';
import { copyText } from '../copy-text.js';
import { InviteByMail } from './InviteByMail.js';
import { newKey, request } from '../../../../platform/requests/api-client.js';
import { useChange } from '../../../../platform/requests/use-change.js';
import * as t from './invite.words.en.js';

export function InviteAllDialog({ leagueId, onClose }: { leagueId: string; onClose: () => void }) {
  const { teams } = useLoadedLeague(leagueId);
  const waiting = teams.filter(({ hasManager }) => !hasManager);
  return (
    <Dialog
      open
      size="md"
      onClose={onClose}
      title={t.inviteManagers({ count: waiting.length })}
      footer={<Button onClick={onClose}>{t.done}</Button>}
    >
      <div className="flex flex-col gap-5">
        <LinkPart leagueId={leagueId} open={waiting.length} />
        {waiting.length > 0 && <InviteByMail leagueId={leagueId} />}
        <Waiting leagueId={leagueId} />
      </div>
    </Dialog>
  );
}

/** The link with its actions. The first visit makes it; a closed link is only made again on request. */
function LinkPart({ leagueId, open }: { leagueId: string; open: number }) {
  const { data, error } = useLeagueLink(leagueId);
  const { make, replace, close } = useLinkActions(leagueId);
  const asked = useRef(false);
  const none = data?.status === 'none';
  const { mutate } = make;
  useEffect(() => {
    if (!none || asked.current) return;
    asked.current = true;
    mutate();
  }, [none, mutate]);
  const failure = failureOf(make.error ?? error);
  if (data !== undefined && data.link !== null && data.expires_at !== null)
    return (
      <OpenLink
        leagueId={leagueId}
        link={data.link}
        until={data.expires_at}
        open={open}
        onReplace={() => void toastWhile(replace(), { loading: t.replacing, success: t.linkReplaced }).catch(() => {})}
        onClose={() => void toastWhile(close(), { loading: t.closing, success: t.linkClosed }).catch(() => {})}
      />
    );
  if (failure !== null)
    return (
      <div className="flex flex-col items-start gap-3">
        <FormAlert message={failure} />
        <Button onClick={() => mutate()}>{t.makeLink}</Button>
      </div>
    );
  if (data === undefined || none || make.isPending)
    return <Spinner label={t.makingLink} className="flex justify-center py-4" />;
  return (
    <div className="flex flex-wrap items-center gap-3">
      <p className="min-w-40 flex-1 text-ink-2">{data.status === 'closed' ? t.linkIsClosed : t.linkIsExpired}</p>
      <Button variant="primary" onClick={() => mutate()}>
        {t.makeLink}
      </Button>
    </div>
  );
}

function OpenLink({
  leagueId,
  link,
  until,
  open,
  onReplace,
  onClose,
}: {
  leagueId: string;
  link: string;
  until: string;
  open: number;
  onReplace: () => void;
  onClose: () => void;
}) {
  const { league } = useLoadedLeague(leagueId);
  // The share sheet of a phone; few desktop browsers have one.
  const share = typeof navigator.share === 'function';
  return (
    <div className="flex flex-col gap-3">
      <TextField
        label={t.leagueLink}
        readOnly
        value={link}
        onFocus={(event) => event.target.select()}
        hint={t.linkHint({ time: formatMoment(Date.parse(until)) })}
      />
      <div className="flex flex-wrap items-center gap-2">
        <Button
          variant="primary"
          data-autofocus=""
          icon={<Copy size={16} aria-hidden="true" />}
          onClick={() => void copyText(link, t.leagueLinkCopied, t.linkCopiedHint({ count: open }))}
        >
          {t.copyLink}
        </Button>
        {share && (
          <Button
            icon={<Share2 size={16} aria-hidden="true" />}
            onClick={() =>
              // A rejected promise means that the user closed the sheet.
              void navigator.share({ text: t.shareText({ league: league.league_name }), url: link }).catch(() => {})
            }
          >
            {t.shareLink}
          </Button>
        )}
        <Menu
          label={t.moreForLink}
          trigger={(props) => (
            <IconButton label={t.moreForLink} icon={<Ellipsis size={16} aria-hidden="true" />} {...props} />
          )}
        >
          <MenuItem icon={<RefreshCw size={16} aria-hidden="true" />} onSelect={onReplace}>
            {t.replaceLink}
          </MenuItem>
          <MenuItem danger icon={<X size={16} aria-hidden="true" />} onSelect={onClose}>
            {t.closeLink}
          </MenuItem>
        </Menu>
      </div>
    </div>
  );
}

const MOST_NAMES = 8;

function Waiting({ leagueId }: { leagueId: string }) {
  const { teams } = useLoadedLeague(leagueId);
  const invitations = useInvitations(leagueId).data ?? [];
  const linked = useLeagueLink(leagueId).data?.status === 'open';
  const waiting = teams
    .filter(({ hasManager }) => !hasManager)
    .map((team) => ({
      ...team,
      invited: invitations.find(({ team_id, status }) => team_id === team.team_id && status === 'pending'),
    }));
  const open = waiting.filter(({ invited }) => invited === undefined);
  if (waiting.length === 0) return <p className="text-ink-2">{t.allJoined}</p>;
  return (
    <section aria-labelledby="not-joined">
      <h3 id="not-joined" className="mb-1 text-sm font-semibold">
        {t.notJoined({ count: waiting.length })}
      </h3>
      <ul className="divide-y divide-line rounded-md border border-line text-sm">
        {waiting.map(
          ({ team_id, team_name, invited }) =>
            invited !== undefined && (
              <li key={team_id} className="flex flex-wrap gap-x-3 px-3 py-1.5">
                <span className="min-w-32 flex-1 font-medium wrap-anywhere">{team_name}</span>
                <span className="text-ink-2 wrap-anywhere">
                  {t.invitedUntil({
                    person: invited.email ?? invited.account ?? t.anyoneWithLink,
                    time: formatMoment(Date.parse(invited.expires_at)),
                  })}
                </span>
              </li>
            ),
        )}
        {open.length > 0 && (
          <li className="px-3 py-1.5">
            {open.length > MOST_NAMES ? (
              <details>
                <summary className="cursor-pointer font-medium">
                  {(linked ? t.openTeams : t.teamsNotInvited)({ count: open.length })}
                </summary>
                <ul className="mt-1 text-ink-2 sm:columns-2">
                  {open.map(({ team_id, team_name }) => (
                    <li key={team_id} className="wrap-anywhere">
                      {team_name}
                    </li>
                  ))}
                </ul>
              </details>
            ) : (
              <>
                <span className="font-medium wrap-anywhere">{listed(open.map(({ team_name }) => team_name))}</span>
                <span className="block text-ink-2">{linked ? t.openToLink : t.noInvitation}</span>
              </>
            )}
          </li>
        )}
      </ul>
    </section>
  );
}

/** Below the invitations, so that the same events refetch it. */
const linkKey = (leagueId: string) => [...keys.invitations(leagueId), 'league-link'] as const;

/** The league's link; for commissioners only. */
const useLeagueLink = (leagueId: string) =>
  useQuery({
    queryKey: linkKey(leagueId),
    queryFn: ({ signal }) => request('GET /:league_id/invitation-link', { league_id: leagueId, signal }),
  });

function useLinkActions(leagueId: string) {
  const client = useQueryClient();
  const keep = (link: LeagueLinkAnswer) => client.setQueryData(linkKey(leagueId), link);
  const make = useChange({
    send: () => request('PUT /:league_id/invitation-link', { league_id: leagueId, key: newKey() }),
    onDone: keep,
  });
  const replace = () =>
    request('POST /:league_id/invitation-link/renew', { league_id: leagueId, key: newKey() }).then(keep);
  const close = () =>
    request('DELETE /:league_id/invitation-link', { league_id: leagueId, key: newKey() }).then(() =>
      client.invalidateQueries({ queryKey: linkKey(leagueId) }),
    );
  return { make, replace, close };
}
