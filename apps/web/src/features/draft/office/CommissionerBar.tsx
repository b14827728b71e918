import { useEffect, useRef } from 'react';
import { undoable } from '@crease/core/draft/picks/pick-correction.rules.js';
import { onClockPromise } from '@crease/core/draft/picks/promise.rules.js';
import Hand from 'lucide-react/icons/hand';
import X from 'lucide-react/icons/x';
import type { OnClock } from '@crease/core/draft/draft.model.js';
import { cx } from '../../../ui/cx.js';
import { BeginOrReopen, ClockButton, PauseOrResume, SkipButton, UndoButton } from './BarButtons.js';
import { CommissionerMenu } from './CommissionerMenu.js';
import { useDraft, useScope, useUi, useView } from '../state/room-context.js';
import { useCommand, useTeams } from '../state/room-hooks.js';
import { type Question, showZone } from '../state/room-ui.store.js';
import { useToolsFocus } from '../state/use-focus-left.js';
import { Button, IconButton } from '../../../ui/Button.js';
import { sentence } from '../../../ui/text/sentence.js';
import * as t from './office.words.en.js';

/** The commissioner's controls. Enabled by the same table of rules that the server uses. */
export function Tools({ inStrip = false }: { /** Few tools, in a row with other content. */ inStrip?: boolean }) {
  const { ui } = useScope();
  const my = useView((view) => view.my.teamIds);
  const state = useDraft();
  const actingFor = useUi((view) => view.acting);
  const command = useCommand();
  const { busy, failure } = command;
  const bar = useRef<HTMLDivElement>(null);
  const asked = useUi((view) => view.question?.about ?? '');
  useToolsFocus(bar, busy ? null : `${state.status} ${asked} ${actingFor}`);

  useEffect(() => {
    ui.setState({ refused: failure });
    return () => ui.setState({ refused: null });
  }, [ui, failure]);

  const ask = (question: Question) => ui.setState({ question });
  const turn = state.onClock;
  const promise = onClockPromise(state);
  const acting = turn !== null && actingFor === turn.overall;
  const lastMade = undoable(state)[0];
  const forOther = turn !== null && !state.rules.auction && !my.includes(turn.teamId);

  return (
    <div
      ref={bar}
      role="toolbar"
      data-tools=""
      aria-label={t.commissioner}
      className={cx(
        inStrip && 'max-xl:ml-auto max-xl:h-full! max-xl:border-b-0! max-xl:px-0!',
        'flex h-12 shrink-0 items-center gap-2 overflow-x-auto border-b px-3 sm:px-4 xl:relative xl:z-1 xl:-mr-4 xl:h-full xl:gap-1.5 xl:border-b-0 xl:border-l xl:px-3 short:static short:z-auto short:mr-0 short:h-full short:min-w-20 short:shrink short:gap-1.5 short:border-b-0 short:px-0.5 tight:shrink-0 tight:gap-1 tiny:w-20 tiny:min-w-10 tiny:shrink',
        acting ? 'border-accent-line bg-accent-soft' : 'border-line bg-canvas xl:bg-surface short:bg-transparent',
      )}
    >
      <span className="text-xs font-medium text-ink-3 max-lg:sr-only short:sr-only xl:max-[100rem]:sr-only">
        {state.kind === 'mock' ? t.yourMock : t.commissioner}
      </span>
      <BeginOrReopen ask={ask} />
      <PauseOrResume ask={ask} command={command} />
      {state.status !== 'ended' && <ClockButton ask={ask} />}
      {turn !== null && forOther && <PickForTeam turn={turn} acting={acting} promised={promise !== undefined} />}
      {turn !== null && <SkipButton ask={ask} promised={promise !== undefined} />}
      {state.status !== 'lobby' && state.status !== 'ended' && <UndoButton ask={ask} lastMade={lastMade} />}
      {state.status !== 'lobby' && <CommissionerMenu ask={ask} lastMade={lastMade} />}
    </div>
  );
}

const ICON = 16;

/** Picks for the team on the clock, after a confirmation. */
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
