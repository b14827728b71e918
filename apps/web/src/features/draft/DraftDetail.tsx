import { lazy, Suspense, useState } from 'react';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import Download from 'lucide-react/icons/download';
import LogIn from 'lucide-react/icons/log-in';
import Play from 'lucide-react/icons/play';
import RotateCcw from 'lucide-react/icons/rotate-ccw';
import Trash2 from 'lucide-react/icons/trash-2';
import type { DraftListEntry, DraftSnapshot } from '@crease/core/draft/draft.schema.js';
import { mayCommand } from '@crease/core/draft/draft.rules.js';
import { useAuth } from '../../platform/auth-store.js';
import { keys } from '../../platform/league-data.js';
import { paths } from '../../platform/paths.js';
import { Badge } from '../../ui/Badge.js';
import { Button, IconButton, buttonClass } from '../../ui/Button.js';
import { Monogram } from '../../ui/Monogram.js';
import { Panel, panelState } from '../../ui/Panel.js';
import { SkeletonRows } from '../../ui/Skeleton.js';
import { Tabs } from '../../ui/Tabs.js';
import { TextField } from '../../ui/Field.js';
import { FormDialog } from '../../ui/FormDialog.js';
import { showToast } from '../../ui/toast.js';
import { ClockFields, clockBody, clockForm, clockProblem, type ClockForm } from './ClockFields.js';
import { DraftResults } from './DraftResults.js';
import { downloadResults, draftApi, draftKeys } from './draft.data.js';
import { clockWords, failureText, ORDER_WORD, REOPENABLE, SOURCE_WORD } from './draft.words.js';

const OrderPanel = lazy(() => import('./OrderPanel.js'));
const PicksPanel = lazy(() => import('./PicksPanel.js'));
const DraftRecord = lazy(() => import('./DraftRecord.js'));

type Tab = 'order' | 'picks' | 'teams' | 'settings' | 'log';

/** One draft outside its room: its lobby before it begins, its results after. */
export default function DraftDetail({
  leagueId,
  entry,
  reopenable,
}: {
  leagueId: string;
  entry: DraftListEntry;
  reopenable: boolean;
}) {
  const client = useQueryClient();
  const userId = useAuth((state) => state.user?.uid ?? '');
  const query = useQuery({
    queryKey: draftKeys.detail(leagueId, entry.id),
    queryFn: ({ signal }) => draftApi.snapshot(leagueId, entry.id, signal),
    refetchInterval: entry.status === 'ended' ? false : 10_000,
  });
  const [question, setQuestion] = useState<'begin' | 'remove' | 'reopen' | null>(null);
  const snapshot = query.data;
  const again = () => {
    // What stands in the way of the next phase names the drafts that are missing.
    void client.invalidateQueries({ queryKey: keys.phase(leagueId) });
    return client.invalidateQueries({ queryKey: keys.drafts(leagueId) });
  };
  const state = snapshot?.state;
  const commissioner = snapshot?.my.commissioner === true;
  const actor = { userId, teamIds: snapshot?.my.teamIds ?? [], commissioner };
  const may = state !== undefined && mayCommand(state, 'begin', actor).ok;
  const openPicks = state?.slots.filter((slot) => slot.status === 'open').length ?? 0;
  const removable = commissioner && (entry.kind === 'mock' || state?.status === 'lobby');
  const title = (
    <span className="flex items-center gap-2">
      {entry.name}
      {entry.kind === 'mock' && <Badge>Mock: changes nothing</Badge>}
    </span>
  );
  const actions = state !== undefined && (
    <>
      {removable && (
        <IconButton
          size="sm"
          label="Remove this draft"
          icon={<Trash2 size={16} aria-hidden="true" />}
          onClick={() => setQuestion('remove')}
        />
      )}
      {state.status !== 'lobby' && (
        <Button
          size="sm"
          icon={<Download size={14} aria-hidden="true" />}
          onClick={() =>
            void downloadResults(leagueId, entry.id, entry.name).catch((error: unknown) =>
              showToast({ kind: 'error', text: error instanceof Error ? error.message : failureText(error) }),
            )
          }
        >
          Export CSV
        </Button>
      )}
      {state.status === 'ended' && commissioner && openPicks > 0 && reopenable && (
        <Button size="sm" icon={<RotateCcw size={14} aria-hidden="true" />} onClick={() => setQuestion('reopen')}>
          Reopen
        </Button>
      )}
      <Link
        to={paths.draftRoom(leagueId, entry.id)}
        className={buttonClass(state.status === 'running' || state.status === 'paused' ? 'primary' : 'secondary', 'sm')}
      >
        <LogIn size={14} aria-hidden="true" />
        {state.status === 'ended' ? 'See the board' : 'Enter the room'}
      </Link>
      {state.status === 'lobby' && commissioner && (
        <Button
          size="sm"
          variant="primary"
          disabled={!may}
          icon={<Play size={14} aria-hidden="true" />}
          onClick={() => setQuestion('begin')}
        >
          Begin
        </Button>
      )}
    </>
  );
  return (
    <>
      <Panel title={title} flush actions={actions} state={panelState(query)} skeleton={<SkeletonRows rows={8} />}>
        {snapshot !== undefined &&
          (snapshot.state.status === 'lobby' ? (
            <Lobby leagueId={leagueId} snapshot={snapshot} changed={again} />
          ) : (
            <Results leagueId={leagueId} snapshot={snapshot} />
          ))}
      </Panel>
      {question === 'begin' && state !== undefined && (
        <Confirm
          title="Begin the draft?"
          text={`${state.slots.length} picks in ${state.rounds} rounds, ${clockWords(state.clock.seconds)} for each. ${state.order.source === 'undrawn' ? 'The order is drawn at random now, from the seed that was promised.' : 'The order is fixed from here on.'} The pool of players is fixed, too, and the first clock starts at once.`}
          act="Begin the draft"
          onClose={() => setQuestion(null)}
          work={async () => {
            await draftApi.begin(leagueId, entry.id);
            await again();
          }}
        />
      )}
      {question === 'reopen' && state !== undefined && (
        <Confirm
          title="Reopen the draft?"
          text={`It is paused, with the same picks; ${openPicks} ${openPicks === 1 ? 'is' : 'are'} still to be made. ${REOPENABLE}`}
          act="Reopen the draft"
          onClose={() => setQuestion(null)}
          work={async () => {
            await draftApi.reopen(leagueId, entry.id);
            await again();
          }}
        />
      )}
      {question === 'remove' && (
        <Confirm
          title={`Remove ${entry.name}?`}
          text={
            entry.kind === 'mock'
              ? 'The mock and its results are gone for good. The league is not touched.'
              : 'Its lobby is gone; the picks stay with the league, and a new draft can be created.'
          }
          act="Remove"
          danger
          onClose={() => setQuestion(null)}
          work={async () => {
            await draftApi.remove(leagueId, entry.id);
            await again();
          }}
        />
      )}
    </>
  );
}

