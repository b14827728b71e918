import { useState } from 'react';
import Copy from 'lucide-react/icons/copy';
import Ellipsis from 'lucide-react/icons/ellipsis';
import X from 'lucide-react/icons/x';
import type { CoManagerInvitation, CoManagersAnswer } from '@crease/core/leagues/co-managers/co-manager.answers.js';
import { failureOf } from '../../../platform/requests/failure.js';
import { useFields } from '../../../platform/requests/use-fields.js';
import { openLeaveLeague } from '../../../platform/pages/overlays.js';
import { useAuth } from '../../../platform/session/auth-store.js';
import { Button, IconButton } from '../../../ui/Button.js';
import { TextField } from '../../../ui/fields/Field.js';
import { RelativeTime } from '../../../ui/figures/RelativeTime.js';
import { Dialog } from '../../../ui/layers/Dialog.js';
import { FormDialog } from '../../../ui/layers/FormDialog.js';
import { Menu, MenuSeparator } from '../../../ui/layers/Menu.js';
import { MenuItem } from '../../../ui/layers/MenuItem.js';
import { Badge } from '../../../ui/marks/Badge.js';
import { Monogram } from '../../../ui/marks/Monogram.js';
import { ErrorState } from '../../../ui/page/Panel.js';
import { Spinner } from '../../../ui/Spinner.js';
import { sentence } from '../../../ui/text/sentence.js';
import { copyLink, useChangePerson, useInviteCoManager, usePeople, useRevoke, type OfTeam } from './people.data.js';
import * as t from './people.words.en.js';

type Person = CoManagersAnswer['people'][number];
interface Change {
  readonly person: Person;
  readonly change: 'remove' | 'hand-over';
}
interface NamedTeam extends OfTeam {
  readonly name: string;
}

/** The people of the user's team. Its manager invites and removes co-managers here, and hands the team over. */
export function PeopleDialog({ onClose, ...team }: NamedTeam & { onClose: () => void }) {
  const query = usePeople(team);
  const [changing, setChanging] = useState<Change | null>(null);
  const [inviting, setInviting] = useState(false);
  const answer = query.data;
  const uid = useAuth((state) => state.user?.uid);
  const isCoManager = answer?.people.some((person) => person.user_id === uid && person.co_manager) === true;
  const full = answer !== undefined && answer.people.length + answer.invitations.length >= answer.most;
  return (
    <>
      <Dialog
        open
        onClose={onClose}
        title={t.peopleOfTeam({ team: team.name })}
        description={t.rightsHint}
        footer={
          <>
            <Button onClick={onClose}>{t.close}</Button>
            {answer !== undefined && isCoManager && (
              <Button
                onClick={() => {
                  onClose();
                  openLeaveLeague(team.leagueId);
                }}
              >
                {t.leave}
              </Button>
            )}
            {answer?.can_change === true && !full && (
              <Button variant="primary" onClick={() => setInviting(true)}>
                {t.inviteCoManager}
              </Button>
            )}
          </>
        }
      >
        {answer !== undefined ? (
          <>
            <People team={team} answer={answer} onChange={setChanging} />
            {answer.can_change && full && <p className="mt-3 text-sm text-ink-2">{t.full({ most: answer.most })}</p>}
          </>
        ) : query.error !== null ? (
          <ErrorState message={query.error.message} retry={() => void query.refetch()} retrying={query.isFetching} />
        ) : (
          <Spinner label={t.loadingPeople} className="flex justify-center py-6" />
        )}
      </Dialog>
      {changing !== null && <ChangeDialog team={team} {...changing} onClose={() => setChanging(null)} />}
      {inviting && <InviteForm team={team} onClose={() => setInviting(false)} />}
    </>
  );
}

