import { useMemo } from 'react';
import { capHitOf } from '@crease/core/draft/charge.rules.js';
import type { KeptPlayer } from '@crease/core/draft/draft.schema.js';
import type { DraftType, Slot } from '@crease/core/draft/draft.model.js';
import { activeSize } from '@crease/core/draft/legality.rules.js';
import { POSITIONS, type Position } from '@crease/core/position.js';
import { CapBar } from '../../ui/CapBar.js';
import { EmptyState } from '../../ui/EmptyState.js';
import { Money } from '../../ui/Money.js';
import { Select } from '../../ui/Select.js';
import { Badge } from '../../ui/Badge.js';
import { PositionTag } from '../../ui/tags.js';
import { cx } from '../../ui/cx.js';
import { HOW_WORD, POSITION_PLURAL } from './draft.words.js';
import { ChargeNote } from './ChargeNote.js';
import { KeptAside, KeptRows } from './KeptPlayers.js';
import { useCalmDraft, useScope, useUi, useView } from './room-context.js';
import { useTeamLabels } from './room-hooks.js';
import { TeamTradeButton } from './RoomTrades.js';
import { useKept } from './use-kept.js';

/** One team in the draft: cap, roster against the minimums, and the picks to come. */
export function TeamZone() {
  const { ui } = useScope();
  const state = useCalmDraft();
  const names = useTeamLabels();
  const my = useView((view) => view.my.teamIds);
  const chosen = useUi((view) => view.viewTeam);
  const teamId = chosen ?? my[0] ?? state.onClock?.teamId ?? state.teams[0]?.id ?? '';
  const team = state.teams.find(({ id }) => id === teamId);
  const brought = useKept();
  const slots = useMemo(() => state.slots.filter((slot) => slot.ownerTeamId === teamId), [state.slots, teamId]);
  if (team === undefined) return <EmptyState words="There are no teams in this draft" />;
  const kept = brought.filter((player) => player.teamId === teamId);
  const picked = slots.filter((slot) => slot.player !== null);
  const open = slots.filter((slot) => slot.status === 'open');
  const { rules } = state;
  // What a rookie draft fills is the bank.
  const keptPlace = state.type === 'rookie' ? 'rookie' : 'active';
  const size = activeSize(team.holdings);
  return (
    <div className="flex h-full min-h-0 flex-col">
      <div className="flex shrink-0 flex-col gap-3 border-b border-line p-3">
        <Select
          label="Team"
          hideLabel
          value={teamId}
          options={[...state.teams]
            .sort((a, b) => Number(my.includes(b.id)) - Number(my.includes(a.id)) || a.name.localeCompare(b.name))
            .map((one) => ({ value: one.id, label: my.includes(one.id) ? `${one.name} (yours)` : one.name }))}
          onChange={(viewTeam) => ui.setState({ viewTeam })}
        />
        {state.type === 'rookie' ? (
          <p className="text-sm text-ink-2">
            Rookie bank <span className="font-bold text-ink">{team.holdings.rookies}</span>{' '}
            {!rules.sizesRest && `of ${rules.rookieBankSize ?? 0}`}
          </p>
        ) : (
          <CapBar cap={rules.salaryCap} totalCap={team.holdings.capUsed} salaryRetained={null} />
        )}
        <p className="flex flex-wrap items-center gap-2 text-xs text-ink-2">
          <span>{team.manager ?? 'No manager'}</span>
          {team.auto !== 'off' && <Badge tone="warn">Auto</Badge>}
          {state.type === 'general' && (
            <span className="ml-auto">
              Roster <span className="font-semibold text-ink">{size}</span>{' '}
              {!rules.sizesRest && `of ${rules.maxRosterSize}`}
            </span>
          )}
        </p>
        <TeamTradeButton teamId={teamId} />
      </div>
      <div
        role="region"
        aria-label="Roster and picks"
        tabIndex={0}
        className="scroll-slim min-h-0 flex-1 overflow-y-auto overscroll-contain outline-offset-[-2px]"
      >
        {POSITIONS.map((position) => (
          <Group
            key={position}
            position={position}
            type={state.type}
            slots={picked.filter((slot) => slot.player?.position === position)}
            kept={kept.filter((player) => player.position === position && player.place === keptPlace)}
            have={team.holdings[position]}
            minimum={state.type === 'rookie' ? 0 : rules.minimums[position]}
          />
        ))}
        <KeptAside place="ir" players={kept.filter(({ place }) => place === 'ir')} />
        {state.type === 'general' && (
          <KeptAside place="rookie" players={kept.filter(({ place }) => place === 'rookie')} />
        )}
        <section aria-labelledby="coming-picks">
          <h2
            id="coming-picks"
            className="flex h-8 items-center justify-between border-b border-line bg-sunken px-3 text-xs font-semibold text-ink-2"
          >
            Coming picks <span className="font-medium text-ink-3">{open.length}</span>
          </h2>
          {open.length === 0 ? (
            <p className="px-3 py-3 text-xs text-ink-3">No pick left in this draft.</p>
          ) : (
            <ol className="flex flex-wrap gap-1.5 p-3">
              {open.map((slot) => (
                <li
                  key={slot.overall}
                  title={
                    slot.originalTeamId === teamId ? undefined : `From ${names.get(slot.originalTeamId)?.name ?? ''}`
                  }
                  className={cx(
                    'rounded-md border px-2 py-1 text-xs',
                    slot.overall === state.onClock?.overall
                      ? 'border-accent bg-accent text-accent-ink'
                      : 'border-line bg-sunken text-ink-2',
                  )}
                >
                  <span className="font-semibold">{`${slot.round}.${String(slot.pickInRound).padStart(2, '0')}`}</span>
                  <span className="opacity-80">{` #${slot.overall}`}</span>
                  {slot.originalTeamId !== teamId && (
                    <span className="ml-1">from {names.get(slot.originalTeamId)?.name}</span>
                  )}
                </li>
              ))}
            </ol>
          )}
        </section>
      </div>
    </div>
  );
}