function Confirm({
  title,
  text,
  act,
  danger = false,
  onClose,
  work,
}: {
  title: string;
  text: string;
  act: string;
  danger?: boolean;
  onClose: () => void;
  work: () => Promise<void>;
}) {
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const go = async () => {
    setBusy(true);
    setFailure(null);
    try {
      await work();
      onClose();
    } catch (error) {
      setFailure(failureText(error));
      setBusy(false);
    }
  };
  return (
    <FormDialog
      onClose={onClose}
      title={title}
      description={text}
      submit={act}
      danger={danger}
      busy={busy}
      error={failure}
      onSubmit={() => void go()}
    />
  );
}

/** What came of a draft, and what was done to it. */
function Results({ leagueId, snapshot }: { leagueId: string; snapshot: DraftSnapshot }) {
  const { state, my } = snapshot;
  const [tab, setTab] = useState<'results' | 'log'>('results');
  return (
    <Tabs
      label="Draft"
      value={tab}
      tabs={[
        { value: 'results', label: 'Results' },
        { value: 'log', label: 'Log' },
      ]}
      onChange={setTab}
    >
      {tab === 'results' ? (
        <DraftResults state={state} my={my.teamIds} />
      ) : (
        <Suspense fallback={<SkeletonRows rows={6} />}>
          <DraftRecord leagueId={leagueId} draftId={state.id} seq={state.seq} />
        </Suspense>
      )}
    </Tabs>
  );
}

// ── the lobby ─────────────────────────────────────────────────────────────────────────────────────────────────────────

