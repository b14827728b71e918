import { useEffect, useRef, useState } from 'react';
import CircleAlert from 'lucide-react/icons/circle-alert';
import ListPlus from 'lucide-react/icons/list-plus';
import ListX from 'lucide-react/icons/list-x';
import X from 'lucide-react/icons/x';
import { capHitOf } from '@crease/core/draft/charge.rules.js';
import { mayCommand } from '@crease/core/draft/draft.rules.js';
import type { PoolEntry } from '@crease/core/draft/draft.schema.js';
import { withPlayer } from '@crease/core/draft/draft.reducer.js';
import { POSITIONS } from '@crease/core/position.js';
import { Button, IconButton } from '../../ui/Button.js';
import { CapBar } from '../../ui/CapBar.js';
import { TextField } from '../../ui/Field.js';
import { Money } from '../../ui/Money.js';
import { PositionTag, SeasonTag, StatusTag } from '../../ui/tags.js';
import { cx } from '../../ui/cx.js';
import { refusalWords } from './draft.words.js';
import { PickOutlook } from './PickOutlook.js';
import { ChargeNote } from './ChargeNote.js';
import { ageOf, formatStat, GOALIE_KEYS, SKATER_KEYS, statOf, type Pool } from './pool.model.js';
import { useDraft, useScope } from './room-context.js';
import { useJudge, usePick, useSeat, useTaken, useTeams } from './room-hooks.js';
import { useQueue } from './use-queue.js';

const REASON_MIN = 3;

/** What a pick would do, shown before it is made. Enter makes it. */
export function PickPanel({ pool, playerId, close }: { pool: Pool; playerId: number; close: () => void }) {
  const entry = pool.byId.get(playerId);
  return entry === undefined ? null : <OpenPanel pool={pool} entry={entry} close={close} />;
}

