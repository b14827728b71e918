import { Money } from '../../ui/figures/Money.js';
import { PositionTag } from '../../ui/marks/tags.js';
import { cx } from '../../ui/cx.js';
import { MINI_ROUNDS, MINI_TEAMS, OWN_TEAM, type MiniDraft } from './mini-draft.js';
import * as t from './landing.words.en.js';

export function MiniBoard({ draft, mine }: { draft: MiniDraft; mine: boolean }) {
  return (
    <div className="overflow-hidden p-3">
      <table className="w-full table-fixed border-separate border-spacing-1 text-xs">
        <caption className="sr-only">{t.draftBoardCaption}</caption>
        <thead>
          <tr>
            {MINI_TEAMS.map((team, index) => (
              <th
                key={team}
                scope="col"
                className={cx(
                  'px-1 pb-1 text-left align-bottom leading-tight font-medium',
                  index === OWN_TEAM ? 'text-accent-text' : 'text-ink-3',
                )}
              >
                {team}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {Array.from({ length: MINI_ROUNDS }, (_, row) => (
            <tr key={row}>
              {MINI_TEAMS.map((team, column) => (
                <Cell
                  key={team}
                  draft={draft}
                  mine={mine}
                  row={row}
                  column={row % 2 === 0 ? column : MINI_TEAMS.length - 1 - column}
                />
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

/** A pick of a round; `column` is its place in the round. */
function Cell({ draft, mine, row, column }: { draft: MiniDraft; mine: boolean; row: number; column: number }) {
  const place = row * MINI_TEAMS.length + column;
  const player = draft.picks[place];
  const next = place === draft.picks.length;
  return (
    <td
      className={cx(
        'h-11 rounded-md border px-1.5 py-1 align-middle',
        player !== undefined
          ? 'border-line bg-sunken'
          : next
            ? mine
              ? 'border-accent bg-accent-soft'
              : 'border-accent-line'
            : 'border-dashed border-line',
      )}
    >
      {player === undefined ? (
        <span className="text-ink-3">
          {next && mine ? t.yourPick : `${row + 1}.${String((place % MINI_TEAMS.length) + 1).padStart(2, '0')}`}
        </span>
      ) : (
        <span className="flex animate-rise items-center gap-1.5">
          <PositionTag position={player.position} className="max-sm:hidden low:hidden" />
          <span className="min-w-0">
            <span className="block truncate font-medium text-ink">{player.name.split(' ')[1]}</span>
            <span className="block leading-tight text-ink-3">
              <Money as="price" amount={player.capHit} />
            </span>
          </span>
        </span>
      )}
    </td>
  );
}
