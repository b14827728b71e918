import { useTradeAssets } from '../../trades/trade-assets.data.js';
import { failureOf } from '../../../platform/requests/failure.js';
import { FormAlert } from '../../../ui/fields/FormAlert.js';
import { Checkbox } from '../../../ui/fields/Switch.js';
import { SkeletonRows } from '../../../ui/page/Skeleton.js';
import { useDraft, useScope } from '../state/room-context.js';
import { openPicks, type OfferedPick } from './room-trades.model.js';
import * as t from './offers.words.en.js';

export function useOpenPicks(teamId: string | null) {
  const { leagueId } = useScope();
  const state = useDraft();
  const assets = useTradeAssets(leagueId, teamId);
  return {
    picks: openPicks(state, teamId ?? '', assets.data),
    loading: teamId !== null && assets.data === undefined && assets.error === null,
    error: assets.error,
  };
}

export function PickColumn({
  title,
  shown: { picks, loading, error },
  chosen,
  onChange,
}: {
  title: string;
  shown: ReturnType<typeof useOpenPicks>;
  chosen: readonly string[];
  onChange: (chosen: readonly string[]) => void;
}) {
  const toggle = (id: string, on: boolean) => onChange(on ? [...chosen, id] : chosen.filter((one) => one !== id));
  const tick = ({ id, label, frozen }: OfferedPick) => (
    <Checkbox
      key={id}
      label={label}
      hint={frozen ?? undefined}
      disabled={frozen !== null}
      checked={chosen.includes(id)}
      onChange={(on) => toggle(id, on)}
    />
  );
  const groups: readonly (readonly [string, readonly OfferedPick[]])[] = [
    [t.thisDraft, picks.now],
    [t.otherDrafts, picks.later],
  ];
  return (
    <fieldset className="min-w-0 rounded-lg border border-line">
      <legend className="mx-3 px-1 text-sm font-semibold">{title}</legend>
      <div className="scroll-slim max-h-72 overflow-y-auto px-3 pb-3">
        {groups.map(([heading, list]) =>
          list.length === 0 ? null : (
            <div key={heading}>
              <p className="pt-2 text-xs font-medium text-ink-3">{heading}</p>
              {list.map(tick)}
            </div>
          ),
        )}
        {picks.players.length > 0 && (
          <details open={picks.players.some(({ id }) => chosen.includes(id))} className="pt-2">
            <summary className="flex min-h-7 cursor-pointer items-center gap-1.5 text-xs font-medium text-ink-2 hover:text-ink pointer-coarse:min-h-11">
              {t.playersCount({ count: picks.players.length })}
            </summary>
            {picks.players.map(tick)}
          </details>
        )}
        {loading && <SkeletonRows rows={3} lead={false} />}
        <FormAlert message={failureOf(error)} />
        {!loading && picks.now.length + picks.later.length === 0 && (
          <p className="py-2 text-sm text-ink-3">{t.noPickLeft}</p>
        )}
      </div>
    </fieldset>
  );
}
