import { useRef, useState } from 'react';
import CircleAlert from 'lucide-react/icons/circle-alert';
import Hand from 'lucide-react/icons/hand';
import Pause from 'lucide-react/icons/pause';
import Play from 'lucide-react/icons/play';
import RotateCcw from 'lucide-react/icons/rotate-ccw';
import SkipForward from 'lucide-react/icons/skip-forward';
import Timer from 'lucide-react/icons/timer';
import Undo2 from 'lucide-react/icons/undo-2';
import X from 'lucide-react/icons/x';
import type { OnClock } from '@crease/core/draft/draft.model.js';
import { isMade } from '@crease/core/draft/order/slot-tally.js';
import { onClockPromise } from '@crease/core/draft/picks/promise.rules.js';
import { Button, IconButton } from '../../../ui/Button.js';
import { cx } from '../../../ui/cx.js';
import { CommissionerMenu } from './CommissionerMenu.js';
import { draftOffice } from '../state/draft-office.data.js';
import { clockShort, clockWords } from '../sync/draft-labels.js';
import { useDraft, useScope, useUi, useView } from '../state/room-context.js';
import { useCommand, useTeams } from '../state/room-hooks.js';
import { useMay } from '../state/use-may.js';
import { showZone, type Question } from '../state/room-ui.store.js';
import { useToolsFocus } from '../state/use-focus-left.js';
import { sentence } from '../../../ui/text/sentence.js';
import * as t from './office.words.en.js';

const ICON = 16;

