import { useState } from 'react';
import X from 'lucide-react/icons/x';
import type { TradeMove, TradeSide } from '@crease/core/trades/trade.model.js';
import type { TradableAssetsAnswer } from '@crease/core/trades/trade.schema.js';
import { moveButton } from '@crease/core/trades/shown/asset.words.js';
import { Button, IconButton } from '../../../ui/Button.js';
import { Select } from '../../../ui/fields/Select.js';
import { gives, toggleMove } from '../offer.model.js';
import { PLACE } from '../trade-assets.js';
import { MOVE } from '../trade.words.js';
import * as t from './offer.words.en.js';

type Tradable = TradableAssetsAnswer['players'][number];

/** The roster without the players it gives, plus those it gets. */
export function rosterAfter(
  own: readonly Tradable[],
  side: TradeSide,
  others: readonly Tradable[],
  other: TradeSide,
): Tradable[] {
  return [
    ...others.filter((player) => gives(other, `player:${player.player_id}`)),
    ...own.filter((player) => !gives(side, `player:${player.player_id}`)),
  ];
}

function ChosenMoves({
  teamName,
  roster,
  moves,
  onRemove,
}: Pick<MovesEditorProps, 'teamName' | 'roster' | 'moves'> & { onRemove: (move: TradeMove) => void }) {
  return (
    <ul aria-label={t.rosterMovesOf({ team: teamName })} className="flex flex-col gap-1">
      {moves.map((move) => {
        const name = roster.find((one) => one.player_id === move.player_id)?.name ?? t.thisPlayer;
        return (
          <li
            key={move.player_id}
            className="flex items-center justify-between gap-2 rounded-md bg-sunken pl-3 text-sm"
          >
            {moveButton(move.type, name)}
            <IconButton
              size="sm"
              label={t.leaveOutMove({ move: moveButton(move.type, name) })}
              icon={<X size={14} aria-hidden="true" />}
              onClick={() => onRemove(move)}
            />
          </li>
        );
      })}
    </ul>
  );
}

/** Edits a team's moves in the same transaction. */
export function MovesEditor({ roster, moves, onChange, teamName }: MovesEditorProps) {
  const [chosen, setChosen] = useState('');
  const player = roster.find((one) => String(one.player_id) === chosen);
  const toggle = (move: TradeMove) => onChange(toggleMove({ team_id: '', assets: [], moves }, move).moves);
  const free = roster.filter((one) => one.moves.length > 0 && !moves.some((move) => move.player_id === one.player_id));
  return (
    <div className="flex flex-col gap-2">
      {moves.length > 0 && <ChosenMoves teamName={teamName} roster={roster} moves={moves} onRemove={toggle} />}
      <Select
        label={t.addRosterMoveOf({ team: teamName })}
        hideLabel
        value={player === undefined ? '' : chosen}
        options={[
          { value: '', label: t.addDropOrMove },
          ...free.map((one) => ({
            value: String(one.player_id),
            label:
              one.place === 'active' || one.place === null
                ? one.label
                : t.playerAtPlace({ player: one.label, place: PLACE[one.place] }),
          })),
        ]}
        onChange={setChosen}
      />
      {player !== undefined && (
        <div role="group" aria-label={t.movePlayer({ player: player.name })} className="flex flex-wrap gap-2">
          {player.moves.map((type) => (
            <Button
              key={type}
              size="sm"
              onClick={() => {
                toggle({ type, player_id: player.player_id });
                setChosen('');
              }}
            >
              {MOVE[type]}
            </Button>
          ))}
        </div>
      )}
    </div>
  );
}

interface MovesEditorProps {
  roster: readonly Tradable[];
  moves: readonly TradeMove[];
  onChange: (moves: readonly TradeMove[]) => void;
  teamName: string;
}
