import { draftsToBank } from '@crease/core/leagues/drafts/draft.table.js';
import { formatMoney } from '@crease/core/money.js';
import { POSITIONS } from '@crease/core/position.js';
import { TextField } from '../../../ui/fields/Field.js';
import { Select } from '../../../ui/fields/Select.js';
import { Checkbox } from '../../../ui/fields/Switch.js';
import { POSITION_PLURAL } from '../sync/draft-labels.js';
import { useDraft } from '../state/room-context.js';
import { ANY, type WishForm } from './use-wish-form.js';
import * as t from './queue.words.en.js';

export function KindFields({
  form: { positions, setPositions, amount, setAmount, most, isInMillions },
}: {
  form: WishForm;
}) {
  return (
    <fieldset data-missing={positions.length === 0 ? t.aPosition : undefined} className="grid gap-3 sm:grid-cols-2">
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
        hint={isInMillions ? t.capHitHint : undefined}
        value={amount}
        error={most === null ? t.amountMissing : null}
        onChange={(event) => setAmount(event.target.value)}
      />
    </fieldset>
  );
}

/** In an auction: the most that Auto bids for the player. */
export function CeilingField({ form: { ceiling, setCeiling, bid } }: { form: WishForm }) {
  const auction = useDraft(({ rules }) => rules.auction);
  if (auction === undefined) return null;
  return (
    <TextField
      label={t.ceiling}
      placeholder={t.noCeiling}
      hint={t.ceilingHint}
      inputMode="numeric"
      value={ceiling}
      error={bid === null ? t.ceilingMissing({ most: formatMoney(auction.budget) }) : null}
      onChange={(event) => setCeiling(event.target.value)}
    />
  );
}

export function TimingFields({ form: { round, setRound, count, setCount, counted, setCounted } }: { form: WishForm }) {
  const { rounds, type } = useDraft();
  return (
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
      {!draftsToBank(type) && (
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
  );
}
