import { useMutation } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import type { CopiedAnswer } from '@crease/core/archive/archive.answers.js';
import { request } from '../../../platform/requests/api-client.js';
import { failureOf, refusedFields } from '../../../platform/requests/failure.js';
import { useMyLeagues } from '../../open-league/league-data.js';
import { once } from '../../../platform/requests/once.js';
import { TextField } from '../../../ui/fields/Field.js';
import { FormDialog } from '../../../ui/layers/FormDialog.js';
import { Select } from '../../../ui/fields/Select.js';
import { Checkbox } from '../../../ui/fields/Switch.js';
import { showToast } from '../../../ui/layers/toast.js';
import * as t from './enter.words.en.js';

const copyOnce = once();

const useCopyLeague = (
  leagueId: string | null,
  body: { league_name: string; managers: boolean; rosters: boolean },
  onCreated: (leagueId: string) => void,
) =>
  useMutation({
    mutationFn: () =>
      copyOnce({ leagueId, ...body }, (key) =>
        request('POST /:league_id/copies', { league_id: leagueId ?? '', body, key }),
      ),
    onSuccess: (made) => {
      showToast({ kind: 'success', text: t.leagueCreated({ league: body.league_name }), detail: copiedWords(made) });
      onCreated(made.league_id);
    },
  });

export function CopyLeagueDialog({
  of,
  choice,
  onClose,
  onCreated,
}: {
  /** The league to copy, if preselected. */
  of?: string;
  choice?: ReactNode;
  onClose: () => void;
  onCreated: (leagueId: string) => void;
}) {
  const mine = (useMyLeagues().data ?? []).filter((one) => one.is_commissioner && !one.pending);
  const [chosen, setChosen] = useState<string | null>(null);
  const leagueId = of ?? chosen ?? mine[0]?.league_id ?? null;
  const [name, setName] = useState('');
  const [managers, setManagers] = useState(true);
  const [rosters, setRosters] = useState(false);
  const copy = useCopyLeague(leagueId, { league_name: name.trim(), managers, rosters }, onCreated);
  return (
    <FormDialog
      size={choice === undefined ? undefined : 'lg'}
      onClose={onClose}
      title={choice === undefined ? t.copyThisLeague : t.createNewLeagueTitle}
      description={t.copyLeagueHint}
      submit={t.createLeague}
      ready={leagueId !== null && name.trim() !== ''}
      busy={copy.isPending}
      error={failureOf(copy.error)}
      onSubmit={() => copy.mutate()}
    >
      {choice}
      <div className="flex flex-col gap-4">
        {of === undefined &&
          (mine.length === 0 ? (
            <p className="text-ink-2">{t.noLeagueToCopy}</p>
          ) : (
            <Select
              label={t.league}
              value={leagueId ?? ''}
              options={mine.map((one) => ({ value: one.league_id, label: one.league_name }))}
              onChange={setChosen}
            />
          ))}
        <TextField
          label={t.nameOfNewLeague}
          required
          data-autofocus=""
          maxLength={60}
          autoComplete="off"
          value={name}
          error={refusedFields(copy.error).league_name}
          onChange={(event) => setName(event.target.value)}
        />
        <Checkbox label={t.inviteTheManagers} hint={t.inviteSameTeamsHint} checked={managers} onChange={setManagers} />
        <Checkbox label={t.bringRosters} hint={t.bringRostersHint} checked={rosters} onChange={setRosters} />
      </div>
    </FormDialog>
  );
}

function copiedWords({ invited, players }: CopiedAnswer): string {
  const people = invited === 0 ? t.inviteYourManagersNext : t.managersInvited({ count: invited });
  return players === 0 ? people : `${people} ${t.playersCameAlong({ count: players })}`;
}
