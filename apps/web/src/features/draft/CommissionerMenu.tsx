import Ellipsis from 'lucide-react/icons/ellipsis';
import Flag from 'lucide-react/icons/flag';
import Replace from 'lucide-react/icons/replace';
import SkipForward from 'lucide-react/icons/skip-forward';
import Undo2 from 'lucide-react/icons/undo-2';
import type { Slot } from '@crease/core/draft/draft.model.js';
import { onClockPromise } from '@crease/core/draft/promise.rules.js';
import { IconButton } from '../../ui/Button.js';
import { Menu, MenuItem, MenuSeparator } from '../../ui/Menu.js';
import { useDraft } from './room-context.js';
import { useMay } from './room-hooks.js';
import type { Question } from './room-ui.store.js';

const ICON = 16;

/** What a commissioner does seldom: undo, replace, end. */
export function CommissionerMenu({
  ask,
  lastMade,
}: {
  ask: (question: Question) => void;
  /** The latest pick that was made or skipped. */
  lastMade: Slot | undefined;
}) {
  const turn = useDraft((state) => state.onClock);
  const promise = useDraft(onClockPromise);
  const skip = useMay('skip');
  const undo = useMay('undo');
  const replace = useMay('replace');
  const end = useMay('end');
  return (
    <Menu
      label="More for the commissioner"
      align="start"
      trigger={(props) => (
        <IconButton
          {...props}
          size="sm"
          variant="secondary"
          label="More for the commissioner"
          icon={<Ellipsis size={ICON} aria-hidden="true" />}
        />
      )}
    >
      {turn !== null && (
        <MenuItem
          icon={<SkipForward size={ICON} aria-hidden="true" />}
          disabled={!skip.may || promise !== undefined}
          onSelect={() => ask({ about: 'skip' })}
        >
          Skip this pick…
        </MenuItem>
      )}
      <MenuItem
        icon={<Undo2 size={ICON} aria-hidden="true" />}
        disabled={!undo.may || lastMade === undefined}
        onSelect={() => lastMade !== undefined && ask({ about: 'undo', overall: lastMade.overall })}
      >
        Undo the last pick…
      </MenuItem>
      <MenuItem
        icon={<Undo2 size={ICON} aria-hidden="true" />}
        disabled={!undo.may || lastMade === undefined}
        onSelect={() => ask({ about: 'undo-earlier' })}
      >
        Undo back to an earlier pick…
      </MenuItem>
      <MenuItem
        icon={<Replace size={ICON} aria-hidden="true" />}
        disabled={!replace.may || lastMade === undefined}
        onSelect={() => ask({ about: 'replace', overall: null })}
      >
        Replace a player…
      </MenuItem>
      <MenuSeparator />
      <MenuItem
        icon={<Flag size={ICON} aria-hidden="true" />}
        danger
        disabled={!end.may}
        onSelect={() => ask({ about: 'end' })}
      >
        End the draft…
      </MenuItem>
    </Menu>
  );
}
