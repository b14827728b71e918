import { useMemo, useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import { capHitOf } from '@crease/core/draft/charge.rules.js';
import { PickJudge } from '@crease/core/draft/legality.rules.js';
import { evolve } from '@crease/core/draft/draft.reducer.js';
import { searchPlayers } from '@crease/core/players/search.rules.js';
import type { Slot } from '@crease/core/draft/draft.model.js';
import { isMade } from '@crease/core/draft/slot-tally.js';
import { ReasonField, isReason } from '../../platform/ReasonField.js';
import { useOnce } from '../../platform/once.js';
import { SearchField } from '../../ui/Field.js';
import { Money } from '../../ui/Money.js';
import { ErrorState } from '../../ui/Panel.js';
import { Select } from '../../ui/Select.js';
import { SkeletonRows } from '../../ui/Skeleton.js';
import { Checkbox } from '../../ui/Switch.js';
import { PositionTag } from '../../ui/tags.js';
import { cx } from '../../ui/cx.js';
import { ClockFields, clockBody, clockForm, clockProblem } from './ClockFields.js';
import { Pays } from './Pays.js';
import { draftApi } from './draft.data.js';
import { refusalWords, REOPENABLE } from './draft.words.js';
import { Override, Reopen } from './HoldDialogs.js';
import { Ask } from './Ask.js';
import { useDraft, useScope, useUi } from './room-context.js';
import { useTeams } from './room-hooks.js';

/** The question that the commissioner is being asked, one at a time. */
export function CommissionerDialogs() {
  const { ui } = useScope();
  const question = useUi((state) => state.question);
  const close = () => ui.setState({ question: null });
  if (question === null) return null;
  switch (question.about) {
    case 'begin':
      return <Begin close={close} />;
    case 'end':
      return <End close={close} />;
    case 'override':
      return <Override close={close} />;
    case 'reopen':
      return <Reopen close={close} />;
    case 'skip':
      return <Skip close={close} />;
    case 'clock':
      return <ClockQuestion close={close} />;
    case 'undo':
      return <Undo overall={question.overall} close={close} />;
    case 'undo-earlier':
      return <UndoEarlier close={close} />;
    case 'replace':
      return <ReplacePlayer overall={question.overall} close={close} />;
    case 'rookie':
      return <Rookie playerId={question.playerId} close={close} />;
  }
}

/** Whether a player counts as a rookie of the season, against the rule: before the draft only. */
function Rookie({ playerId, close }: { playerId: number; close: () => void }) {
  const { leagueId, draftId, pool, retryPool, ui } = useScope();
  const seq = useDraft((state) => state.seq);
  const status = useDraft((state) => state.status);
  const [reason, setReason] = useState('');
  const entry = pool?.byId.get(playerId);
  if (entry === undefined) return null;
  return (
    <Ask
      title={entry.rookie ? `${entry.name} is no rookie?` : `${entry.name} is a rookie?`}
      description={
        entry.rookie
          ? 'This moves the player from the rookie draft to the general draft.'
          : 'This moves the player from the general draft to the rookie draft.'
      }
      act={entry.rookie ? 'Count as no rookie' : 'Count as a rookie'}
      disabled={!isReason(reason)}
      close={close}
      work={async () => {
        await draftApi.setRookie(leagueId, draftId, {
          player_id: playerId,
          rookie: !entry.rookie,
          reason: reason.trim(),
        });
        ui.setState({ selected: null });
        retryPool();
        // It is no event of the draft.
        return { seq, status, overall: null };
      }}
    >
      <ReasonField hint="Everybody in the league sees it." autoFocus value={reason} onChange={setReason} />
    </Ask>
  );
}

function Begin({ close }: { close: () => void }) {
  const { leagueId, draftId } = useScope();
  const state = useDraft();
  const teams = useTeams();
  const first = state.slots[0];
  const empty = state.teams.filter((team) => team.manager === null).length;
  return (
    <Ask
      title="Begin the draft?"
      description={`${state.slots.length} picks in ${state.rounds} rounds. The first clock starts at once.`}
      act="Begin the draft"
      close={close}
      work={() => draftApi.begin(leagueId, draftId)}
    >
      <ul className="flex list-disc flex-col gap-1 pl-4 text-sm text-ink-2">
        {state.order.source === 'undrawn' ? (
          <li>The order is drawn at random now, from the seed that was promised.</li>
        ) : (
          first !== undefined && <li>{`${teams.get(first.ownerTeamId)?.name ?? ''} picks first.`}</li>
        )}
        <li>The order and the pool of players are fixed from here on.</li>
        {empty > 0 && (
          <li>{`${empty} ${empty === 1 ? 'team has' : 'teams have'} no manager: Auto picks for ${empty === 1 ? 'it' : 'them'}.`}</li>
        )}
      </ul>
    </Ask>
  );
}

function End({ close }: { close: () => void }) {
  const { leagueId, draftId } = useScope();
  const open = useDraft((state) => state.slots.filter((slot) => slot.status === 'open').length);
  return (
    <Ask
      title="End the draft?"
      description={
        open === 0
          ? 'All picks have been made.'
          : `${open} ${open === 1 ? 'pick has' : 'picks have'} not been made and ${open === 1 ? 'lapses' : 'lapse'}. ${REOPENABLE}`
      }
      act="End the draft"
      danger
      close={close}
      work={() => draftApi.end(leagueId, draftId)}
    />
  );
}

function Skip({ close }: { close: () => void }) {
  const { leagueId, draftId } = useScope();
  const turn = useDraft((state) => state.onClock);
  const teams = useTeams();
  // The pick that was asked about; if the draft moves on meanwhile, the server says so.
  const [asked] = useState(turn);
  if (asked === null) return null;
  return (
    <Ask
      title={`Skip pick ${asked.overall}?`}
      description={`${teams.get(asked.teamId)?.name ?? 'The team'} gets no player for it. It can be undone.`}
      act={`Skip pick ${asked.overall}`}
      danger
      close={close}
      work={() => draftApi.skip(leagueId, draftId, asked.overall)}
    />
  );
}

function ClockQuestion({ close }: { close: () => void }) {
  const { leagueId, draftId } = useScope();
  const clock = useDraft((state) => state.clock);
  const running = useDraft((state) => state.onClock !== null);
  const [form, setForm] = useState(() => clockForm(clock));
  return (
    <Ask
      title="Change the clock"
      description={running ? 'The pick on the clock starts over with the new time.' : 'It counts from the first pick.'}
      act="Change the clock"
      disabled={clockProblem(form) !== null}
      close={close}
      work={() => draftApi.changeClock(leagueId, draftId, clockBody(form))}
    >
      <ClockFields form={form} onChange={setForm} />
    </Ask>
  );
}

function Undo({ overall, close }: { overall: number; close: () => void }) {
  const { leagueId, draftId } = useScope();
  const slots = useDraft((state) => state.slots);
  const once = useOnce();
  const cascade = slots.filter((slot) => slot.overall >= overall && isMade(slot));
  const one = cascade.length <= 1;
  return (
    <Ask
      title={one ? `Undo pick ${overall}?` : `Undo ${cascade.length} picks?`}
      description={
        one
          ? 'The player goes back to the pool and the team is on the clock again.'
          : `Pick ${overall} and every later one are taken back.`
      }
      act={one ? `Undo pick ${overall}` : `Undo ${cascade.length} picks`}
      danger
      disabled={cascade.length === 0}
      close={close}
      work={() => once(overall, (key) => draftApi.undo(leagueId, draftId, overall, key))}
    >
      <Cascade overall={overall} />
    </Ask>
  );
}

/** What the server says that undoing would take back. */
function Cascade({ overall }: { overall: number }) {
  const { leagueId, draftId } = useScope();
  const seq = useDraft((state) => state.seq);
  const preview = useQuery({
    queryKey: ['draft-undo-preview', draftId, overall, seq],
    queryFn: ({ signal }) => draftApi.undoPreview(leagueId, draftId, overall, signal),
    placeholderData: (before) => before,
  });
  if (preview.data === undefined) {
    return preview.error === null ? (
      <SkeletonRows rows={2} lead={false} />
    ) : (
      <ErrorState message={preview.error.message} retry={() => void preview.refetch()} />
    );
  }
  return (
    <ol
      aria-label="Picks that are taken back"
      className="scroll-slim max-h-72 overflow-y-auto rounded-md border border-line"
    >
      {preview.data.picks.map((pick) => (
        <li
          key={pick.overall}
          className="flex min-h-9 items-center gap-3 border-b border-line px-3 text-sm last:border-b-0"
        >
          <span className="w-8 text-right text-xs text-ink-3">{pick.overall}</span>
          <span className="min-w-0 flex-1 truncate font-medium text-ink">{pick.player ?? 'Skipped'}</span>
          <span className="max-w-40 truncate text-xs text-ink-2">{pick.team}</span>
        </li>
      ))}
    </ol>
  );
}

/** A pick that has been made, chosen from all of them. */
function PickSelect({
  slots,
  value,
  onChange,
  label,
}: {
  slots: readonly Slot[];
  value: number;
  onChange: (overall: number) => void;
  label: string;
}) {
  const teams = useTeams();
  return (
    <Select
      label={label}
      value={String(value)}
      options={slots.map((slot) => ({
        value: String(slot.overall),
        label: `${slot.overall}. ${slot.player?.name ?? 'Skipped'} (${teams.get(slot.ownerTeamId)?.name ?? ''})`,
      }))}
      onChange={(overall) => onChange(Number(overall))}
    />
  );
}

function UndoEarlier({ close }: { close: () => void }) {
  const { leagueId, draftId } = useScope();
  const slots = useDraft((state) => state.slots);
  const made = useMemo(() => slots.filter(isMade).reverse(), [slots]);
  const [chosen, setChosen] = useState(made[0]?.overall ?? 0);
  const once = useOnce();
  const count = made.filter((slot) => slot.overall >= chosen).length;
  return (
    <Ask
      title="Undo back to a pick"
      description="That pick and every later one are taken back. The players return to the pool."
      act={count === 1 ? `Undo pick ${chosen}` : `Undo ${count} picks`}
      danger
      disabled={count === 0}
      size="md"
      close={close}
      work={() => once(chosen, (key) => draftApi.undo(leagueId, draftId, chosen, key))}
    >
      <div className="flex flex-col gap-3">
        <PickSelect label="Back to" slots={made} value={chosen} onChange={setChosen} />
        {count > 0 && <Cascade overall={chosen} />}
      </div>
    </Ask>
  );
}

const FOUND = 8;

function ReplacePlayer({ overall, close }: { overall: number | null; close: () => void }) {
  const { leagueId, draftId, pool } = useScope();
  const state = useDraft();
  const teams = useTeams();
  const made = useMemo(() => state.slots.filter((slot) => slot.player !== null).reverse(), [state.slots]);
  const [chosen, setChosen] = useState(overall ?? made[0]?.overall ?? 0);
  const [search, setSearch] = useState('');
  const [playerId, setPlayerId] = useState<number | null>(null);
  const [reason, setReason] = useState('');
  const [override, setOverride] = useState(false);
  const slot = state.slots[chosen - 1];
  // Teams have moved and traded since the draft; what they hold now the server knows.
  const since = state.status === 'ended' && state.kind !== 'mock';
  // Judged as if the pick had not been made: the same way the server decides.
  const judge = useMemo(
    () =>
      pool === null || slot?.player == null
        ? null
        : new PickJudge(
            evolve(state, { type: 'picksUndone', overalls: [slot.overall], onClock: null }),
            slot.ownerTeamId,
            pool.rules,
          ),
    [pool, slot, state],
  );
  const found = useMemo(() => {
    if (pool === null || judge === null) return [];
    return searchPlayers(pool.index, search)
      .filter((hit) => !judge.isTaken(hit.id) && hit.id !== slot?.player?.id)
      .slice(0, FOUND);
  }, [pool, judge, search, slot]);
  const verdict = judge === null || playerId === null || since ? null : judge.check(playerId);
  const refusal = verdict !== null && !verdict.ok ? verdict.refusal : null;
  const player = playerId === null ? undefined : pool?.byId.get(playerId);
  const ready = player !== undefined && slot?.player != null && isReason(reason) && (refusal === null || override);
  return (
    <Ask
      title="Replace a player"
      description="The pick keeps its place; only the player changes. Everybody sees the reason."
      act={player === undefined ? 'Replace' : `Replace with ${player.name}`}
      size="md"
      disabled={!ready}
      close={close}
      work={() =>
        draftApi.replace(leagueId, draftId, {
          overall: chosen,
          player_id: playerId ?? 0,
          reason: reason.trim(),
          ...(refusal !== null || (since && override) ? { override: true } : {}),
        })
      }
    >
      <div className="flex flex-col gap-3">
        <PickSelect
          label="Pick"
          slots={made}
          value={chosen}
          onChange={(next) => {
            setChosen(next);
            setPlayerId(null);
          }}
        />
        <div>
          <SearchField label="Search the new player" value={search} onChange={setSearch} data-autofocus="" />
          <ul aria-label="Players" className="mt-2 rounded-md border border-line">
            {found.map(({ entry }) => {
              const fits = since || judge?.allows(entry.id) === true;
              return (
                <li key={entry.id} className="border-b border-line last:border-b-0">
                  <button
                    type="button"
                    aria-pressed={entry.id === playerId}
                    onClick={() => setPlayerId(entry.id)}
                    className={cx(
                      'flex min-h-9 w-full items-center gap-2 px-3 text-left text-sm outline-offset-[-2px]',
                      entry.id === playerId ? 'bg-accent-soft' : 'hover:bg-hover',
                    )}
                  >
                    <PositionTag position={entry.position} detail={entry.detail} />
                    <span className="min-w-0 flex-1 truncate font-medium text-ink">{entry.name}</span>
                    {!fits && <span className="text-xs text-bad">does not fit</span>}
                    <span className="text-xs text-ink-3">{entry.club}</span>
                    <span className="min-w-14 text-right leading-4">
                      <Money amount={capHitOf(entry)} />
                      <Pays
                        player={entry}
                        teamId={slot?.ownerTeamId ?? null}
                        type={state.type}
                        className="block text-xs leading-none"
                      />
                    </span>
                  </button>
                </li>
              );
            })}
            {found.length === 0 && <li className="px-3 py-2 text-sm text-ink-3">Nobody by that name is free.</li>}
          </ul>
        </div>
        {refusal !== null && (
          <div className="rounded-md bg-bad-soft px-3 py-2 text-sm text-bad">
            <p>{`${refusalWords(refusal).text} (${teams.get(slot?.ownerTeamId ?? '')?.name ?? ''})`}</p>
            <Checkbox label="Override the rule" checked={override} onChange={setOverride} />
          </div>
        )}
        {since && (
          <Checkbox
            label="Override the rules"
            hint="Whether he fits is judged by the team's roster of today."
            checked={override}
            onChange={setOverride}
          />
        )}
        <ReasonField hint="At least 3 characters" value={reason} onChange={setReason} />
      </div>
    </Ask>
  );
}
