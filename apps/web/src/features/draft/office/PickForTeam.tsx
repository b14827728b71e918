import Hand from 'lucide-react/icons/hand';
import X from 'lucide-react/icons/x';
import type { OnClock } from '@crease/core/draft/draft.model.js';
import { Button, IconButton } from '../../../ui/Button.js';
import { cx } from '../../../ui/cx.js';
import { useScope } from '../state/room-context.js';
import { useTeams } from '../state/room-hooks.js';
import { showZone } from '../state/room-ui.store.js';
import { sentence } from '../../../ui/text/sentence.js';
import * as t from './office.words.en.js';

const ICON = 16;

/** Lets the commissioner pick for the team on the clock, after a confirmation. */
export function PickForTeam({ turn, acting, promised }: { turn: OnClock; acting: boolean; promised: boolean }) {
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
