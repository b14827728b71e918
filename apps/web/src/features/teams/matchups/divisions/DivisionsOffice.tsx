import { useState } from 'react';
import type { DivisionsAnswer } from '@crease/core/competition/divisions/division.answers.js';
import { useLoadedLeague } from '../../../open-league/league-data.js';
import { request } from '../../../../platform/requests/api-client.js';
import { useLeagueChange } from '../../../open-league/use-league-change.js';
import { Button } from '../../../../ui/Button.js';
import { TextField } from '../../../../ui/fields/Field.js';
import { Select } from '../../../../ui/fields/Select.js';
import { FormDialog } from '../../../../ui/layers/FormDialog.js';
import { useDivisions } from './divisions.data.js';
import * as t from './divisions.words.en.js';

/** Sets or draws the divisions. Renders nothing for managers, and once the first period has begun. */
export function DivisionsOffice({ leagueId }: { leagueId: string }) {
  const { me } = useLoadedLeague(leagueId);
  const { data } = useDivisions(leagueId, me.is_commissioner);
  const [open, setOpen] = useState<'edit' | 'draw' | null>(null);
  if (!me.is_commissioner || data?.open !== true) return null;
  const close = () => setOpen(null);
  return (
    <div className="flex flex-wrap justify-end gap-2">
      <Button size="sm" onClick={() => setOpen('draw')}>
        {t.draw}
      </Button>
      <Button size="sm" onClick={() => setOpen('edit')}>
        {t.edit}
      </Button>
      {open === 'edit' && <EditDialog leagueId={leagueId} stored={data.divisions} onClose={close} />}
      {open === 'draw' && <DrawDialog leagueId={leagueId} onClose={close} />}
    </div>
  );
}

function EditDialog({
  leagueId,
  stored,
  onClose,
}: {
  leagueId: string;
  stored: DivisionsAnswer['divisions'];
  onClose: () => void;
}) {
  const { teams } = useLoadedLeague(leagueId);
  const [names, setNames] = useState(() => stored.map(({ name }) => name ?? ''));
  const [placed, setPlaced] = useState(
    () => new Map(stored.flatMap(({ number, team_ids: ids }) => ids.map((id) => [id, number] as const))),
  );
  const save = useLeagueChange(leagueId, onClose, () =>
    request('PUT /:league_id/divisions', {
      league_id: leagueId,
      body: {
        divisions: stored.map(({ number }, index) => ({
          name: (names[index] ?? '').trim() === '' ? null : (names[index] ?? ''),
          team_ids: teams.flatMap(({ team_id: id }) => (placed.get(id) === number ? [id] : [])),
        })),
      },
    }),
  );
  const options = [
    { value: '0', label: t.undecided, disabled: true },
    ...stored.map(({ number }, index) => ({
      value: String(number),
      label: t.nameOf({ number, name: (names[index] ?? '').trim() === '' ? null : (names[index] ?? '') }),
    })),
  ];
  return (
    <FormDialog
      onClose={onClose}
      title={t.edit}
      description={t.editHint}
      submit={t.save}
      ready={teams.every(({ team_id: id }) => placed.has(id))}
      {...save.sending}
      onSubmit={() => save.mutate()}
    >
      <div className="flex flex-col gap-4">
        <div className="grid gap-2 sm:grid-cols-2">
          {stored.map(({ number }, index) => (
            <TextField
              key={number}
              label={t.nameField({ number })}
              value={names[index] ?? ''}
              placeholder={t.nameOf({ number, name: null })}
              maxLength={40}
              onChange={({ target }) => setNames(names.with(index, target.value))}
            />
          ))}
        </div>
        <ul className="flex flex-col gap-2">
          {teams.map(({ team_id: id, team_name: name }) => (
            <li key={id} className="grid grid-cols-2 items-center gap-2">
              <span className="min-w-0 truncate text-sm">{name}</span>
              <Select
                label={t.divisionOf({ team: name })}
                hideLabel
                value={String(placed.get(id) ?? 0)}
                data-missing={placed.has(id) ? undefined : ''}
                options={options}
                onChange={(number) => setPlaced(new Map(placed).set(id, Number(number)))}
              />
            </li>
          ))}
        </ul>
      </div>
    </FormDialog>
  );
}

function DrawDialog({ leagueId, onClose }: { leagueId: string; onClose: () => void }) {
  const draw = useLeagueChange(leagueId, onClose, () =>
    request('POST /:league_id/divisions/draw', { league_id: leagueId }),
  );
  return (
    <FormDialog
      onClose={onClose}
      title={t.draw}
      description={t.drawHint}
      submit={t.draw}
      {...draw.sending}
      onSubmit={() => draw.mutate()}
    />
  );
}
