import { useState } from 'react';
import { conditionsOf, WISH_LIMITS, wishKey, type KindWish, type Wish } from '@crease/core/draft/queue/wish.rules.js';
import { POSITIONS, type Position } from '@crease/core/position.js';
import { TextField } from '../../../ui/fields/Field.js';
import { FormDialog } from '../../../ui/layers/FormDialog.js';
import { Select } from '../../../ui/fields/Select.js';
import { Checkbox } from '../../../ui/fields/Switch.js';
import { readNumber } from '../../../ui/fields/Stepper.js';
import type { Pool } from '../state/pool.model.js';
import { POSITION_PLURAL } from '../sync/draft-labels.js';
import { useDraft } from '../state/room-context.js';
import { useJudge } from '../state/room-hooks.js';
import { useQueue } from '../state/use-queue.js';
import { WishPlayers } from './WishPlayers.js';
import { wishSentence } from './wish.model.js';
import * as t from './queue.words.en.js';

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
  const nameOf = (id: number) => pool.byId.get(id)?.name ?? t.playerById({ id });

  return (
    <FormDialog
      title={start === null ? t.addRule : player === null ? t.changeRule : t.conditionsOf({ player: nameOf(player) })}
      description={player === null ? t.ruleHint : t.conditionsHint}
      submit={start === null ? t.addToQueue : t.save}
      size="md"
      onClose={close}
      ready={written !== null && !full}
      error={full ? t.rulesLimit({ count: WISH_LIMITS.conditional }) : null}
      onSubmit={() => {
        if (written !== null) save(written);
      }}
    >
      {kind !== null && (
        <fieldset className="grid gap-3 sm:grid-cols-2">
          <legend className="mb-1 text-sm font-medium">{t.takeBestOf}</legend>
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
            label={t.capHitAtMost}
            placeholder={t.anyCapHit}
            hint={t.capHitHint}
            value={amount}
            error={most === null ? t.amountMissing : null}
            onChange={(event) => setAmount(event.target.value)}
          />
        </fieldset>
      )}
      <WishPlayers pool={pool} chosen={gone} choose={setGone} how={how} setHow={setHow} without={player} />
      <div className="grid gap-3 sm:grid-cols-[2fr_3fr]">
        <Select
          label={t.onlyFromRound}
          value={round}
          options={[
            { value: ANY, label: t.anyRound },
            ...Array.from({ length: rounds - 1 }, (_, index) => ({
              value: String(index + 2),
              label: t.roundNumber({ round: index + 2 }),
            })),
          ]}
          onChange={setRound}
        />
        {type === 'general' && (
          <div className="grid grid-cols-2 items-end gap-2">
            <Select
              label={t.whileFewerThan}
              value={count}
              options={[
                { value: ANY, label: t.anyNumber },
                ...Array.from({ length: 20 }, (_, index) => ({ value: String(index + 1), label: String(index + 1) })),
              ]}
              onChange={setCount}
            />
            <Select
              label={t.ofPosition}
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
        {wish === null ? t.choosePosition : t.wishAsSentence({ wish: wishSentence(wish, nameOf) })}
      </p>
      {wish !== null && judge !== null && (
        <p className="mt-0.5 text-ink-2">
          {taken === null
            ? t.noPlayerLeftFits
            : holds
              ? t.ruleTakesNow({ player: taken })
              : t.ruleWaits({ player: taken })}
        </p>
      )}
    </div>
  );
}
