import { useMemo, useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import { undoable, undoCascade } from '@crease/core/draft/picks/pick-correction.rules.js';
import { useOnce } from '../../../platform/requests/once.js';
import { ErrorState } from '../../../ui/page/Panel.js';
import { SkeletonRows } from '../../../ui/page/Skeleton.js';
import { request } from '../../../platform/requests/api-client.js';
import { ConfirmPanel } from './ConfirmPanel.js';
import { useDraft, useScope } from '../state/room-context.js';
import { PickSelect } from './PickSelect.js';
import * as t from './office.words.en.js';

/** Undoes a pick and every later one. */
export function Undo({ overall, close }: { overall: number; close: () => void }) {
  const { at } = useScope();
  const slots = useDraft((state) => state.slots);
  const once = useOnce();
  const { made, moved } = undoCascade({ slots }, overall);
  const count = made.length + moved.length;
  const one = count <= 1;
  return (
    <ConfirmPanel
      title={one ? t.undoPickQuestion({ overall }) : t.undoPicksQuestion({ count })}
      description={one ? (made.length === 0 ? t.undoMoveHint : t.undoPickHint) : t.undoPicksHint({ overall })}
      act={one ? t.undoPick({ overall }) : t.undoPicks({ count })}
      danger
      disabled={count === 0}
      close={close}
      work={() =>
        once(overall, (key) => request('POST /:league_id/drafts/:draft_id/undo', { ...at, body: { overall }, key }))
      }
    >
      <Cascade overall={overall} />
    </ConfirmPanel>
  );
}

/** The undone picks, as computed by the server. */
function Cascade({ overall }: { overall: number }) {
  const { at, draftId } = useScope();
  const seq = useDraft((state) => state.seq);
  const preview = useQuery({
    queryKey: ['draft-undo-preview', draftId, overall, seq],
    queryFn: ({ signal }) =>
      request('GET /:league_id/drafts/:draft_id/undo-preview', { ...at, query: { overall }, signal }),
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
    <ol aria-label={t.picksTakenBack} className="scroll-slim max-h-72 overflow-y-auto rounded-md border border-line">
      {preview.data.picks.map((pick) => (
        <li
          key={`${pick.overall}${pick.moved === true ? '-moved' : ''}`}
          className="flex min-h-9 items-center gap-3 border-b border-line px-3 text-sm last:border-b-0"
        >
          <span className="w-8 text-right text-xs text-ink-3">{pick.overall}</span>
          <span className="min-w-0 flex-1 truncate font-medium text-ink">
            {pick.player ?? (pick.moved === true ? t.missed : t.skipped)}
          </span>
          <span className="max-w-40 truncate text-xs text-ink-2">{pick.team}</span>
        </li>
      ))}
    </ol>
  );
}

/** Undoes a pick that the commissioner chooses, and all later ones. */
export function UndoEarlier({ close }: { close: () => void }) {
  const { at } = useScope();
  const slots = useDraft((state) => state.slots);
  const made = useMemo(() => undoable({ slots }), [slots]);
  const [chosen, setChosen] = useState(made[0]?.overall ?? 0);
  const once = useOnce();
  const cascade = undoCascade({ slots }, chosen);
  const count = cascade.made.length + cascade.moved.length;
  return (
    <ConfirmPanel
      title={t.undoBackToPick}
      description={t.undoBackHint}
      act={count === 1 ? t.undoPick({ overall: chosen }) : t.undoPicks({ count })}
      danger
      disabled={count === 0}
      size="md"
      close={close}
      work={() =>
        once(chosen, (key) =>
          request('POST /:league_id/drafts/:draft_id/undo', { ...at, body: { overall: chosen }, key }),
        )
      }
    >
      <div className="flex flex-col gap-3">
        <PickSelect label={t.backTo} slots={made} value={chosen} onChange={setChosen} />
        {count > 0 && <Cascade overall={chosen} />}
      </div>
    </ConfirmPanel>
  );
}
