import { checkPick } from '@crease/core/draft/picks/pick-check.rules.js';
import { useMemo, useState } from 'react';
import { ReasonField, isReason } from '../../../ui/fields/ReasonField.js';
import { SearchField } from '../../../ui/fields/Field.js';
import { Checkbox } from '../../../ui/fields/Switch.js';
import { request } from '../../../platform/requests/api-client.js';
import { refusalWords } from '../sync/draft-labels.js';
import { ConfirmPanel } from './ConfirmPanel.js';
import { Candidates, useCandidates } from './Candidates.js';
import { useDraft, useScope } from '../state/room-context.js';
import { useTeams } from '../state/room-hooks.js';
import { PickSelect } from './PickSelect.js';
import * as t from './office.words.en.js';

export function ReplacePlayer({ overall, close }: { overall: number | null; close: () => void }) {
  const { at, pool } = useScope();
  const state = useDraft();
  const made = useMemo(() => state.slots.filter((slot) => slot.player !== null).reverse(), [state.slots]);
  const [chosen, setChosen] = useState(overall ?? made[0]?.overall ?? 0);
  const [search, setSearch] = useState('');
  const [playerId, setPlayerId] = useState<number | null>(null);
  const [reason, setReason] = useState('');
  const [override, setOverride] = useState(false);
  const slot = state.slots[chosen - 1];
  // Teams have moved and traded since; only the server knows the rosters.
  const since = state.status === 'ended' && state.kind !== 'mock';
  const { judge, found } = useCandidates(slot, search);
  const verdict = judge === null || playerId === null || since ? null : checkPick(judge, playerId);
  const refusal = verdict !== null && !verdict.ok ? verdict.refusal : null;
  const player = playerId === null ? undefined : pool?.byId.get(playerId);
  const ready = player !== undefined && slot?.player != null && isReason(reason) && (refusal === null || override);
  return (
    <ConfirmPanel
      title={t.replacePlayer}
      description={t.replacePlayerHint}
      act={player === undefined ? t.replace : t.replaceWith({ player: player.name })}
      size="md"
      disabled={!ready}
      close={close}
      work={() =>
        request('POST /:league_id/drafts/:draft_id/replace', {
          ...at,
          body: {
            overall: chosen,
            player_id: playerId ?? 0,
            reason: reason.trim(),
            ...(refusal !== null || (since && override) ? { override: true } : {}),
          },
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
        <div data-missing={player === undefined ? t.newPlayer : undefined}>
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
    </ConfirmPanel>
  );
}

interface OverrideProps {
  refusal: Parameters<typeof refusalWords>[0] | null;
  teamId: string | undefined;
  /** Only the server can check the rules after the draft. */
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
          <Checkbox label={t.overrideRule} checked={override} missing={!override} onChange={setOverride} />
        </div>
      )}
      {since && (
        <Checkbox label={t.overrideRules} hint={t.overrideRulesHint} checked={override} onChange={setOverride} />
      )}
    </>
  );
}
