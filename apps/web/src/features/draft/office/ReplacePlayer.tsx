import { checkPick } from '@crease/core/draft/picks/pick-check.rules.js';
import { useMemo, useState } from 'react';
import { capHitOf } from '@crease/core/draft/charge.rules.js';
import type { Slot } from '@crease/core/draft/draft.model.js';
import { PickJudge } from '@crease/core/draft/team/legality.rules.js';
import { evolve } from '@crease/core/draft/draft.reducer.js';
import { searchPlayers } from '@crease/core/players/search.rules.js';
import { ReasonField, isReason } from '../../../ui/fields/ReasonField.js';
import { SearchField } from '../../../ui/fields/Field.js';
import { Money } from '../../../ui/figures/Money.js';
import { Checkbox } from '../../../ui/fields/Switch.js';
import { PositionTag } from '../../../ui/marks/tags.js';
import { cx } from '../../../ui/cx.js';
import { ChargeNote } from '../list/ChargeNote.js';
import { draftOffice } from '../state/draft-office.data.js';
import { refusalWords } from '../sync/draft-labels.js';
import { Ask } from './Ask.js';
import { useDraft, useScope } from '../state/room-context.js';
import { useTeams } from '../state/room-hooks.js';
import { PickSelect } from './PickSelect.js';
import * as t from './office.words.en.js';

const FOUND = 8;

export function ReplacePlayer({ overall, close }: { overall: number | null; close: () => void }) {
  const { leagueId, draftId, pool } = useScope();
  const state = useDraft();
  const made = useMemo(() => state.slots.filter((slot) => slot.player !== null).reverse(), [state.slots]);
  const [chosen, setChosen] = useState(overall ?? made[0]?.overall ?? 0);
  const [search, setSearch] = useState('');
  const [playerId, setPlayerId] = useState<number | null>(null);
  const [reason, setReason] = useState('');
  const [override, setOverride] = useState(false);
  const slot = state.slots[chosen - 1];
  // After the draft teams have moved and traded players; only the server knows the current rosters.
  const since = state.status === 'ended' && state.kind !== 'mock';
  const { judge, found } = useCandidates(slot, search);
  const verdict = judge === null || playerId === null || since ? null : checkPick(judge, playerId);
  const refusal = verdict !== null && !verdict.ok ? verdict.refusal : null;
  const player = playerId === null ? undefined : pool?.byId.get(playerId);
  const ready = player !== undefined && slot?.player != null && isReason(reason) && (refusal === null || override);
  return (
    <Ask
      title={t.replacePlayer}
      description={t.replacePlayerHint}
      act={player === undefined ? t.replace : t.replaceWith({ player: player.name })}
      size="md"
      disabled={!ready}
      close={close}
      work={() =>
        draftOffice.replace(leagueId, draftId, {
          overall: chosen,
          player_id: playerId ?? 0,
          reason: reason.trim(),
          ...(refusal !== null || (since && override) ? { override: true } : {}),
        })
      }
    >
      <div className="flex flex-col gap-3">
        <PickSelect
          label={t.pick}
          slots={made}
          value={chosen}
          onChange={(next) => {
            setChosen(next);
            setPlayerId(null);
          }}
        />
        <div>
          <SearchField label={t.searchNewPlayer} value={search} onChange={setSearch} data-autofocus="" />
          <Candidates
            found={found}
            slot={slot}
            chosen={playerId}
            choose={setPlayerId}
            allows={(id) => since || judge?.allows(id) === true}
          />
        </div>
        <OverrideCheck
          refusal={refusal}
          teamId={slot?.ownerTeamId}
          since={since}
          override={override}
          setOverride={setOverride}
        />
        <ReasonField hint={t.reasonLengthHint} value={reason} onChange={setReason} />
      </div>
    </Ask>
  );
}

interface OverrideProps {
  refusal: Parameters<typeof refusalWords>[0] | null;
  teamId: string | undefined;
  /** The draft has ended, so only the server can check the rules. */
  since: boolean;
  override: boolean;
  setOverride: (override: boolean) => void;
}

function OverrideCheck({ refusal, teamId, since, override, setOverride }: OverrideProps) {
  const team = useTeams().get(teamId ?? '')?.name ?? '';
  return (
    <>
      {refusal !== null && (
        <div className="rounded-md bg-bad-soft px-3 py-2 text-sm text-bad">
          <p>{`${refusalWords(refusal).text} (${team})`}</p>
          <Checkbox label={t.overrideRule} checked={override} onChange={setOverride} />
        </div>
      )}
      {since && (
        <Checkbox label={t.overrideRules} hint={t.overrideRulesHint} checked={override} onChange={setOverride} />
      )}
    </>
  );
}

/**
 * Free players that match the search, and a judge for a state in which the pick is undone. The server judges the same
 * way.
 */
function useCandidates(slot: Slot | undefined, search: string) {
  const { pool } = useScope();
  const state = useDraft();
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
  return { judge, found };
}

interface CandidatesProps {
  found: ReturnType<typeof useCandidates>['found'];
  slot: Slot | undefined;
  chosen: number | null;
  choose: (id: number) => void;
  allows: (id: number) => boolean;
}

function Candidates({ found, slot, chosen, choose, allows }: CandidatesProps) {
  const type = useDraft((state) => state.type);
  return (
    <ul aria-label={t.players} className="mt-2 rounded-md border border-line">
      {found.map(({ entry }) => (
        <li key={entry.id} className="border-b border-line last:border-b-0">
          <button
            type="button"
            aria-pressed={entry.id === chosen}
            onClick={() => choose(entry.id)}
            className={cx(
              'flex min-h-9 w-full items-center gap-2 px-3 text-left text-sm outline-offset-[-2px]',
              entry.id === chosen ? 'bg-accent-soft' : 'hover:bg-hover',
            )}
          >
            <PositionTag position={entry.position} detail={entry.detail} />
            <span className="min-w-0 flex-1 truncate font-medium text-ink">{entry.name}</span>
            {!allows(entry.id) && <span className="text-xs text-bad">{t.doesNotFit}</span>}
            <span className="text-xs text-ink-3">{entry.club}</span>
            <span className="min-w-14 text-right leading-4">
              <Money as="price" amount={capHitOf(entry)} />
              <ChargeNote
                player={entry}
                teamId={slot?.ownerTeamId ?? null}
                type={type}
                className="block text-xs leading-none"
              />
            </span>
          </button>
        </li>
      ))}
      {found.length === 0 && <li className="px-3 py-2 text-sm text-ink-3">{t.noFreePlayerFound}</li>}
    </ul>
  );
}