/** The commissioner's controls. Enabled by the same table of rules that the server uses. */
export function Tools() {
  const { leagueId, draftId, ui } = useScope();
  const my = useView((view) => view.my.teamIds);
  const state = useDraft();
  const actingFor = useUi((view) => view.acting);
  const pause = useMay('pause');
  const resume = useMay('resume');
  const begin = useMay('begin');
  const skip = useMay('skip');
  const undo = useMay('undo');
  const reopen = useMay('reopen');
  const clock = useMay('changeClock');
  const { run, busy, failure, clear } = useCommand();
  const [doing, setDoing] = useState<string | null>(null);
  const bar = useRef<HTMLDivElement>(null);
  const asked = useUi((view) => view.question?.about ?? '');
  useToolsFocus(bar, busy ? null : `${state.status} ${asked} ${actingFor}`);

  const ask = (question: Question) => ui.setState({ question });
  const act = (name: string, work: Parameters<typeof run>[0]) => {
    setDoing(name);
    void run(work).finally(() => setDoing(null));
  };
  const turn = state.onClock;
  const promise = onClockPromise(state);
  const unfinished = state.slots.some((slot) => slot.status === 'open');
  const acting = turn !== null && actingFor === turn.overall;
  const lastMade = state.slots.findLast((slot) => isMade(slot) && (turn === null || slot.overall < turn.overall));
  const forOther = turn !== null && !my.includes(turn.teamId);

  return (
    <div
      ref={bar}
      role="toolbar"
      data-tools=""
      aria-label={t.commissioner}
      className={cx(
        'flex h-12 shrink-0 items-center gap-2 overflow-x-auto border-b px-3 sm:px-4 short:h-full short:min-w-20 short:shrink short:gap-1.5 short:border-b-0 short:px-0.5 tight:shrink-0 tight:gap-1 tiny:w-20 tiny:min-w-10 tiny:shrink',
        acting ? 'border-accent-line bg-accent-soft' : 'border-line bg-canvas short:bg-transparent',
      )}
    >
      <span className="text-xs font-medium text-ink-3 max-lg:sr-only short:sr-only">
        {state.kind === 'mock' ? t.yourMock : t.commissioner}
      </span>
      {state.status === 'lobby' && (
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
      {state.status === 'running' && (
        <Button
          size="sm"
          disabled={!pause.may || busy}
          busy={doing === 'pause'}
          className="tight:gap-0"
          icon={<Pause size={ICON} aria-hidden="true" />}
          onClick={() => act('pause', () => draftOffice.pause(leagueId, draftId))}
        >
          <span className="tight:sr-only">{t.pause}</span>
        </Button>
      )}
      {state.status === 'paused' && (
        <Button
          size="sm"
          variant={promise ? 'secondary' : 'primary'}
          disabled={!resume.may || busy}
          busy={doing === 'resume'}
          className="tight:gap-0"
          icon={<Play size={ICON} aria-hidden="true" />}
          onClick={() =>
            promise ? ask({ about: 'override' }) : act('resume', () => draftOffice.resume(leagueId, draftId))
          }
        >
          <span className="tight:sr-only">{t.resume}</span>
        </Button>
      )}
      {state.status === 'ended' && unfinished && (
        <Button
          size="sm"
          disabled={!reopen.may}
          icon={<RotateCcw size={ICON} aria-hidden="true" />}
          onClick={() => ask({ about: 'reopen' })}
        >
          <span>{sentence(t.reopenButton, { theDraft: <span className="tight:sr-only">{t.theDraft}</span> })}</span>
        </Button>
      )}
      {state.status !== 'ended' && (
        <Button
          size="sm"
          className={cx(state.status !== 'lobby' && 'tight:hidden')}
          disabled={!clock.may}
          icon={<Timer size={ICON} aria-hidden="true" />}
          onClick={() => ask({ about: 'clock' })}
          title={t.changeClock}
        >
          <span className="sr-only">{t.changeClockNow({ clock: clockWords(state.clock.seconds) })}</span>
          <span aria-hidden="true">{clockShort(state.clock.seconds)}</span>
        </Button>
      )}
      {turn !== null && forOther && <PickForTeam turn={turn} acting={acting} promised={promise !== undefined} />}
      {turn !== null && (
        <Button
          size="sm"
          disabled={!skip.may || promise !== undefined}
          icon={<SkipForward size={ICON} aria-hidden="true" />}
          onClick={() => ask({ about: 'skip' })}
          className="short:hidden max-sm:hidden"
        >
          {t.skip}
        </Button>
      )}
      {state.status !== 'lobby' && state.status !== 'ended' && (
        <Button
          size="sm"
          disabled={!undo.may || lastMade === undefined}
          icon={<Undo2 size={ICON} aria-hidden="true" />}
          onClick={() => lastMade !== undefined && ask({ about: 'undo', overall: lastMade.overall })}
          className="short:hidden max-sm:hidden"
        >
          {t.undoLast}
        </Button>
      )}
      {state.status !== 'lobby' && <CommissionerMenu ask={ask} lastMade={lastMade} />}
      {failure !== null && (
        <p
          role="alert"
          // On a short screen the message covers everything next to the clock.
          className="flex min-w-0 items-center gap-1.5 text-xs font-medium text-bad short:absolute short:inset-y-0 short:right-0 short:left-24 short:z-sticky short:bg-bad-soft short:px-3"
        >
          <CircleAlert size={14} aria-hidden="true" className="shrink-0" />
          <span className="truncate">{[failure.text, failure.fix].filter(Boolean).join(' ')}</span>
          <IconButton size="sm" label={t.dismiss} icon={<X size={14} aria-hidden="true" />} onClick={clear} />
        </p>
      )}
    </div>
  );
}

/** Lets the commissioner pick for the team on the clock, after a confirmation. */
function PickForTeam({ turn, acting, promised }: { turn: OnClock; acting: boolean; promised: boolean }) {
  const { ui } = useScope();
  const owner = useTeams().get(turn.teamId);
  return (
    <>
      {!promised && (
        <Button
          size="sm"
          variant={acting ? 'primary' : 'secondary'}
          aria-pressed={acting}
          className={cx(acting ? 'tight:gap-0' : 'tight:hidden')}
          icon={<Hand size={ICON} aria-hidden="true" />}
          onClick={() => {
            ui.setState({ acting: acting ? null : turn.overall });
            if (!acting) showZone(ui, 'players');
          }}
        >
          {acting ? (
            <span className="inline-block max-w-28 truncate align-bottom sm:max-w-60 short:max-lg:max-w-20 tight:sr-only">
              {t.pickingFor({ team: owner?.name ?? t.theTeam })}
            </span>
          ) : (
            sentence(t.pickButton, {
              forTheTeam: <span className="short:sr-only max-sm:sr-only">{t.forTheTeam}</span>,
            })
          )}
        </Button>
      )}
      {acting && (
        <IconButton
          size="sm"
          label={t.stopPickingForTeam}
          // On small screens the button that started this mode also ends it.
          className="short:max-lg:hidden"
          icon={<X size={ICON} aria-hidden="true" />}
          onClick={() => ui.setState({ acting: null })}
        />
      )}
    </>
  );
}
