import { useMemo, useState } from 'react';
import ChevronDown from 'lucide-react/icons/chevron-down';
import ChevronUp from 'lucide-react/icons/chevron-up';
import Dices from 'lucide-react/icons/dices';
import GripVertical from 'lucide-react/icons/grip-vertical';
import ListOrdered from 'lucide-react/icons/list-ordered';
import Shuffle from 'lucide-react/icons/shuffle';
import type { DraftState, DraftTeam, OrderKind } from '@crease/core/draft/draft.model.js';
import { LOTTERY_WEIGHTS } from '@crease/core/draft/pick-order.js';
import { useOnce } from '../../platform/once.js';
import { Button, IconButton } from '../../ui/Button.js';
import { Monogram } from '../../ui/Monogram.js';
import { FormDialog } from '../../ui/FormDialog.js';
import { SegmentedControl } from '../../ui/SegmentedControl.js';
import { Select } from '../../ui/Select.js';
import { showToast } from '../../ui/toast.js';
import { cx } from '../../ui/cx.js';
import { SortWords, moved, useSortable, type Sortable } from '../../ui/use-sortable.js';
import { draftApi, type SetOrderBody } from './draft.data.js';
import { DrawProof } from './DrawProof.js';
import { failureText, ORDER_WORD } from './draft.words.js';
import { roundsOf } from './order.model.js';

const HINT: Record<OrderKind, string> = {
  snake: 'Every second round goes backwards.',
  linear: 'Every round goes the same way.',
  manual: 'Every round has an order of its own.',
};

/** What a commissioner arranged and has not saved; rounds by their index. */
interface Arranged {
  readonly kind?: OrderKind;
  readonly first?: readonly string[];
  readonly rounds: Readonly<Record<number, readonly string[]>>;
}

const NOTHING: Arranged = { rounds: {} };

