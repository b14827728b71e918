import Ellipsis from 'lucide-react/icons/ellipsis';
import Flag from 'lucide-react/icons/flag';
import Hand from 'lucide-react/icons/hand';
import Replace from 'lucide-react/icons/replace';
import SkipForward from 'lucide-react/icons/skip-forward';
import Timer from 'lucide-react/icons/timer';
import Undo2 from 'lucide-react/icons/undo-2';
import type { Slot } from '@crease/core/draft/draft.model.js';
import { onClockPromise } from '@crease/core/draft/picks/promise.rules.js';
import { IconButton } from '../../../ui/Button.js';
import { Menu, MenuSeparator } from '../../../ui/layers/Menu.js';
import { MenuItem } from '../../../ui/layers/MenuItem.js';
import { useTight } from '../../../ui/use-short.js';
import { useDraft, useScope, useView } from '../state/room-context.js';
import { usePermission } from '../state/use-permission.js';
import { showZone, type Question } from '../state/room-ui.store.js';
import * as t from './office.words.en.js';

const ICON = 16;

interface MenuProps {
  ask: (question: Question) => void;
  lastMade: Slot | undefined;
}

/** The commissioner's rare actions (undo, replace, end), plus the controls for which the bar has no room. */
export function CommissionerMenu({ ask, lastMade }: MenuProps) {
  const turn = useDraft((state) => state.onClock);
  const promise = useDraft(onClockPromise);
  const skip = usePermission('skip');
  const end = usePermission('end');
  const tight = useTight();
  return (
    <Menu
      label={t.moreForCommissioner}
      align="start"
      trigger={(props) => (
        <IconButton
          {...props}
          size="sm"
          variant="secondary"
          label={t.moreForCommissioner}
          icon={<Ellipsis size={ICON} aria-hidden="true" />}
        />
      )}
    >
      {tight && <Folded ask={ask} />}
      {turn !== null && (
        <MenuItem
          icon={<SkipForward size={ICON} aria-hidden="true" />}
          disabled={!skip.may || promise !== undefined}
          onSelect={() => ask({ about: 'skip' })}
        >
          {t.skipThisPick}
        </MenuItem>
      )}
      <CorrectionItems ask={ask} lastMade={lastMade} />
      <MenuSeparator />
      <MenuItem
        icon={<Flag size={ICON} aria-hidden="true" />}
        danger
        disabled={!end.may}
        onSelect={() => ask({ about: 'end' })}
      >
        {t.endDraftItem}
      </MenuItem>
    </Menu>
  );
}

function CorrectionItems({ ask, lastMade }: MenuProps) {
  const undo = usePermission('undo');
  const replace = usePermission('replace');
  return (
    <>
      <MenuItem
        icon={<Undo2 size={ICON} aria-hidden="true" />}
        disabled={!undo.may || lastMade === undefined}
        onSelect={() => lastMade !== undefined && ask({ about: 'undo', overall: lastMade.overall })}
      >
        {t.undoLastPick}
      </MenuItem>
      <MenuItem
        icon={<Undo2 size={ICON} aria-hidden="true" />}
        disabled={!undo.may || lastMade === undefined}
        onSelect={() => ask({ about: 'undo-earlier' })}
      >
        {t.undoToEarlierPick}
      </MenuItem>
      <MenuItem
        icon={<Replace size={ICON} aria-hidden="true" />}
        disabled={!replace.may || lastMade === undefined}
        onSelect={() => ask({ about: 'replace', overall: null })}
      >
        {t.replacePlayerItem}
      </MenuItem>
    </>
  );
}

/** Controls that larger screens show in the bar. */
function Folded({ ask }: { ask: (question: Question) => void }) {
  const { ui } = useScope();
  const my = useView((view) => view.my.teamIds);
  const turn = useDraft((state) => state.onClock);
  const promised = useDraft((state) => onClockPromise(state) !== undefined);
  const auction = useDraft((state) => state.rules.auction !== undefined);
  const clock = usePermission('changeClock');
  return (
    <>
      {turn !== null && !auction && !my.includes(turn.teamId) && !promised && (
        <MenuItem
          icon={<Hand size={ICON} aria-hidden="true" />}
          onSelect={() => {
            ui.setState({ acting: turn.overall });
            showZone(ui, 'players');
          }}
        >
          {t.pickForTeam}
        </MenuItem>
      )}
      <MenuItem
        icon={<Timer size={ICON} aria-hidden="true" />}
        disabled={!clock.may}
        onSelect={() => ask({ about: 'clock' })}
      >
        {t.changeClockItem}
      </MenuItem>
    </>
  );
}
