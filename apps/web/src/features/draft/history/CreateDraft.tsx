import type { LeaguePhase, LeagueSettings } from '@crease/core/leagues/league.rules.js';
import {
  bringsTeams,
  draftPhases,
  draftRounds,
  isOptional,
  OFFSEASON_DRAFTS,
  takesFromTeams,
} from '@crease/core/leagues/drafts/draft.table.js';
import { auctionRules, nominationSeconds } from '@crease/core/leagues/drafts/auction.rules.js';
import { DRAFT_TYPES, type DraftType } from '@crease/core/draft-type.js';
import { useState } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import { DEFAULT_CLOCK } from '@crease/core/draft/clock/clock.limits.js';
import type { BodyOf } from '@crease/core/wire/call.js';
import type { Wire } from '@crease/core/wire.js';
import { mockStartsEmpty } from '@crease/core/draft/lobby/mock.rules.js';
import { keys, useLoadedLeague } from '../../open-league/league-data.js';
import { useChange } from '../../../platform/requests/use-change.js';
import { TextField } from '../../../ui/fields/Field.js';
import { FormDialog } from '../../../ui/layers/FormDialog.js';
import { Switch } from '../../../ui/fields/Switch.js';
import { ClockFields, clockBody, clockForm, clockProblem, type ClockForm } from '../lobby/ClockFields.js';
import { request } from '../../../platform/requests/api-client.js';
import { failureText } from '../sync/draft-labels.js';
import { NightFields, nightForm, type NightForm } from '../lobby/NightFields.js';
import { NewTeams, OrderField, TypeField, type Order } from './CreateDraftFields.js';
import * as t from './history.words.en.js';

interface CreateProps {
  leagueId: string;
  mock: boolean;
  onClose: () => void;
  onCreated: (id: string) => void;
}

export default function CreateDraft({ leagueId, mock, onClose, onCreated }: CreateProps) {
  const { league } = useLoadedLeague(leagueId);
  const types = choices(league, mock);
  const [type, setType] = useState<DraftType>(mock ? 'general' : (types[0] ?? 'general'));
  const [order, setOrder] = useState<Order>('usual');
  const [name, setName] = useState('');
  const [added, setAdded] = useState(1);
  const [typed, setClock] = useState<ClockForm | null>(null);
  const clock = typed ?? clockForm(mock ? { seconds: 30, quietHours: null } : usualClock(league, type));
  const empty = mockStartsEmpty({ type: league.league_type, phase: league.phase }, type);
  const [night, setNight] = useState<NightForm | null>(null);
  const create = useCreateDraft(leagueId, onCreated);
  const submit = () =>
    create.mutate({
      type,
      clock: clockBody(clock),
      ...(mock ? { mock: true } : {}),
      ...(name.trim() === '' ? {} : { name: name.trim() }),
      ...(order === 'usual' ? {} : { order }),
      ...(bringsTeams(type) ? { teams: added } : {}),
      ...(night === null ? {} : { night: { ...night } }),
    });
  return (
    <FormDialog
      onClose={onClose}
      title={mock ? t.startMockDraft : t.createADraft}
      description={mock ? (empty ? t.mockEmptyHint : t.mockHint) : t.createDraftHint}
      submit={mock ? t.openMockLobby : t.createTheDraft}
      ready={clockProblem(clock) === null && night?.day !== '' && night?.time !== ''}
      busy={create.isPending}
      error={create.error && failureText(create.error)}
      onSubmit={submit}
    >
      {(types.length > 1 || type !== 'general') && (
        <TypeField
          value={type}
          types={types}
          hint={!mock && types.includes('rookie') ? t.rookieDraftComesFirst : undefined}
          onChange={setType}
        />
      )}
      {bringsTeams(type) && <NewTeams league={league} value={added} onChange={setAdded} />}
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

/** An auction starts from the nomination clock of the league's settings. */
const usualClock = (league: LeagueSettings, type: DraftType) =>
  auctionRules(league, type) === null ? DEFAULT_CLOCK : { ...DEFAULT_CLOCK, seconds: nominationSeconds(league) };

function useCreateDraft(leagueId: string, onCreated: (id: string) => void) {
  const client = useQueryClient();
  return useChange({
    send: (body: BodyOf<Wire['POST /:league_id/drafts']>, key) =>
      request('POST /:league_id/drafts', { league_id: leagueId, body, key }),
    onDone: async ({ draft_id }) => {
      void client.invalidateQueries({ queryKey: keys.phase(leagueId) });
      await client.invalidateQueries({ queryKey: keys.drafts(leagueId) });
      onCreated(draft_id);
    },
  });
}

/**
 * Drafts that can be created now, in the order in which they are held. A mock between two seasons is always possible.
 */
function choices(league: LeagueSettings & { phase: LeaguePhase }, mock: boolean): DraftType[] {
  const season = league.phase === 'in-season';
  const isOpen = (type: DraftType) => {
    if (isOptional(type)) return draftPhases(type).includes(league.phase) && !(mock && takesFromTeams(type));
    return mock || !season;
  };
  return [...OFFSEASON_DRAFTS, ...DRAFT_TYPES.filter(isOptional)].filter(
    (type) => draftRounds(league, type, false) !== null && isOpen(type),
  );
}
