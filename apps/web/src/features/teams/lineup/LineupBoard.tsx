import type { ReactNode } from 'react';
import Sparkles from 'lucide-react/icons/sparkles';
import type { LineupPlayerView } from '@crease/core/teams/lineup/lineup.answers.js';
import { isReason, ReasonField } from '../../../ui/fields/ReasonField.js';
import { useLoadedLeague } from '../../open-league/league-data.js';
import { useTonight } from '../../tonight/tonight-data.js';
import { useGamesAhead } from '../../tonight/games-ahead.js';
import { Button } from '../../../ui/Button.js';
import { ActionBar } from '../../../ui/layers/ActionBar.js';
import { FormAlert } from '../../../ui/fields/FormAlert.js';
import { ReserveRow, RowsHead, SeatRow, type About, type Columns } from './LineupRows.js';
import { bestGame, FormTable } from './PlayerForm.js';
import { bestAvailable, canSwap, emptied, lockWords } from './lineup.model.js';
import { type LineupBoardProps, useLineupEdit, same } from './use-lineup-edit.js';
import * as t from './lineup.words.en.js';

const LIST = '@container/rows min-w-0 rounded-lg border border-line bg-surface shadow-1';

/** The places and reserves of a day. Tapping two players, or dragging one to another, swaps them. */
export function LineupBoard(props: LineupBoardProps & { rules: ReactNode }) {
  const { leagueId, lineup } = props;
  const { league } = useLoadedLeague(leagueId);
  const ahead = useGamesAhead(leagueId);
  const night = useTonight(leagueId);
  const edit = useLineupEdit(props);
  const { all, held, change, press, drop } = edit;
  const open = lineup.may_set && !lineup.locked;
  const present = [...all.seats.flatMap(({ player }) => player ?? []), ...all.reserves];
  const tonight = night?.day === lineup.day ? night : null;
  const runs = present.some(({ id }) => tonight?.earned(id) != null);
  const isOver = present.some(({ day_points: points }) => points !== null);
  const columns: Columns = {
    day: runs ? 'tonight' : isOver ? 'that-day' : null,
    hasAhead: !lineup.locked && ahead?.covers(lineup.day) === true,
  };
  const row = {
    open,
    best: bestGame(present),
    onDrop: drop,
    columns,
    aboutOf: (player: LineupPlayerView): About => {
      const games = columns.hasAhead ? (ahead?.of(player.club) ?? null) : null;
      // On the day itself a line says more than the opponent, as soon as nothing can be changed.
      const line = tonight !== null && (lineup.locked || player.locked) ? tonight.words(player.id, player.club) : null;
      const game = lockWords(player, lineup.by_game && !lineup.locked, league.time_zone, line);
      const idle = player.game === null && line === null;
      return {
        game,
        state: idle && game.length > 0 ? 'none' : line !== null && tonight?.isLive(player.id) === true ? 'live' : null,
        ahead: games,
        earned: runs ? (tonight?.earned(player.id) ?? null) : player.day_points,
      };
    },
  };
  return (
    <>
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-4 short:sm:grid-cols-2 short:gap-2 lg:grid-cols-2 xl:grid-cols-[minmax(0,1fr)_19rem]">
        <section aria-label={t.places} className={LIST}>
          <RowsHead title={t.inLineUp} places open={open} columns={columns} />
          <ul>
            {all.seats.map((seat, index) => (
              <SeatRow
                {...row}
                key={index}
                seat={seat}
                first={seat.kind !== all.seats[index - 1]?.kind}
                held={held !== null && same(held, { seat: index })}
                target={held !== null && canSwap(all, held, { seat: index })}
                self={{ seat: index }}
                onPress={() => press({ seat: index })}
                onEmpty={() => change(emptied(all, index))}
              />
            ))}
          </ul>
        </section>
        <div className="flex min-w-0 flex-col gap-4 short:gap-2">
          <section aria-label={t.reserves} className={LIST}>
            <RowsHead title={t.reserves} places={false} open={open} columns={columns} />
            {all.reserves.length === 0 && <p className="px-4 py-6 text-sm text-ink-2">{t.allActivePlayersIn}</p>}
            <ul>
              {all.reserves.map((player) => (
                <ReserveRow
                  {...row}
                  key={player.id}
                  player={player}
                  held={held !== null && same(held, { reserve: player.id })}
                  target={held !== null && canSwap(all, held, { reserve: player.id })}
                  self={{ reserve: player.id }}
                  onPress={() => press({ reserve: player.id })}
                />
              ))}
            </ul>
          </section>
          {props.rules}
          <FormTable players={present} />
        </div>
      </div>
      {open && <SaveBar edit={edit} stored={lineup.set} best={props.best} />}
    </>
  );
}

/** `stored`: the team has set a line-up for the day. */
function SaveBar({
  edit: { mine, all, isBest, held, foreign, reason, save, setReason, change },
  stored,
  best,
}: {
  edit: ReturnType<typeof useLineupEdit>;
  stored: boolean;
  best: boolean;
}) {
  return (
    <ActionBar>
      <p className="text-sm text-ink-2" aria-live="polite">
        {best && held === null && isBest && `${mine === null && stored ? t.bestAreSaved : t.bestAreIn} `}
        {held === null ? t.tapTwoPlayers : t.tapSwapTarget}
      </p>
      {foreign && mine !== null && (
        <div className="w-full">
          <ReasonField value={reason} onChange={setReason} />
        </div>
      )}
      {save.error !== null && <FormAlert message={save.error.message} />}
      <div className="flex grow flex-wrap gap-2">
        <Button icon={<Sparkles size={16} aria-hidden="true" />} onClick={() => change(bestAvailable(all))}>
          {t.bestAvailable}
        </Button>
        <Button
          variant="primary"
          className="ml-auto"
          disabled={mine === null && stored}
          busy={save.isPending}
          onClick={() => (!foreign || isReason(reason)) && save.mutate()}
        >
          {t.saveLineUp}
        </Button>
        {mine !== null && (
          <Button
            variant="quiet"
            onClick={() => {
              save.reset();
              change(null);
            }}
          >
            {t.discard}
          </Button>
        )}
      </div>
    </ActionBar>
  );
}
