import { useState } from 'react';
import type { LeagueListEntry } from '@crease/core/leagues/league.schema.js';
import { request } from '../../../platform/requests/api-client.js';
import { keys } from '../../open-league/league-data.js';
import { usePageTitle } from '../../../platform/pages/page-title.js';
import { useChange } from '../../../platform/requests/use-change.js';
import { Button } from '../../../ui/Button.js';
import { FormDialog } from '../../../ui/layers/FormDialog.js';
import { Monogram } from '../../../ui/marks/Monogram.js';
import * as t from './enter.words.en.js';

/** A league that the user is invited to; asks before joining. `entries` are its open invitations, one per team. */
export function PendingLeague({
  entries,
  onAccept,
  onDeclined,
}: {
  entries: readonly LeagueListEntry[];
  onAccept: (token: string) => Promise<void>;
  onDeclined: () => void;
}) {
  const [accepting, setAccepting] = useState<string | null>(null);
  const [declining, setDeclining] = useState<LeagueListEntry | null>(null);
  const league = entries[0];
  usePageTitle(t.invitation, league?.league_name);
  if (league === undefined) return null;
  const accept = (token: string) => {
    setAccepting(token);
    void onAccept(token).finally(() => setAccepting(null));
  };
  return (
    <section aria-labelledby="invited" className="mx-auto flex w-full max-w-md flex-col gap-4 px-4 py-10 sm:py-16">
      <div className="text-center">
        <h1 id="invited" className="text-xl font-bold tracking-tight text-balance wrap-anywhere">
          {t.invitedToLeague({ league: league.league_name })}
        </h1>
        <p className="mt-1 text-ink-2">
          {league.league_type === 'dynasty' ? t.dynastyLeagueHint : t.reDraftLeagueHint}
        </p>
      </div>
      <ul className="flex flex-col gap-3">
        {entries.map((entry) => (
          <Invitation
            key={entry.invitation_token}
            entry={entry}
            accepting={accepting}
            onAccept={() => accept(entry.invitation_token ?? '')}
            onDecline={() => setDeclining(entry)}
          />
        ))}
      </ul>
      <p className="text-center text-sm text-balance text-ink-3">{t.joinOnlyOnAcceptHint}</p>
      {declining !== null && (
        <DeclineDialog
          entry={declining}
          onClose={() => setDeclining(null)}
          onDeclined={() => {
            setDeclining(null);
            onDeclined();
          }}
        />
      )}
    </section>
  );
}

/** `accepting`: the invitation that is being accepted. */
function Invitation({
  entry,
  accepting,
  onAccept,
  onDecline,
}: {
  entry: LeagueListEntry;
  accepting: string | null;
  onAccept: () => void;
  onDecline: () => void;
}) {
  return (
    <li className="flex flex-col gap-4 rounded-lg border border-line bg-surface p-5 shadow-1">
      <div className="flex min-w-0 items-center gap-3">
        <Monogram name={entry.user_team ?? entry.league_name} picture={entry.user_team_picture} size="lg" />
        <div className="min-w-0">
          <p className="text-sm text-ink-3">{entry.co_manager ? t.youWouldCoManage : t.yourTeamWouldBe}</p>
          <p className="text-md font-semibold wrap-anywhere">{entry.user_team}</p>
        </div>
      </div>
      <div className="flex flex-wrap gap-2">
        <Button
          variant="primary"
          className="flex-1"
          busy={accepting !== null && accepting === entry.invitation_token}
          disabled={entry.invitation_token === null || (accepting !== null && accepting !== entry.invitation_token)}
          onClick={onAccept}
        >
          {t.acceptAndJoin}
        </Button>
        <Button className="flex-1" disabled={accepting !== null || entry.invitation_token === null} onClick={onDecline}>
          {t.decline}
        </Button>
      </div>
    </li>
  );
}

function DeclineDialog({
  entry,
  onClose,
  onDeclined,
}: {
  entry: LeagueListEntry;
  onClose: () => void;
  onDeclined: () => void;
}) {
  const decline = useChange({
    send: () => request('POST /decline-invitation', { body: { invitation_token: entry.invitation_token ?? '' } }),
    said: entry.co_manager ? t.coManagingDeclined : t.invitationDeclined,
    onDone: onDeclined,
    stale: [keys.myLeagues],
    waits: true,
  });
  return (
    <FormDialog
      role="alertdialog"
      onClose={onClose}
      title={entry.user_team === null ? t.declineInvitationQuestion : t.declineTeamQuestion({ team: entry.user_team })}
      description={
        entry.co_manager
          ? t.declineCoManagingConsequence
          : t.declineInvitationConsequence({ league: entry.league_name })
      }
      submit={t.declineInvitation}
      danger
      cancel={t.keepInvitation}
      {...decline.sending}
      onSubmit={() => decline.mutate()}
    />
  );
}