function OpenPanel({ pool, entry, close }: { pool: Pool; entry: PoolEntry; close: () => void }) {
  const { actor, ui } = useScope();
  const state = useDraft();
  const teams = useTeams();
  const seat = useSeat();
  const ended = state.status === 'ended';
  const judge = useJudge(ended ? null : seat.teamId);
  const taken = useTaken()(entry.id);
  const queue = useQueue();
  const { pick, busy, failure } = usePick();
  const [reason, setReason] = useState<string | null>(null);
  const primary = useRef<HTMLButtonElement>(null);
  const closing = useRef(close);
  useEffect(() => {
    closing.current = close;
  });

  const team = seat.teamId === null ? undefined : teams.get(seat.teamId);
  const verdict = judge?.check(entry.id) ?? null;
  const refusal = verdict !== null && !verdict.ok ? verdict.refusal : null;
  const may = mayCommand(state, 'makePick', actor);
  const overridable = refusal !== null && !taken && actor.commissioner && seat.overall !== null;
  const overriding = reason !== null && overridable;
  const canPick =
    seat.overall !== null &&
    may.ok &&
    !taken &&
    (refusal === null || (overriding && reason.trim().length >= REASON_MIN));

  // Somebody has the player: there is nothing left to consider.
  const wasFree = useRef(!taken);
  useEffect(() => {
    if (taken && wasFree.current) closing.current();
  }, [taken]);

  // Enter confirms. The focus comes here with the choice, and later only from where nothing is being written.
  const frame = useRef<HTMLElement>(null);
  const fresh = useRef(true);
  const ready = canPick && !overriding;
  useEffect(() => {
    const now = document.activeElement;
    const free = fresh.current || now === document.body || frame.current?.contains(now) === true;
    fresh.current = false;
    if (!free) return;
    if (ready) primary.current?.focus({ preventScroll: true });
    else if (now === document.body) frame.current?.focus({ preventScroll: true });
  }, [ready]);

  const confirm = async () => {
    if (seat.overall === null || !canPick) return;
    const done = await pick(seat.overall, entry.id, overriding ? reason.trim() : null);
    if (!done) return;
    ui.setState({ acting: null });
    closing.current();
  };

  const queued = queue.places.get(entry.id);
  const stats = entry.position === 'G' ? GOALIE_KEYS : SKATER_KEYS;
  const age = ageOf(entry, pool.season);
  return (
    <section
      ref={frame}
      tabIndex={-1}
      aria-label={`Pick ${entry.name}`}
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return;
        event.stopPropagation();
        close();
        document.querySelector<HTMLElement>('[data-player-list]')?.focus();
      }}
      className="scroll-slim max-h-[70%] shrink-0 animate-rise overflow-y-auto border-t-2 border-accent bg-raised shadow-2 short:max-h-full short:w-1/2 short:border-t-0 short:border-l-2"
    >
      <div className="flex flex-col gap-2.5 p-3">
        <div className="flex items-start gap-2.5">
          <PositionTag position={entry.position} detail={entry.detail} className="mt-0.5 h-6 min-w-6" />
          <div className="min-w-0 flex-1">
            <h2 className="truncate text-md leading-tight font-bold text-ink">{entry.name}</h2>
            <p className="text-xs text-ink-2">
              {[
                entry.detail,
                entry.club ?? 'no club',
                age === null ? null : `${age} years`,
                entry.contractExpiry === null
                  ? null
                  : `contract to ${entry.contractExpiry}${entry.expiryStatus === null ? '' : `, then ${entry.expiryStatus}`}`,
              ]
                .filter(Boolean)
                .join(' · ')}
            </p>
          </div>
          <div className="text-right">
            <Money amount={capHitOf(entry)} full className="text-md font-bold text-ink" />
            <ChargeNote
              player={entry}
              teamId={seat.teamId}
              type={state.type}
              full
              className="ml-auto block max-w-32 text-xs"
            />
            <p className="flex justify-end gap-1">
              {entry.estimated && <StatusTag status="Estimated" />}
              {entry.sample && <StatusTag status="Sample" />}
            </p>
          </div>
          <IconButton
            label="Close"
            size="sm"
            icon={<X size={16} aria-hidden="true" />}
            onClick={close}
            className="-mt-1 -mr-1"
          />
        </div>

        <dl className="flex flex-wrap gap-x-4 gap-y-1 text-xs">
          {stats.map((key) => (
            <div key={key} className="flex gap-1.5">
              <dt className="text-ink-3">{statOf(key).short}</dt>
              <dd className="font-semibold text-ink">{formatStat(key, entry.stats[key])}</dd>
            </div>
          ))}
          <div className="flex gap-1.5 text-ink-3">
            <dt className="sr-only">Season</dt>
            <dd>
              {entry.statsSeason === null ? (
                'No NHL games'
              ) : entry.statsSeason === pool.season ? (
                entry.statsSeason
              ) : (
                <SeasonTag season={entry.statsSeason} />
              )}
            </dd>
          </div>
        </dl>

        {team !== undefined && !taken && !ended && (
          <Effect entry={entry} teamId={team.id} teamName={seat.acting ? team.name : null} />
        )}
        {state.type === 'general' && !taken && !ended && (
          <PickOutlook pool={pool} entry={entry} judge={judge} teamId={seat.teamId} />
        )}

        {(refusal !== null || failure !== null) && !taken && (
          <p
            role={failure === null ? undefined : 'alert'}
            className="flex items-start gap-1.5 rounded-md bg-bad-soft px-2.5 py-2 text-xs text-bad"
          >
            <CircleAlert size={14} aria-hidden="true" className="mt-px shrink-0" />
            <span>
              <span className="font-semibold">
                {failure?.text ?? (refusal === null ? '' : refusalWords(refusal).text)}
              </span>{' '}
              {failure === null ? (refusal === null ? '' : refusalWords(refusal).fix) : failure.fix}
            </span>
          </p>
        )}

        {overriding && (
          <TextField
            label="Reason for leaving the rules"
            hint="Everybody in the league sees it."
            value={reason}
            autoFocus
            maxLength={300}
            onChange={(event) => setReason(event.target.value)}
            onKeyDown={(event) => event.key === 'Enter' && void confirm()}
          />
        )}

        {/* However much stands above, what there is to do stays in reach. */}
        <div className="sticky bottom-0 -mx-3 -mb-3 flex items-center gap-2 bg-raised px-3 pt-1 pb-3">
          {seat.overall !== null && !taken && (
            <Button
              ref={primary}
              variant="primary"
              busy={busy}
              disabled={!canPick}
              onClick={() => void confirm()}
              className="min-w-0 flex-1"
            >
              <span className="truncate">
                {seat.acting ? `Pick ${lastName(entry.name)} for ${team?.name ?? ''}` : `Draft ${entry.name}`}
              </span>
            </Button>
          )}
          {overridable && !overriding && <Button onClick={() => setReason('')}>Override…</Button>}
          {!seat.acting && seat.teamId !== null && !taken && !ended && (
            <Button
              variant={seat.overall === null ? 'primary' : 'secondary'}
              icon={
                queued === undefined ? (
                  <ListPlus size={16} aria-hidden="true" />
                ) : (
                  <ListX size={16} aria-hidden="true" />
                )
              }
              onClick={() => queue.toggle(entry.id)}
              className={cx(seat.overall === null && 'flex-1')}
            >
              {queued === undefined ? 'Queue' : 'Unqueue'}
            </Button>
          )}
          {state.status === 'lobby' && actor.commissioner && state.rules.rookieBankSize !== null && (
            <Button onClick={() => ui.setState({ question: { about: 'rookie', playerId: entry.id } })}>
              {entry.rookie ? 'Not a rookie…' : 'Is a rookie…'}
            </Button>
          )}
          {taken && <p className="text-sm font-medium text-ink-2">{`${entry.name} has been drafted.`}</p>}
          {ended && !taken && <p className="text-sm text-ink-2">Nobody drafted this player. The draft has ended.</p>}
          {seat.teamId === null && !taken && !ended && (
            <p className="text-sm text-ink-3">You are watching this draft.</p>
          )}
        </div>
      </div>
    </section>
  );
}

