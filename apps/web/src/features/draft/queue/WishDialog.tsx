import { useState } from 'react';
import { conditionsOf, WISH_LIMITS, wishKey, type KindWish, type Wish } from '@crease/core/draft/wish.rules.js';
import { POSITIONS, type Position } from '@crease/core/position.js';
import { TextField } from '../../../ui/Field.js';
import { FormDialog } from '../../../ui/FormDialog.js';
import { Select } from '../../../ui/Select.js';
import { Checkbox } from '../../../ui/Switch.js';
import { readNumber } from '../../../ui/Stepper.js';
import type { Pool } from '../state/pool.model.js';
import { POSITION_PLURAL } from '../sync/draft.words.js';
import { useDraft } from '../state/room-context.js';
import { useJudge } from '../state/room-hooks.js';
import { useQueue } from '../state/use-queue.js';
import { WishPlayers } from './WishPlayers.js';
import { wishSentence } from './wish.words.js';

const ANY = '';

/** No cap hit is below $1,000, so "3" means three million. */
const dollarsIn = (text: string): number | null => {
  const amount = readNumber(text);
  return amount !== null && amount > 0 && amount < 1_000 ? readNumber(`${text.trim()}m`) : amount;
};
const textOf = (most: number | undefined) => (most === undefined ? '' : `${most / 1_000_000}M`);

/** A rule, or the conditions of a queued player, as a form with the resulting sentence below it. */
export default function WishDialog({
  wish: start,
  teamId,
  pool,
  save,
  close,
}: {
  /** The wish to edit; null for a new rule. */
  wish: Wish | null;
  teamId: string;
  pool: Pool;
  save: (wish: Wish) => void;
  close: () => void;
}) {
  const { rounds, type } = useDraft();
  const queue = useQueue();
  const known = start === null ? {} : conditionsOf(start);
  const kind: KindWish | null =
    start === null ? { positions: ['D'] } : typeof start === 'number' || 'player_id' in start ? null : start;
  const player = typeof start === 'number' ? start : start !== null && 'player_id' in start ? start.player_id : null;
  const entry = player === null ? undefined : pool.byId.get(player);
  const [positions, setPositions] = useState<readonly Position[]>(kind?.positions ?? []);
  const [amount, setAmount] = useState(textOf(kind?.most));
  const [gone, setGone] = useState<readonly number[]>(known.gone?.player_ids ?? []);
  const [how, setHow] = useState<'all' | 'any'>(known.gone?.how ?? 'all');
  const [round, setRound] = useState(known.from_round === undefined ? ANY : String(known.from_round));
  const [count, setCount] = useState(known.fewer_than === undefined ? ANY : String(known.fewer_than.count));
  const [counted, setCounted] = useState<Position>(
    known.fewer_than?.position ?? entry?.position ?? positions[0] ?? 'D',
  );

  const most = amount.trim() === '' ? undefined : (dollarsIn(amount) ?? null);
  const conditions = {
    ...(gone.length > 0 ? { gone: { how, player_ids: gone } } : {}),
    ...(round === ANY ? {} : { from_round: Number(round) }),
    ...(count === ANY ? {} : { fewer_than: { position: counted, count: Number(count) } }),
  };
  const bare = Object.keys(conditions).length === 0;
  const written: Wish | null =
    player !== null
      ? bare
        ? player
        : { player_id: player, ...conditions }
      : positions.length === 0 || most === null
        ? null
        : { positions, ...(most === undefined ? {} : { most }), ...conditions };
  const others = queue.wishes.filter((one) => start === null || wishKey(one) !== wishKey(start));
  const full =
    typeof written === 'object' && others.filter((one) => typeof one !== 'number').length >= WISH_LIMITS.conditional;
  const nameOf = (id: number) => pool.byId.get(id)?.name ?? `Player ${id}`;

  return (
    <FormDialog
      title={start === null ? 'Add a rule' : player === null ? 'Change the rule' : `Conditions of ${nameOf(player)}`}
      description={player === null ? 'Auto takes the best-ranked player who fits it.' : 'All of them must hold.'}
      submit={start === null ? 'Add to queue' : 'Save'}
      size="md"
      onClose={close}
      ready={written !== null && !full}
      error={full ? `A queue holds at most ${WISH_LIMITS.conditional} rules and players under a condition.` : null}
      onSubmit={() => {
        if (written !== null) save(written);
      }}
    >
      {kind !== null && (
        <fieldset className="grid gap-3 sm:grid-cols-2">
          <legend className="mb-1 text-sm font-medium">Take the best of</legend>
          <div className="flex flex-wrap gap-x-4">
            {POSITIONS.map((one) => (
              <Checkbox
                key={one}
                label={POSITION_PLURAL[one]}
                checked={positions.includes(one)}
                onChange={(on) => setPositions(POSITIONS.filter((p) => (p === one ? on : positions.includes(p))))}
              />
            ))}
          </div>
          <TextField
            label="Cap hit at most"
            placeholder="Any"
            hint="Such as 3M or 775K"
            value={amount}
            error={most === null ? 'Write an amount, such as 3M.' : null}
            onChange={(event) => setAmount(event.target.value)}
          />
        </fieldset>
      )}
      <WishPlayers pool={pool} chosen={gone} choose={setGone} how={how} setHow={setHow} without={player} />
      <div className="grid gap-3 sm:grid-cols-[2fr_3fr]">
        <Select
          label="Only from round"
          value={round}
          options={[
            { value: ANY, label: 'Any round' },
            ...Array.from({ length: rounds - 1 }, (_, index) => ({
              value: String(index + 2),
              label: `Round ${index + 2}`,
            })),
          ]}
          onChange={setRound}
        />
        {type === 'general' && (
          <div className="grid grid-cols-2 items-end gap-2">
            <Select
              label="While fewer than"
              value={count}
              options={[
                { value: ANY, label: 'Any number' },
                ...Array.from({ length: 20 }, (_, index) => ({ value: String(index + 1), label: String(index + 1) })),
              ]}
              onChange={setCount}
            />
            <Select
              label="of position"
              hideLabel
              value={counted}
              disabled={count === ANY}
              options={POSITIONS.map((one) => ({ value: one, label: POSITION_PLURAL[one] }))}
              onChange={setCounted}
            />
          </div>
        )}
      </div>
      <Preview wish={written} teamId={teamId} nameOf={nameOf} />
    </FormDialog>
  );
}

/** The sentence, and the player that it would take now. */
function Preview({ wish, teamId, nameOf }: { wish: Wish | null; teamId: string; nameOf: (id: number) => string }) {
  const judge = useJudge(teamId);
  const holds = wish !== null && judge !== null && judge.wishes.holds(conditionsOf(wish));
  const bare: Wish | null =
    wish === null || typeof wish === 'number'
      ? wish
      : { ...wish, gone: undefined, from_round: undefined, fewer_than: undefined };
  const taken = bare === null ? null : (judge?.wished(bare)?.name ?? null);
  return (
    <div role="status" className="rounded-md bg-sunken px-3 py-2.5 text-sm">
      <p className="font-semibold text-pretty text-ink">
        {wish === null ? 'Choose a position.' : `${wishSentence(wish, nameOf)}.`}
      </p>
      {wish !== null && judge !== null && (
        <p className="mt-0.5 text-ink-2">
          {taken === null
            ? 'No player who is left fits your roster and cap.'
            : holds
              ? `Now it takes ${taken}.`
              : `It waits. If it held now, it would take ${taken}.`}
        </p>
      )}
    </div>
  );
}