/** Who picks when. The commissioner draws it, takes it from last season, or sets it by hand; everybody can check a draw. */
export default function OrderPanel({
  leagueId,
  state,
  standings,
  editable,
  changed,
}: {
  leagueId: string;
  state: DraftState;
  standings: boolean;
  editable: boolean;
  changed: () => Promise<void>;
}) {
  const teams = useMemo(() => new Map(state.teams.map((team) => [team.id, team])), [state.teams]);
  const original = useMemo(() => roundsOf(state.slots, state.order.teamIds), [state.slots, state.order.teamIds]);
  // Only what was arranged here; the rest is as the draft has it, whoever changes it meanwhile.
  const [own, setOwn] = useState<Arranged>(NOTHING);
  const kind = own.kind ?? state.order.kind;
  const first = own.first ?? state.order.teamIds;
  const rounds = original.map((one, index) => own.rounds[index] ?? one);
  const [round, setRound] = useState(0);
  const [busy, setBusy] = useState<string | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const [redraw, setRedraw] = useState<'random' | 'lottery' | null>(null);
  const once = useOnce();
  const shown = kind === 'manual' ? (rounds[round] ?? first) : first;
  const touched =
    kind !== state.order.kind ||
    first.some((id, index) => id !== state.order.teamIds[index]) ||
    (kind === 'manual' && rounds.some((one, index) => one.join() !== original[index]?.join()));

  const set = async (name: string, body: SetOrderBody, done: string) => {
    setBusy(name);
    setFailure(null);
    try {
      // An order that was drawn, though its answer was lost, is not drawn again.
      await once(body, (key) => draftApi.setOrder(leagueId, state.id, body, key));
      await changed();
      setOwn(NOTHING);
      showToast({ kind: 'success', text: done });
      return true;
    } catch (error) {
      setFailure(failureText(error));
      return false;
    } finally {
      setBusy(null);
    }
  };
  const arrange = (next: readonly string[]) => {
    if (kind === 'manual')
      setOwn({ ...own, rounds: { ...own.rounds, [round]: next }, ...(round === 0 ? { first: next } : {}) });
    else setOwn({ ...own, first: next });
  };
  const draws = state.order.draws ?? 0;
  const undrawn = state.order.source === 'undrawn';
  // Nobody has arranged anything: only the way of the rounds is chosen.
  const arranged = own.first !== undefined || kind === 'manual';
  const save = () => {
    if (undrawn && !arranged)
      return set('own', { source: 'undrawn', kind }, 'Saved. The order is drawn when the draft begins');
    const rest = kind === 'manual' ? { rounds: rounds.map((one) => [...one]) } : {};
    return set(
      'own',
      { source: 'commissioner', kind, team_ids: [...(kind === 'manual' ? (rounds[0] ?? first) : first)], ...rest },
      'Order saved',
    );
  };
  const draw = (source: 'random' | 'lottery') =>
    set(
      source,
      { source, kind: drawKind },
      source === 'random' ? `Order drawn: draw ${draws + 1}` : `Lottery drawn: draw ${draws + 1}`,
    );
  // Everybody sees that it was drawn before.
  const askOrDraw = (source: 'random' | 'lottery') => (draws > 0 ? setRedraw(source) : void draw(source));
  const drawKind: Exclude<OrderKind, 'manual'> = kind === 'manual' ? 'linear' : kind;

  return (
    <div className="grid grid-cols-1 gap-px bg-line lg:grid-cols-[minmax(0,1fr)_19rem]">
      <div className="bg-surface">
        {editable && (
          <div className="flex flex-col gap-2.5 border-b border-line p-4">
            <div className="flex flex-wrap items-center gap-3">
              <SegmentedControl
                label="Order of the rounds"
                value={kind}
                options={(['snake', 'linear', 'manual'] as const).map((value) => ({ value, label: ORDER_WORD[value] }))}
                onChange={(value) => setOwn({ ...own, kind: value })}
              />
              <span className="text-xs text-ink-3">{HINT[kind]}</span>
            </div>
            {kind === 'manual' && (
              <div className="flex flex-wrap items-end gap-2">
                <Select
                  label="Round"
                  value={String(round)}
                  options={rounds.map((_, index) => ({ value: String(index), label: `Round ${index + 1}` }))}
                  onChange={(value) => setRound(Number(value))}
                  className="w-36"
                />
                {round < rounds.length - 1 && (
                  <Button
                    size="md"
                    onClick={() =>
                      setOwn({
                        ...own,
                        rounds: {
                          ...own.rounds,
                          ...Object.fromEntries(rounds.flatMap((_, index) => (index > round ? [[index, shown]] : []))),
                        },
                      })
                    }
                  >
                    Copy to all later rounds
                  </Button>
                )}
              </div>
            )}
          </div>
        )}
        {undrawn && (
          <p className="flex items-start gap-2.5 border-b border-line bg-accent-soft px-4 py-3 text-sm text-ink">
            <Shuffle size={16} aria-hidden="true" className="mt-0.5 shrink-0 text-accent-text" />
            <span>
              <span className="font-semibold">The order is not drawn yet. </span>
              {`It is drawn at random, at the latest when the draft begins${editable ? ', unless you set it' : ''}. Below, the teams stand in no particular turn.`}
            </span>
          </p>
        )}
        <OrderList numbered={!undrawn || touched} ids={shown} teams={teams} editable={editable} onArrange={arrange} />
        {editable && (
          <div className="flex flex-wrap items-center gap-2 border-t border-line p-3">
            <Button
              variant="primary"
              disabled={!touched || busy !== null}
              busy={busy === 'own'}
              onClick={() => void save()}
            >
              {undrawn && !arranged ? 'Save' : 'Save this order'}
            </Button>
            {touched && (
              <Button variant="quiet" disabled={busy !== null} onClick={() => setOwn(NOTHING)}>
                Discard changes
              </Button>
            )}
          </div>
        )}
        {failure !== null && (
          <p role="alert" className="border-t border-line bg-bad-soft px-4 py-2 text-sm text-bad">
            {failure}
          </p>
        )}
      </div>
      <div className="flex flex-col gap-4 bg-surface p-4">
        {editable && (
          <section aria-label="Draw the order" className="flex flex-col gap-2">
            <h3 className="text-sm font-semibold text-ink">Draw the first round</h3>
            <Button
              icon={<Shuffle size={16} aria-hidden="true" />}
              busy={busy === 'random'}
              disabled={busy !== null}
              onClick={() => askOrDraw('random')}
              className="justify-start"
            >
              {draws > 0 ? 'Draw again at random' : 'Random draw'}
            </Button>
            {standings && (
              <>
                <Button
                  icon={<ListOrdered size={16} aria-hidden="true" />}
                  busy={busy === 'standings'}
                  disabled={busy !== null}
                  onClick={() =>
                    void set('standings', { source: 'standings', kind: drawKind }, 'Order set by standings')
                  }
                  className="justify-start"
                >
                  Reverse of last season
                </Button>
                <Button
                  icon={<Dices size={16} aria-hidden="true" />}
                  busy={busy === 'lottery'}
                  disabled={busy !== null}
                  onClick={() => askOrDraw('lottery')}
                  className="justify-start"
                >
                  Lottery
                </Button>
                <p className="text-xs text-ink-3">{`Lottery: the three last teams have ${LOTTERY_WEIGHTS.join(', ')} % for the first pick. The others follow by last season's points.`}</p>
              </>
            )}
            {!standings && (
              <p className="text-xs text-ink-3">Reverse standings and lottery need a finished season with points.</p>
            )}
            {draws > 0 && (
              <p className="text-xs text-ink-2">{`Drawn ${draws === 1 ? 'once' : `${draws} times`} so far. Each draw stands in the log.`}</p>
            )}
          </section>
        )}
        {/* A proof belongs to its own draw. */}
        <DrawProof key={state.order.seed ?? 'none'} leagueId={leagueId} state={state} teams={teams} />
      </div>
      {redraw !== null && (
        <FormDialog
          title="Draw the order again?"
          description={`The order has been drawn ${draws === 1 ? 'once' : `${draws} times`}. This is draw ${draws + 1}: everybody in the league sees that, and every draw stays in the log.`}
          submit={`Make draw ${draws + 1}`}
          busy={busy !== null}
          error={failure}
          onClose={() => setRedraw(null)}
          onSubmit={() => void draw(redraw).then((done) => done && setRedraw(null))}
        />
      )}
    </div>
  );
}

