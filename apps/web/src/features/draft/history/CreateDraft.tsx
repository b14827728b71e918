import { useState } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import { DEFAULT_CLOCK } from '@crease/core/draft/draft.clock.js';
import { mockStartsEmpty } from '@crease/core/draft/mock.rules.js';
import { keys, useLoadedLeague } from '../../open-league/league-data.js';
import { useOnce } from '../../../platform/once.js';
import { Field, TextField } from '../../../ui/Field.js';
import { FormDialog } from '../../../ui/FormDialog.js';
import { SegmentedControl } from '../../../ui/SegmentedControl.js';
import { Switch } from '../../../ui/Switch.js';
import { ClockFields, clockBody, clockForm, clockProblem } from '../lobby/ClockFields.js';
import { draftOffice } from '../state/draft-office.data.js';
import { failureText } from '../sync/draft.words.js';
import { NightFields, nightForm, type NightForm } from '../lobby/NightFields.js';

/** Creates a draft of the season, or a mock of it. */
export default function CreateDraft({
  leagueId,
  mock,
  rookies,
  onClose,
  onCreated,
}: {
  leagueId: string;
  mock: boolean;
  rookies: boolean;
  onClose: () => void;
  onCreated: (id: string) => void;
}) {
  const client = useQueryClient();
  const [type, setType] = useState<'general' | 'rookie'>(rookies && !mock ? 'rookie' : 'general');
  const [order, setOrder] = useState<'usual' | 'snake' | 'linear'>('usual');
  const [name, setName] = useState('');
  const [clock, setClock] = useState(() => clockForm(mock ? { seconds: 30, quietHours: null } : DEFAULT_CLOCK));
  const { league } = useLoadedLeague(leagueId);
  const empty = mockStartsEmpty({ type: league.league_type, phase: league.phase });
  const [night, setNight] = useState<NightForm | null>(null);
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const once = useOnce();
  const create = async () => {
    setBusy(true);
    setFailure(null);
    try {
      const body = {
        type,
        clock: clockBody(clock),
        ...(mock ? { mock: true } : {}),
        ...(name.trim() === '' ? {} : { name: name.trim() }),
        ...(order === 'usual' ? {} : { order }),
        ...(night === null ? {} : { night: { ...night } }),
      };
      const { draft_id } = await once(body, (key) => draftOffice.create(leagueId, body, key));
      void client.invalidateQueries({ queryKey: keys.phase(leagueId) });
      await client.invalidateQueries({ queryKey: keys.drafts(leagueId) });
      onCreated(draft_id);
    } catch (error) {
      setFailure(failureText(error));
      setBusy(false);
    }
  };
  return (
    <FormDialog
      onClose={onClose}
      title={mock ? 'Start a mock draft' : 'Create a draft'}
      description={
        mock
          ? `On the league's real picks, caps and players.${empty ? ' Every roster being full, it begins with empty ones.' : ''} It changes nothing.`
          : 'It opens a lobby. The draft starts when you press Begin.'
      }
      submit={mock ? 'Open the mock lobby' : 'Create the draft'}
      ready={clockProblem(clock) === null && night?.day !== '' && night?.time !== ''}
      busy={busy}
      error={failure}
      onSubmit={() => void create()}
    >
      {rookies && (
        <Field label="Draft" hint={mock ? undefined : 'The rookie draft is held before the general one.'}>
          {() => (
            <SegmentedControl
              label="Draft"
              full
              value={type}
              options={[
                { value: 'rookie', label: 'Rookie draft' },
                { value: 'general', label: 'General draft' },
              ]}
              onChange={setType}
            />
          )}
        </Field>
      )}
      <Field
        label="Order"
        hint={
          order === 'usual'
            ? 'Snake for startup and redraft, linear for annual drafts. The teams are put in order in the lobby.'
            : order === 'snake'
              ? 'Every second round goes backwards.'
              : 'Every round goes the same way.'
        }
      >
        {() => (
          <SegmentedControl
            label="Order"
            full
            value={order}
            options={[
              { value: 'usual', label: 'As usual' },
              { value: 'snake', label: 'Snake' },
              { value: 'linear', label: 'Linear' },
            ]}
            onChange={setOrder}
          />
        )}
      </Field>
      <ClockFields form={clock} onChange={setClock} />
      {!mock && (
        <Switch
          label="Date"
          hint="Every manager gets the date and a request to check in. You can also set it later."
          checked={night !== null}
          onChange={(dated) => setNight(dated ? nightForm(null, league.time_zone, Date.now()) : null)}
        />
      )}
      {night !== null && <NightFields form={night} timeZone={league.time_zone} onChange={setNight} />}
      <TextField
        label="Name"
        hint="Left empty, it is named after the season."
        value={name}
        maxLength={80}
        onChange={(event) => setName(event.target.value)}
      />
    </FormDialog>
  );
}