function Group({
  position,
  type,
  slots,
  kept,
  have,
  minimum,
}: {
  position: Position;
  type: DraftType;
  slots: readonly Slot[];
  kept: readonly KeptPlayer[];
  have: number;
  minimum: number;
}) {
  const before = have - slots.length;
  const missing = Math.max(0, minimum - have);
  return (
    <section aria-labelledby={`roster-${position}`}>
      <h2
        id={`roster-${position}`}
        className="flex h-8 items-center gap-2 border-b border-line bg-sunken px-3 text-xs font-semibold text-ink-2"
      >
        <PositionTag position={position} />
        {POSITION_PLURAL[position]}
        <span className={cx('ml-auto font-medium', missing > 0 ? 'text-ink-2' : 'text-ink-3')}>
          {minimum === 0
            ? have
            : missing > 0
              ? `${have} of ${minimum}, ${missing} to go`
              : `${have}, minimum ${minimum} met`}
        </span>
      </h2>
      <ul>
        <KeptRows players={kept} />
        {before > kept.length && (
          <li className="flex h-9 items-center border-b border-line px-3 text-xs text-ink-3">{`${before - kept.length} more on the roster before this draft`}</li>
        )}
        {slots.map((slot) => (
          <li
            key={slot.overall}
            title={slot.how === null ? undefined : HOW_WORD[slot.how]}
            className="flex min-h-row items-center gap-2.5 border-b border-line px-3"
          >
            <span className="w-7 shrink-0 text-right text-xs text-ink-3 tabular-nums">{slot.overall}</span>
            <span className="min-w-0 flex-1 truncate font-medium text-ink">{slot.player?.name}</span>
            <span className="text-xs text-ink-3">
              {[slot.player?.detail, slot.player?.club].filter(Boolean).join(' ')}
            </span>
            {slot.player !== null && (
              <span className="min-w-14 text-right leading-4">
                <Money amount={capHitOf(slot.player)} className="font-medium text-ink" />
                <ChargeNote
                  player={slot.player}
                  teamId={slot.ownerTeamId}
                  type={type}
                  className="block text-xs leading-none"
                />
              </span>
            )}
          </li>
        ))}
        {Array.from({ length: Math.min(missing, 12) }, (_, index) => (
          <li
            key={`open-${index}`}
            className="flex h-9 items-center gap-2.5 border-b border-line px-3 text-xs text-ink-3"
          >
            <span className="w-7 shrink-0 text-right" aria-hidden="true">
              –
            </span>
            <span className="flex-1 rounded-sm border border-dashed border-line px-2 py-0.5">Needed</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