const lastName = (name: string) => name.slice(name.lastIndexOf(' ') + 1);

/** Cap and roster as they would be. */
function Effect({ entry, teamId, teamName }: { entry: PoolEntry; teamId: string; teamName: string | null }) {
  const rules = useDraft((state) => state.rules);
  const type = useDraft((state) => state.type);
  const team = useTeams().get(teamId);
  if (team === undefined) return null;
  const after = withPlayer(team.holdings, entry, type, 1);
  if (type === 'rookie') {
    return (
      <p className="text-xs text-ink-2">
        {`Rookie bank ${teamName === null ? '' : `of ${teamName} `}`}
        <span className="font-semibold text-ink">
          {rules.sizesRest ? `${after.rookies} players` : `${after.rookies} of ${rules.rookieBankSize ?? 0}`}
        </span>
        {' after this pick. Rookies cost no cap.'}
      </p>
    );
  }
  return (
    <div className="flex flex-col gap-2 rounded-md border border-line bg-sunken p-2.5">
      {teamName !== null && <p className="text-xs font-semibold text-ink-2">{teamName}</p>}
      <CapBar
        layout="line"
        cap={rules.salaryCap}
        totalCap={team.holdings.capUsed}
        salaryRetained={null}
        after={{ totalCap: after.capUsed, salaryRetained: null }}
      />
      <ul className="flex flex-wrap gap-x-4 gap-y-1 text-xs">
        {POSITIONS.map((position) => {
          const changes = position === entry.position;
          const met = after[position] >= rules.minimums[position];
          return (
            <li key={position} className="flex items-center gap-1.5">
              <PositionTag position={position} />
              <span className={cx(changes ? 'font-bold text-ink' : 'text-ink-2')}>{after[position]}</span>
              {rules.minimums[position] > 0 && (
                <span className={met ? 'text-ink-3' : 'text-ink-2'}>
                  {met ? `min ${rules.minimums[position]} met` : `of ${rules.minimums[position]} needed`}
                </span>
              )}
            </li>
          );
        })}
        <li className="flex h-5 items-center gap-1 text-ink-2">
          Roster <span className="font-bold text-ink">{after.F + after.D + after.G}</span>{' '}
          {!rules.sizesRest && `of ${rules.maxRosterSize}`}
        </li>
      </ul>
    </div>
  );
}
