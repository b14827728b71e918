import { useState } from 'react';
import Pause from 'lucide-react/icons/pause';
import Play from 'lucide-react/icons/play';
import RotateCcw from 'lucide-react/icons/rotate-ccw';
import SkipForward from 'lucide-react/icons/skip-forward';
import Timer from 'lucide-react/icons/timer';
import Undo2 from 'lucide-react/icons/undo-2';
import type { Slot } from '@crease/core/draft/draft.model.js';
import { onClockPromise } from '@crease/core/draft/picks/promise.rules.js';
import { Button } from '../../../ui/Button.js';
import { cx } from '../../../ui/cx.js';
import { request } from '../../../platform/requests/api-client.js';
import { clockShort, clockWords } from '../sync/draft-labels.js';
import { useDraft, useScope } from '../state/room-context.js';
import type { useCommand } from '../state/room-hooks.js';
import { usePermission } from '../state/use-permission.js';
import type { Question } from '../state/room-ui.store.js';
import { sentence } from '../../../ui/text/sentence.js';
import * as t from './office.words.en.js';

const ICON = 16;

interface AskProps {
  ask: (question: Question) => void;
}

/** Begins the draft in the lobby; reopens an ended one that has open picks. */
export function BeginOrReopen({ ask }: AskProps) {
  const status = useDraft((state) => state.status);
  const unfinished = useDraft((state) => state.slots.some((slot) => slot.status === 'open'));
  const begin = usePermission('begin');
  const reopen = usePermission('reopen');
  return (
    <>
      {status === 'lobby' && (
        <Button
          size="sm"
          variant="primary"
          disabled={!begin.may}
          icon={<Play size={ICON} aria-hidden="true" />}
          onClick={() => ask({ about: 'begin' })}
        >
          <span>{sentence(t.beginButton, { theDraft: <span className="tight:sr-only">{t.theDraft}</span> })}</span>
        </Button>
      )}
      {status === 'ended' && unfinished && (
        <Button
          size="sm"
          disabled={!reopen.may}
          icon={<RotateCcw size={ICON} aria-hidden="true" />}
          onClick={() => ask({ about: 'reopen' })}
        >
          <span>{sentence(t.reopenButton, { theDraft: <span className="tight:sr-only">{t.theDraft}</span> })}</span>
        </Button>
      )}
    </>
  );
}

/** The bar owns `command`, because it shows the failure. */
export function PauseOrResume({ ask, command: { run, busy } }: AskProps & { command: ReturnType<typeof useCommand> }) {
  const { at } = useScope();
  const status = useDraft((state) => state.status);
  const promise = useDraft(onClockPromise);
  const pause = usePermission('pause');
  const resume = usePermission('resume');
  const [doing, setDoing] = useState<'pause' | 'resume' | null>(null);
  const act = (name: 'pause' | 'resume') => {
    setDoing(name);
    void run(() => request(`POST /:league_id/drafts/:draft_id/${name}`, at)).finally(() => setDoing(null));
  };
  return (
    <>
      {status === 'running' && (
        <Button
          size="sm"
          disabled={!pause.may || busy}
          busy={doing === 'pause'}
          className="tight:gap-0"
          icon={<Pause size={ICON} aria-hidden="true" />}
          onClick={() => act('pause')}
        >
          <span className="tight:sr-only">{t.pause}</span>
        </Button>
      )}
      {status === 'paused' && (
        <Button
          size="sm"
          variant={promise ? 'secondary' : 'primary'}
          disabled={!resume.may || busy}
          busy={doing === 'resume'}
          className="tight:gap-0"
          icon={<Play size={ICON} aria-hidden="true" />}
          onClick={() => (promise ? ask({ about: 'override' }) : act('resume'))}
        >
          <span className="tight:sr-only">{t.resume}</span>
        </Button>
      )}
    </>
  );
}

export function ClockButton({ ask }: AskProps) {
  const inLobby = useDraft((state) => state.status === 'lobby');
  const seconds = useDraft((state) => state.clock.seconds);
  const isAuction = useDraft((state) => state.rules.auction !== undefined);
  const clock = usePermission('changeClock');
  // In an auction this is only the time to nominate. Bids have a clock of their own.
  const words = isAuction
    ? { full: t.changeNominationClockNow, short: t.nominationClock({ clock: clockShort(seconds) }) }
    : { full: t.changeClockNow, short: clockShort(seconds) };
  return (
    <Button
      size="sm"
      className={cx(!inLobby && 'tight:hidden')}
      disabled={!clock.may}
      icon={<Timer size={ICON} aria-hidden="true" />}
      onClick={() => ask({ about: 'clock' })}
      title={isAuction ? t.changeNominationClock : t.changeClock}
    >
      <span className="sr-only">{words.full({ clock: clockWords(seconds) })}</span>
      <span aria-hidden="true">{words.short}</span>
    </Button>
  );
}

export function SkipButton({ ask, promised }: AskProps & { promised: boolean }) {
  const skip = usePermission('skip');
  return (
    <Button
      size="sm"
      disabled={!skip.may || promised}
      icon={<SkipForward size={ICON} aria-hidden="true" />}
      onClick={() => ask({ about: 'skip' })}
      className="short:hidden max-sm:hidden"
    >
      {t.skip}
    </Button>
  );
}

export function UndoButton({ ask, lastMade }: AskProps & { lastMade: Slot | undefined }) {
  const undo = usePermission('undo');
  return (
    <Button
      size="sm"
      disabled={!undo.may || lastMade === undefined}
      icon={<Undo2 size={ICON} aria-hidden="true" />}
      onClick={() => lastMade !== undefined && ask({ about: 'undo', overall: lastMade.overall })}
      className="short:hidden max-sm:hidden"
    >
      {t.undoLast}
    </Button>
  );
}