function Lobby({
  leagueId,
  snapshot,
  changed,
}: {
  leagueId: string;
  snapshot: DraftSnapshot;
  changed: () => Promise<void>;
}) {
  const { state, my } = snapshot;
  const [tab, setTab] = useState<Tab>('order');
  return (
    <>
      <dl className="grid grid-cols-2 gap-px border-b border-line bg-line sm:grid-cols-4">
        <Fact label="Picks" value={`${state.slots.length} in ${state.rounds} rounds`} />
        <Fact label="Order" value={ORDER_WORD[state.order.kind]} />
        <Fact
          label="First round"
          value={`${SOURCE_WORD[state.order.source]}${state.order.draw === undefined ? '' : `, draw ${state.order.draw}`}`}
        />
        <Fact
          label="Clock"
          value={`${clockWords(state.clock.seconds)}${state.clock.quietHours === null ? '' : ', quiet hours'}`}
        />
      </dl>
      <Tabs
        label="Lobby"
        value={tab}
        tabs={[
          { value: 'order', label: 'Order' },
          { value: 'picks', label: 'Picks', count: state.slots.length },
          { value: 'teams', label: 'Teams', count: state.teams.length },
          { value: 'settings', label: 'Settings' },
          { value: 'log', label: 'Log' },
        ]}
        onChange={setTab}
      >
        {tab === 'order' && (
          <Suspense fallback={<SkeletonRows rows={8} />}>
            <OrderPanel
              leagueId={leagueId}
              state={state}
              standings={snapshot.standings === true}
              editable={my.commissioner}
              changed={changed}
            />
          </Suspense>
        )}
        {tab === 'picks' && (
          <Suspense fallback={<SkeletonRows rows={8} />}>
            <PicksPanel leagueId={leagueId} state={state} editable={my.commissioner} changed={changed} />
          </Suspense>
        )}
        {tab === 'log' && (
          <Suspense fallback={<SkeletonRows rows={6} />}>
            <DraftRecord leagueId={leagueId} draftId={state.id} seq={state.seq} />
          </Suspense>
        )}
        {tab === 'teams' && <Teams state={state} my={my.teamIds} />}
        {tab === 'settings' && (
          <Settings leagueId={leagueId} state={state} editable={my.commissioner} changed={changed} />
        )}
      </Tabs>
    </>
  );
}

function Fact({ label, value }: { label: string; value: string }) {
  return (
    <div className="bg-surface px-4 py-2.5">
      <dt className="text-xs text-ink-3">{label}</dt>
      <dd className="text-sm font-semibold text-ink">{value}</dd>
    </div>
  );
}

function Teams({ state, my }: { state: DraftSnapshot['state']; my: readonly string[] }) {
  return (
    <ul>
      {state.teams.map((team) => (
        <li key={team.id} className="flex min-h-12 items-center gap-3 border-b border-line px-4 last:border-b-0">
          <Monogram name={team.name} picture={team.picture} />
          <span className="min-w-0 flex-1 truncate font-medium text-ink">{team.name}</span>
          {my.includes(team.id) && <Badge tone="accent">Yours</Badge>}
          {team.auto !== 'off' && <Badge tone="warn">Auto</Badge>}
          <span className="w-40 truncate text-right text-sm text-ink-2">{team.manager ?? 'No manager'}</span>
        </li>
      ))}
    </ul>
  );
}

function Settings({
  leagueId,
  state,
  editable,
  changed,
}: {
  leagueId: string;
  state: DraftSnapshot['state'];
  editable: boolean;
  changed: () => Promise<void>;
}) {
  // Only what was touched here; the rest is as the draft has it, whoever changes it meanwhile.
  const [touched, setTouched] = useState<{ readonly name?: string; readonly clock?: ClockForm }>({});
  const name = touched.name ?? state.name;
  const clock = touched.clock ?? clockForm(state.clock);
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  if (!editable) {
    return (
      <p className="p-4 text-sm text-ink-2">{`Each pick has ${clockWords(state.clock.seconds)}. ${state.clock.quietHours === null ? 'There are no quiet hours.' : `No clock runs in the quiet hours (${state.clock.quietHours.timeZone}).`} The commissioner can change it.`}</p>
    );
  }
  const save = async () => {
    setBusy(true);
    setFailure(null);
    try {
      await draftApi.configure(leagueId, state.id, { name: name.trim(), clock: clockBody(clock) });
      await changed();
      setTouched((left) => ({
        ...(left.name === touched.name ? {} : { name: left.name }),
        ...(left.clock === touched.clock ? {} : { clock: left.clock }),
      }));
      showToast({ kind: 'success', text: 'Settings saved' });
    } catch (error) {
      setFailure(failureText(error));
    } finally {
      setBusy(false);
    }
  };
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        void save();
      }}
      className="flex max-w-xl flex-col gap-4 p-4"
    >
      <TextField
        label="Name"
        required
        value={name}
        maxLength={80}
        onChange={(event) => setTouched((now) => ({ ...now, name: event.target.value }))}
      />
      <ClockFields form={clock} onChange={(value) => setTouched((now) => ({ ...now, clock: value }))} />
      {failure !== null && (
        <p role="alert" className="rounded-md bg-bad-soft px-3 py-2 text-sm text-bad">
          {failure}
        </p>
      )}
      <Button
        type="submit"
        variant="primary"
        busy={busy}
        disabled={name.trim() === '' || clockProblem(clock) !== null}
        className="self-start"
      >
        Save settings
      </Button>
    </form>
  );
}