function OrderList({
  ids,
  numbered,
  teams,
  editable,
  onArrange,
}: {
  ids: readonly string[];
  numbered: boolean;
  teams: ReadonlyMap<string, DraftTeam>;
  editable: boolean;
  onArrange: (ids: readonly string[]) => void;
}) {
  const sortable = useSortable(ids, onArrange, (id) => teams.get(id)?.name ?? 'The team');
  return (
    <>
      <SortWords words={sortable.words} />
      <ol ref={sortable.list} aria-label="Draft order">
        {ids.map((id, index) => (
          <OrderLine
            key={id}
            id={id}
            team={teams.get(id)}
            place={index + 1}
            numbered={numbered}
            last={index === ids.length - 1}
            editable={editable}
            active={sortable.active === id}
            item={sortable.item(id)}
            handle={sortable.handle(id)}
            up={() => onArrange(moved(ids, index, index - 1))}
            down={() => onArrange(moved(ids, index, index + 1))}
          />
        ))}
      </ol>
    </>
  );
}

interface LineProps {
  id: string;
  team: DraftTeam | undefined;
  place: number;
  numbered: boolean;
  last: boolean;
  editable: boolean;
  active: boolean;
  item: ReturnType<Sortable<string>['item']>;
  handle: ReturnType<Sortable<string>['handle']>;
  up: () => void;
  down: () => void;
}

function OrderLine({ id, team, place, numbered, last, editable, active, item, handle, up, down }: LineProps) {
  const name = team?.name ?? id;
  return (
    <li
      {...item}
      className={cx(
        'group relative flex min-h-11 items-center gap-2.5 border-b border-line pr-2 last:border-b-0',
        editable ? 'pl-1' : 'pl-4',
        active ? 'bg-raised shadow-2' : 'bg-surface',
      )}
    >
      {editable && (
        <button
          {...handle}
          type="button"
          aria-label={`Move ${name}, number ${place}`}
          className="flex h-11 w-8 shrink-0 cursor-grab touch-none items-center justify-center text-ink-3 outline-offset-[-2px] hover:text-ink active:cursor-grabbing"
        >
          <GripVertical size={16} aria-hidden="true" />
        </button>
      )}
      <span className="w-6 shrink-0 text-right text-sm font-semibold text-ink-2 tabular-nums">
        {numbered ? place : '–'}
      </span>
      <Monogram name={name} picture={team?.picture} />
      <span className="min-w-0 flex-1 py-1">
        <span className="block truncate font-medium text-ink" title={name}>
          {name}
        </span>
        <span className="block truncate text-xs text-ink-3">{team?.manager ?? 'No manager'}</span>
      </span>
      {editable && (
        <span className="flex">
          <IconButton
            size="sm"
            label={`Move ${name} up`}
            disabled={place === 1}
            icon={<ChevronUp size={16} aria-hidden="true" />}
            onClick={up}
          />
          <IconButton
            size="sm"
            label={`Move ${name} down`}
            disabled={last}
            icon={<ChevronDown size={16} aria-hidden="true" />}
            onClick={down}
          />
        </span>
      )}
    </li>
  );
}
