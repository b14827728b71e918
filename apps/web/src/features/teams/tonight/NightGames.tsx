import type { CSSProperties } from 'react';
import type { TonightAnswer, TonightGame } from '@crease/core/seasons/tonight.answers.js';
import { formatDue } from '../../../ui/figures/time.js';
import { Panel } from '../../../ui/page/Panel.js';
import { cx } from '../../../ui/cx.js';
import { clubLook } from '../../players/clubs.js';
import { gamesInOrder } from './night.model.js';
import { useHighlight } from './use-highlight.js';
import { liveClock } from '../../tonight/game-words.js';
import * as t from './tonight-screen.words.en.js';

/** The NHL's games of the night. `teamId`: the reader's team. */
export function NightGames({ night, teamId, now }: { night: TonightAnswer; teamId: string | null; now: number }) {
  const mine = new Map<string, number>();
  for (const { team_id, active, game_id } of night.players)
    if (active && team_id === teamId) mine.set(game_id, (mine.get(game_id) ?? 0) + 1);
  return (
    <Panel title={t.nhlGames} flush>
      <ul className="grid grid-cols-[repeat(auto-fill,minmax(8.5rem,1fr))] gap-2 p-3">
        {gamesInOrder(night.games).map((game) => (
          <Game key={game.id} game={game} mine={mine.get(game.id) ?? 0} now={now} />
        ))}
      </ul>
    </Panel>
  );
}

function Game({ game, mine, now }: { game: TonightGame; mine: number; now: number }) {
  const begun = game.away_score !== null && game.state !== 'scheduled';
  const lit = useHighlight(`${game.away_score ?? 0} ${game.home_score ?? 0}`);
  const won = (own: number | null, other: number | null) => game.state === 'final' && (own ?? 0) > (other ?? 0);
  return (
    <li className={cx('min-w-0 rounded-md border border-line px-2.5 py-1.5', lit)}>
      <Side club={game.away} score={begun ? game.away_score : null} won={won(game.away_score, game.home_score)} />
      <Side club={game.home} score={begun ? game.home_score : null} won={won(game.home_score, game.away_score)} />
      <p className="mt-0.5 flex flex-wrap justify-between gap-x-2 text-xs text-ink-2">
        <span className={cx(game.state === 'live' && 'font-medium text-accent-text')}>{stateWords(game, now)}</span>
        {mine > 0 && <span>{t.yours({ count: mine })}</span>}
      </p>
    </li>
  );
}

function Side({ club, score, won }: { club: string; score: number | null; won: boolean }) {
  const { name, color } = clubLook(club);
  return (
    <p className={cx('flex items-center gap-2 text-sm', won && 'font-semibold')}>
      <span
        title={name}
        style={color === undefined ? undefined : ({ '--club': color } as CSSProperties)}
        className={cx('border-l-3 pl-1.5', color === undefined ? 'border-line-strong' : 'club-edge')}
      >
        {club}
      </span>
      {score !== null && <span className="ml-auto font-semibold tabular-nums">{score}</span>}
    </p>
  );
}

function stateWords({ state, period, clock, starts_at: startsAt }: TonightGame, now: number): string {
  switch (state) {
    case 'scheduled':
      return formatDue(Date.parse(startsAt), now);
    case 'live':
      return liveClock(period, clock);
    case 'over':
      return t.notFinalYet;
    case 'final':
      return t.final({ overtime: period === 'OT' || period === 'SO' ? period : null });
    case 'postponed':
      return t.postponed;
    case 'cancelled':
      return t.cancelled;
    case 'suspended':
      return t.suspended;
  }
}
