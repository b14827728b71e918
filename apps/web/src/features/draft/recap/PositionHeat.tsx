import { useMemo, useRef } from 'react';
import type { Slot } from '@crease/core/draft/draft.model.js';
import { POSITIONS, type Position } from '@crease/core/position.js';
import { PositionTag } from '../../../ui/marks/tags.js';
import { usePhone } from '../../../ui/use-media.js';
import { useRoomy } from '../../../ui/use-roomy.js';
import { heatOf, type RoundHeat } from './heat.model.js';
import * as t from './recap.words.en.js';

const FILL: Readonly<Record<Position, string>> = { F: 'bg-pos-f', D: 'bg-pos-d', G: 'bg-pos-g' };
/** Opacity of a round that took one position only; more would make the figure hard to read. */
const FULL = 0.4;

const ROUND_REM = 1.5;
const LABEL_REM = 3.5;

/** Which positions each round took: the figure in a cell is the picks, its colour their share of the round. */
export function PositionHeat({ slots }: { slots: readonly Slot[] }) {
  const rounds = useMemo(() => heatOf(slots), [slots]);
  const phone = usePhone();
  const box = useRef<HTMLDivElement>(null);
  const roomy = useRoomy(box, LABEL_REM + rounds.length * ROUND_REM);
  if (rounds.length === 0) return null;
  return (
    <section aria-label={t.positionsByRound} className="border-b border-line px-4 py-3">
      <h3 className="text-sm font-semibold text-ink">{t.positionsByRound}</h3>
      <p className="mb-2 text-xs text-ink-2">{t.positionsByRoundHint}</p>
      <div ref={box}>
        <table className="w-full table-fixed border-separate border-spacing-0.5 text-center text-xs tabular-nums">
          {phone || !roomy ? <RoundsDown rounds={rounds} /> : <RoundsAcross rounds={rounds} />}
        </table>
      </div>
    </section>
  );
}

function RoundsAcross({ rounds }: { rounds: readonly RoundHeat[] }) {
  return (
    <>
      <thead className="text-ink-3">
        <tr>
          <th scope="col" className="w-14 text-left font-medium">
            {t.round}
          </th>
          {rounds.map(({ round }) => (
            <th key={round} scope="col" className="font-medium">
              {round}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {POSITIONS.map((position) => (
          <tr key={position}>
            <th scope="row" className="text-left">
              <PositionTag position={position} />
            </th>
            {rounds.map((heat) => (
              <Cell key={heat.round} heat={heat} position={position} />
            ))}
          </tr>
        ))}
      </tbody>
    </>
  );
}

/** A narrow place has no room for the rounds next to each other. */
function RoundsDown({ rounds }: { rounds: readonly RoundHeat[] }) {
  return (
    <>
      <thead className="text-ink-3">
        <tr>
          <th scope="col" className="w-14 text-left font-medium">
            {t.round}
          </th>
          {POSITIONS.map((position) => (
            <th key={position} scope="col">
              <PositionTag position={position} />
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rounds.map((heat) => (
          <tr key={heat.round}>
            <th scope="row" className="text-left font-medium text-ink-3">
              {heat.round}
            </th>
            {POSITIONS.map((position) => (
              <Cell key={position} heat={heat} position={position} />
            ))}
          </tr>
        ))}
      </tbody>
    </>
  );
}

function Cell({ heat: { picks, share }, position }: { heat: RoundHeat; position: Position }) {
  return (
    <td className="relative h-6 rounded-sm bg-sunken font-medium text-ink">
      <span
        aria-hidden="true"
        style={{ opacity: FULL * share[position] }}
        className={`absolute inset-0 rounded-sm ${FILL[position]}`}
      />
      <span className="relative">{picks[position]}</span>
    </td>
  );
}
