import Sparkles from 'lucide-react/icons/sparkles';
import type { LineupPlayerView } from '@crease/core/teams/lineup/lineup.answers.js';
import { isReason, ReasonField } from '../../../ui/fields/ReasonField.js';
import { useLoadedLeague } from '../../open-league/league-data.js';
import { useTonight } from '../../tonight/tonight-data.js';
import { useGamesAhead } from '../../tonight/games-ahead.js';
import { Button } from '../../../ui/Button.js';
import { ActionBar } from '../../../ui/layers/ActionBar.js';
import { FormAlert } from '../../../ui/fields/FormAlert.js';
import { ReserveRow, SeatRow } from './LineupRows.js';
import { bestGame, FormTable } from './PlayerForm.js';
import { bestAvailable, canSwap, emptied, lockWords } from './lineup.model.js';
import { type LineupBoardProps, useLineupEdit, same } from './use-lineup-edit.js';
import * as t from './lineup.words.en.js';

/** The places and reserves of a day. Tapping two players, or dragging one to another, swaps them. */
export function LineupBoard(props: LineupBoardProps) {
  const { leagueId, lineup } = props;
  const { league } = useLoadedLeague(leagueId);
  const ahead = useGamesAhead(leagueId);
  const night = useTonight(leagueId);
  const edit = useLineupEdit(props);
  const { all, held, change, press, drop } = edit;
  const open = lineup.may_set && !lineup.locked;
  const present = [...all.seats.flatMap(({ player }) => player ?? []), ...all.reserves];
  const row = {
    open,
    best: bestGame(present),
    onDrop: drop,
    aboutOf: (player: LineupPlayerView) => {
      const games = lineup.locked || ahead?.covers(lineup.day) !== true ? null : ahead.of(player.club);
      // On the day itself a line says more than the opponent, as soon as nothing can be changed.
      const tonight =
        night?.day === lineup.day && (lineup.locked || player.locked) ? night.words(player.id, player.club) : null;
      const today = lockWords(player, lineup.by_game && !lineup.locked, league.time_zone, tonight);
      // Without a game this week there is none today either.
      return games?.count === 0 && player.game === null && tonight === null
        ? [games.words]
        : [...today, ...(games === null ? [] : [games.words])];
    },
  };
  const of = present.some(({ day_points: points }) => points !== null) ? t.thatDay : t.points;
  return (
    <>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-4 short:sm:grid-cols-2 short:gap-2 lg:grid-cols-2">
        <section aria-label={t.places} className="min-w-0 self-start rounded-lg border border-line bg-surface shadow-1">
          <Head title={t.inLineUp} of={of} />
          <ul>
            {all.seats.map((seat, index) => (
              <SeatRow
                {...row}
                key={index}
                seat={seat}
                held={held !== null && same(held, { seat: index })}
                target={held !== null && canSwap(all, held, { seat: index })}
                self={{ seat: index }}
                onPress={() => press({ seat: index })}
                onEmpty={() => change(emptied(all, index))}
              />
            ))}
          </ul>
        </section>
        <section
          aria-label={t.reserves}
          className="min-w-0 self-start rounded-lg border border-line bg-surface shadow-1"
        >
          <Head title={t.reserves} of={of} />
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
      </div>
      <FormTable players={present} />
      {open && <SaveBar edit={edit} stored={lineup.set} best={props.best} />}
    </>
  );
}

/** `of`: what the figures below count. Each row says it to screen readers. */
function Head({ title, of }: { title: string; of: string }) {
  return (
    <div className="flex items-baseline justify-between gap-3 border-b border-line px-4 py-2 short:py-0.5">
      <h2 className="font-semibold">{title}</h2>
      <span aria-hidden="true" className="text-xs text-ink-2">
        {of}
      </span>
    </div>
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