function People({
  team,
  answer,
  onChange,
}: {
  team: NamedTeam;
  answer: CoManagersAnswer;
  onChange: (change: Change) => void;
}) {
  const uid = useAuth((state) => state.user?.uid);
  const revoke = useRevoke(team);
  return (
    <ul>
      {answer.people.map((person) => (
        <li key={person.user_id} className="flex items-center gap-3 border-b border-line py-1.5 last:border-b-0">
          <Monogram name={person.name} picture={person.picture} shape="round" />
          <span className="flex min-w-0 flex-1 flex-wrap items-center gap-2 font-medium">
            {person.name}
            <Badge tone={person.co_manager ? undefined : 'accent'}>{person.co_manager ? t.coManager : t.manager}</Badge>
            {person.user_id === uid && <Badge>{t.you}</Badge>}
          </span>
          {answer.can_change && person.co_manager && <PersonMenu person={person} onChange={onChange} />}
        </li>
      ))}
      {answer.invitations.map((invitation) => (
        <Invitation key={invitation.id} invitation={invitation} onRevoke={() => revoke(invitation.id)} />
      ))}
    </ul>
  );
}

function PersonMenu({ person, onChange }: { person: Person; onChange: (change: Change) => void }) {
  return (
    <Menu
      label={t.actionsFor({ person: person.name })}
      trigger={(props) => (
        <IconButton
          label={t.moreFor({ person: person.name })}
          size="sm"
          icon={<Ellipsis size={16} aria-hidden="true" />}
          {...props}
        />
      )}
    >
      <MenuItem onSelect={() => onChange({ person, change: 'hand-over' })}>{t.handOver}</MenuItem>
      <MenuSeparator />
      <MenuItem danger onSelect={() => onChange({ person, change: 'remove' })}>
        {t.remove}
      </MenuItem>
    </Menu>
  );
}

function Invitation({ invitation, onRevoke }: { invitation: CoManagerInvitation; onRevoke: () => void }) {
  const person = invitation.email ?? invitation.account ?? t.anyoneWithLink;
  return (
    <li className="flex flex-wrap items-center gap-x-3 gap-y-2 border-b border-line py-1.5 last:border-b-0">
      <span className="min-w-40 flex-1">
        <span className="flex flex-wrap items-center gap-2 font-medium wrap-anywhere">
          {person}
          <Badge>{t.openInvitation}</Badge>
        </span>
        <span className="block text-xs text-ink-3">
          {sentence(t.ends, { time: <RelativeTime at={invitation.expires_at} /> })}
        </span>
      </span>
      <Button size="sm" icon={<Copy size={14} aria-hidden="true" />} onClick={() => void copyLink(invitation.link)}>
        {t.copyLink}
      </Button>
      <IconButton
        label={t.revokeOf({ person })}
        size="sm"
        icon={<X size={16} aria-hidden="true" />}
        onClick={onRevoke}
      />
    </li>
  );
}

function ChangeDialog({ team, person, change, onClose }: Change & { team: NamedTeam; onClose: () => void }) {
  const named = { person: person.name, team: team.name };
  const handing = change === 'hand-over';
  const done = handing ? t.handedOver(named) : t.removed(named);
  const send = useChangePerson(team, { userId: person.user_id, change, done }, onClose);
  return (
    <FormDialog
      role="alertdialog"
      onClose={onClose}
      title={handing ? t.handOverQuestion(named) : t.removeQuestion(named)}
      description={handing ? t.handOverHint(named) : t.removeHint}
      submit={handing ? t.handOver : t.remove}
      danger
      cancel={handing ? t.keepTeam : t.keep}
      busy={send.isPending}
      error={failureOf(send.error)}
      onSubmit={() => send.mutate()}
    />
  );
}

function InviteForm({ team, onClose }: { team: OfTeam; onClose: () => void }) {
  const invite = useInviteCoManager(team);
  const form = useFields({ email: '' }, invite);
  const email = form.values.email.trim();
  return (
    <FormDialog
      onClose={onClose}
      title={t.inviteCoManager}
      submit={email === '' ? t.createLink : t.sendInvitation}
      {...form.sending}
      onSubmit={() => invite.mutate(email, { onSuccess: onClose })}
    >
      <TextField
        label={t.emailOptional}
        type="email"
        inputMode="email"
        autoComplete="off"
        data-autofocus=""
        hint={t.emailHint}
        {...form.text('email')}
      />
    </FormDialog>
  );
}
