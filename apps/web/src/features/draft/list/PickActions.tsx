import type { RefObject } from 'react';
import ListPlus from 'lucide-react/icons/list-plus';
import ListX from 'lucide-react/icons/list-x';
import type { PoolEntry } from '@crease/core/draft/draft.schema.js';
import { Button } from '../../../ui/Button.js';
import { cx } from '../../../ui/cx.js';
import { NO_FILTERS } from '../state/pool.model.js';
import { useDraft, useScope } from '../state/room-context.js';
import { useQueue } from '../state/use-queue.js';
import { NominateButton } from '../auction/NominateButton.js';
import { PickNote } from './PickNote.js';
import type { PickAttempt } from './use-pick-attempt.js';
import * as t from './list.words.en.js';

interface ActionProps {
  entry: PoolEntry;
  attempt: PickAttempt;
  primary: RefObject<HTMLButtonElement | null>;
  close: () => void;
}

/** A player's buttons and the pick's note. They stay in view when the content above is long. */
export function PickActions(props: ActionProps) {
  const { entry, attempt } = props;
  const { seat, drafted, taken, ended, waiting, note } = attempt;
  const { ui } = useScope();
  return (
    <div
      data-pick-actions=""
      className="sticky bottom-0 -mx-3 -mb-3 flex flex-wrap items-center gap-2 bg-raised px-3 pt-1 pb-3 tight:-mx-2 tight:-mb-2 tight:px-2 tight:pb-2"
    >
      {note !== null && <PickNote {...note} className="w-full" />}
      {seat.overall !== null && !taken && <PrimaryButton {...props} />}
      {!taken && !ended && <NominateButton player={entry} close={props.close} />}
      {waiting && <Button onClick={() => ui.setState({ sent: null })}>{t.dontSend}</Button>}
      {attempt.overridable && !attempt.overriding && (
        <Button onClick={() => attempt.setReason('')}>{t.overrideRules}</Button>
      )}
      {!seat.acting && seat.teamId !== null && !taken && !ended && !waiting && (
        <QueueButton playerId={entry.id} first={seat.overall === null} />
      )}
      <RookieButton entry={entry} />
      <PanelState drafted={drafted} ended={ended} watching={seat.teamId === null} />
    </div>
  );
}

/** Picks the player, or filters to legal players when they do not fit. */
function PrimaryButton({ entry, attempt, primary, close }: ActionProps) {
  const { ui } = useScope();
  const { waiting, seat, team } = attempt;
  if (attempt.refusal !== null && !attempt.overriding) {
    const showOthers = () => {
      ui.setState(({ filters }) => ({
        search: '',
        filters: { ...NO_FILTERS, position: filters.position, onlyLegal: true },
      }));
      close();
    };
    return (
      <Button ref={primary} variant="primary" onClick={showOthers} className="min-w-0 flex-1">
        {t.showPlayersWhoFit}
      </Button>
    );
  }
  return (
    <Button
      ref={primary}
      variant="primary"
      busy={attempt.busy}
      disabled={!attempt.canPick || waiting}
      onClick={attempt.confirm}
      className="min-w-0 flex-1"
    >
      <span className="block truncate">
        {waiting
          ? t.waitingForConnection
          : seat.acting
            ? t.pickForTeam({ player: lastName(entry.name), team: team?.name ?? '' })
            : t.draftPlayer({ player: entry.name })}
      </span>
    </Button>
  );
}

const lastName = (name: string) => name.slice(name.lastIndexOf(' ') + 1);

function RookieButton({ entry }: { entry: PoolEntry }) {
  const { ui, actor } = useScope();
  const asks = useDraft(({ status, rules }) => status === 'lobby' && rules.rookieBankSize !== null);
  if (!asks || !actor.commissioner) return null;
  return (
    <Button onClick={() => ui.setState({ question: { about: 'rookie', playerId: entry.id } })}>
      {entry.rookie ? t.notARookie : t.isARookie}
    </Button>
  );
}

function PanelState({ drafted, ended, watching }: { drafted: string | null; ended: boolean; watching: boolean }) {
  if (drafted !== null) return <p className="text-sm font-medium text-ink-2">{`${drafted}.`}</p>;
  if (ended) return <p className="text-sm text-ink-2">{t.draftedByNoTeam}</p>;
  return watching ? <p className="text-sm text-ink-3">{t.watchingThisDraft}</p> : null;
}

/** Adds a player to the queue or removes them; `first`: primary button when no other action is possible. */
function QueueButton({ playerId, first }: { playerId: number; first: boolean }) {
  const queue = useQueue();
  const queued = queue.places.has(playerId);
  return (
    <Button
      variant={first ? 'primary' : 'secondary'}
      icon={queued ? <ListX size={16} aria-hidden="true" /> : <ListPlus size={16} aria-hidden="true" />}
      onClick={() => queue.toggle(playerId)}
      className={cx(first && 'flex-1')}
    >
      {queued ? t.unqueueAction : t.queueAction}
    </Button>
  );
}
