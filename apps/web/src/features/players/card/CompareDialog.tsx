import type { ReactNode } from 'react';
import { Dialog } from '../../../ui/layers/Dialog.js';
import { Money } from '../../../ui/figures/Money.js';
import { PositionTag, SeasonTag } from '../../../ui/marks/tags.js';
import { FIGURES, olderStats, SORTS, statText, type ListPlayer } from '../players.model.js';
import * as t from './card.words.en.js';

export function CompareDialog({
  players,
  season,
  onClose,
}: {
  players: readonly ListPlayer[];
  season: string;
  onClose: () => void;
}) {
  const kinds = new Set(players.map((player) => (player.position === 'G' ? 'goalie' : 'skater')));
  const own = SORTS.filter(({ key }) => key === 'points' || key === 'per_game');
  const stats = FIGURES.filter((one) => one.for === undefined || kinds.has(one.for));
  return (
    <Dialog open onClose={onClose} size="lg" title={t.comparePlayers}>
      <div className="scroll-slim overflow-x-auto" tabIndex={0} role="group" aria-label={t.comparison}>
        <table className="w-full text-sm sm:min-w-max">
          <caption className="sr-only">{t.playersSideBySide}</caption>
          <thead>
            <HeadRow players={players} />
          </thead>
          <tbody>
            <FactLines players={players} season={season} />
            {[...own, ...stats].map(({ key, title }) => (
              <Line
                key={key}
                title={title}
                players={players}
                value={(player) => Number(statText(player, key).replace('–', 'x'))}
                show={(player) => statText(player, key)}
              />
            ))}
          </tbody>
        </table>
      </div>
    </Dialog>
  );
}

function Line({
  title,
  players,
  value,
  show,
}: {
  title: string;
  players: readonly ListPlayer[];
  value: (player: ListPlayer) => number | null;
  show: (player: ListPlayer) => ReactNode;
}) {
  const values = players.map((player) => {
    const figure = value(player);
    return figure === null || Number.isNaN(figure) ? null : figure;
  });
  const most = Math.max(1e-9, ...values.map((figure) => Math.abs(figure ?? 0)));
  return (
    <tr className="border-t border-line">
      <th scope="row" className="pr-2 text-left text-xs font-medium text-ink-3 sm:pr-3 sm:whitespace-nowrap">
        {title}
      </th>
      {players.map((player, index) => {
        const figure = values[index] ?? null;
        return (
          <td key={player.id} className="h-row px-1.5 tabular-nums sm:px-2">
            {show(player)}
            {figure !== null && (
              <span aria-hidden="true" className="mt-0.5 block h-1 rounded-full bg-sunken">
                <span
                  className={figure < 0 ? 'block h-1 rounded-full bg-ink-3' : 'block h-1 rounded-full bg-accent'}
                  style={{ width: `${(Math.abs(figure) / most) * 100}%` }}
                />
              </span>
            )}
          </td>
        );
      })}
    </tr>
  );
}

function HeadRow({ players }: { players: readonly ListPlayer[] }) {
  return (
    <tr>
      <th scope="col" className="text-left text-xs font-medium text-ink-3">
        <span className="sr-only">{t.figure}</span>
      </th>
      {players.map((player) => (
        <th key={player.id} scope="col" className="min-w-25 px-1.5 py-2 text-left align-top sm:min-w-32 sm:px-2">
          <span className="flex gap-2 wrap-anywhere sm:items-center">
            <PositionTag position={player.position} detail={player.position_detail} />
            {player.full_name}
          </span>
        </th>
      ))}
    </tr>
  );
}

function FactLines({ players, season }: { players: readonly ListPlayer[]; season: string }) {
  return (
    <>
      <Line
        title={t.capHit}
        players={players}
        value={(player) => player.cap.cap_hit}
        show={(player) => <Money as="price" amount={player.cap.cap_hit} />}
      />
      <Line
        title={t.contractUntil}
        players={players}
        value={() => null}
        show={(player) => player.contract_expiry ?? '–'}
      />
      <Line
        title={t.owner}
        players={players}
        value={() => null}
        show={(player) => player.owner?.team_name ?? t.freeAgent}
      />
      <Line
        title={t.statisticsSeason}
        players={players}
        value={() => null}
        show={(player) =>
          player.stats === null ? (
            '–'
          ) : olderStats(player, season) === null ? (
            player.stats.season
          ) : (
            <SeasonTag season={player.stats.season} />
          )
        }
      />
    </>
  );
}
