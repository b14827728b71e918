import type { DraftNight } from '@crease/core/draft/draft.model.js';
import { Countdown } from '../../../ui/figures/Countdown.js';
import { formatDue } from '../../../ui/figures/time.js';
import { useView } from '../state/room-context.js';
import * as t from './lobby.words.en.js';

export function LobbyNight({ night }: { night: DraftNight }) {
  const offset = useView((view) => view.offset);
  return (
    <>
      <Countdown
        at={night.at}
        offset={offset}
        label={t.timeUntilDraft}
        over={t.itIsTime}
        className="font-semibold text-ink tabular-nums"
      />
      {` · ${formatDue(Date.parse(night.at), Date.now() + offset)}`}
    </>
  );
}
