import type { DraftType } from '@crease/core/draft-type.js';
import { useState } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import { DEFAULT_CLOCK } from '@crease/core/draft/clock/draft.clock.js';
import { mockStartsEmpty } from '@crease/core/draft/lobby/mock.rules.js';
import { keys, useLoadedLeague } from '../../open-league/league-data.js';
import { useOnce } from '../../../platform/requests/once.js';
import { Field, TextField } from '../../../ui/fields/Field.js';
import { FormDialog } from '../../../ui/layers/FormDialog.js';
import { SegmentedControl } from '../../../ui/fields/SegmentedControl.js';
import { Switch } from '../../../ui/fields/Switch.js';
import { ClockFields, clockBody, clockForm, clockProblem } from '../lobby/ClockFields.js';
import { draftOffice } from '../state/draft-office.data.js';
import { failureText } from '../sync/draft-labels.js';
import { NightFields, nightForm, type NightForm } from '../lobby/NightFields.js';
import * as t from './history.words.en.js';

interface CreateProps {
  leagueId: string;
  mock: boolean;
  rookies: boolean;
  onClose: () => void;
  onCreated: (id: string) => void;
}

/** Creates a draft of the season, or a mock of it. */
export default function CreateDraft({ leagueId, mock, rookies, onClose, onCreated }: CreateProps) {
  const [type, setType] = useState<DraftType>(rookies && !mock ? 'rookie' : 'general');
  const [order, setOrder] = useState<Order>('usual');
  const [name, setName] = useState('');
  const [clock, setClock] = useState(() => clockForm(mock ? { seconds: 30, quietHours: null } : DEFAULT_CLOCK));
  const { league } = useLoadedLeague(leagueId);
  const empty = mockStartsEmpty({ type: league.league_type, phase: league.phase });
  const [night, setNight] = useState<NightForm | null>(null);
  const { create, busy, failure } = useCreateDraft(leagueId, onCreated);
  const submit = () =>
    create({
      type,
      clock: clockBody(clock),
      ...(mock ? { mock: true } : {}),
      ...(name.trim() === '' ? {} : { name: name.trim() }),
      ...(order === 'usual' ? {} : { order }),
      ...(night === null ? {} : { night: { ...night } }),
    });
  return (
    <FormDialog
      onClose={onClose}
      title={mock ? t.startMockDraft : t.createADraft}
      description={mock ? (empty ? t.mockEmptyHint : t.mockHint) : t.createDraftHint}
      submit={mock ? t.openMockLobby : t.createTheDraft}
      ready={clockProblem(clock) === null && night?.day !== '' && night?.time !== ''}
      busy={busy}
      error={failure}
      onSubmit={() => void submit()}
    >
      {rookies && <TypeField value={type} hint={mock ? undefined : t.rookieDraftComesFirst} onChange={setType} />}
      <OrderField value={order} onChange={setOrder} />
      <ClockFields form={clock} onChange={setClock} />
      {!mock && (
        <Switch
          label={t.date}
          hint={t.dateHint}
          checked={night !== null}
          onChange={(dated) => setNight(dated ? nightForm(null, league.time_zone, Date.now()) : null)}
        />
      )}
      {night !== null && <NightFields form={night} timeZone={league.time_zone} onChange={setNight} />}
      <TextField
        label={t.name}
        hint={t.nameHint}
        value={name}
        maxLength={80}
        onChange={(event) => setName(event.target.value)}
      />
    </FormDialog>
  );
}

function useCreateDraft(leagueId: string, onCreated: (id: string) => void) {
  const client = useQueryClient();
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const once = useOnce();
  const create = async (body: Parameters<typeof draftOffice.create>[1]) => {
    setBusy(true);
    setFailure(null);
    try {
      const { draft_id } = await once(body, (key) => draftOffice.create(leagueId, body, key));
      void client.invalidateQueries({ queryKey: keys.phase(leagueId) });
      await client.invalidateQueries({ queryKey: keys.drafts(leagueId) });
      onCreated(draft_id);
    } catch (error) {
      setFailure(failureText(error));
      setBusy(false);
    }
  };
  return { create, busy, failure };
}

interface TypeProps {
  value: DraftType;
  hint: string | undefined;
  onChange: (type: DraftType) => void;
}

function TypeField({ value, hint, onChange }: TypeProps) {
  return (
    <Field label={t.draft} hint={hint}>
      {() => (
        <SegmentedControl
          label={t.draft}
          full
          value={value}
          options={[
            { value: 'rookie', label: t.rookieDraft },
            { value: 'general', label: t.generalDraft },
          ]}
          onChange={onChange}
        />
      )}
    </Field>
  );
}

type Order = 'usual' | 'snake' | 'linear';

function OrderField({ value, onChange }: { value: Order; onChange: (order: Order) => void }) {
  return (
    <Field label={t.order} hint={value === 'usual' ? t.usualOrderHint : value === 'snake' ? t.snakeHint : t.linearHint}>
      {() => (
        <SegmentedControl
          label={t.order}
          full
          value={value}
          options={[
            { value: 'usual', label: t.asUsual },
            { value: 'snake', label: t.snake },
            { value: 'linear', label: t.linear },
          ]}
          onChange={onChange}
        />
      )}
    </Field>
  );
}
