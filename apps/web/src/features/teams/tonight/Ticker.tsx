import { useState } from 'react';
import type { NightPlay } from '@crease/core/seasons/tonight/night-board.answers.js';
import { paths } from '../../../platform/pages/paths.js';
import { Link } from 'react-router-dom';
import { Button } from '../../../ui/Button.js';
import { cx } from '../../../ui/cx.js';
import { formatTime } from '../../../ui/figures/time.js';
import { Panel } from '../../../ui/page/Panel.js';
import { useAnnouncement } from '../matchups/page/use-announcement.js';
import { playLines, playWords, type PlayLine } from './plays.model.js';
import { signed } from './TeamBars.js';
import * as t from './plays.words.en.js';

/** Plays shown at first: the list grows all night. */
const FIRST = 6;

/** Tonight's plays of the league's players, newest first. A live region follows the newest at most once in 20 s. */
export function Ticker({
  leagueId,
  plays,
  mine,
  nameOf,
  nowOf,
}: {
  leagueId: string;
  plays: readonly NightPlay[];
  mine: string | null;
  nameOf: (teamId: string) => string;
  /** 'now 6th', 'leads 31–28' */
  nowOf: (teamId: string) => string | null;
}) {
  const [all, setAll] = useState(false);
  const [known] = useState(() => newest(plays));
  const lines = playLines(plays, nowOf);
  const spoken = useAnnouncement(lines[0] === undefined ? '' : spokenWords(lines[0], nameOf));
  const shown = all ? lines : lines.slice(0, FIRST);
  return (
    <>
      <p className="sr-only" aria-live="polite">
        {spoken}
      </p>
      <Panel
        title={t.whatHappened}
        flush
        state={lines.length === 0 ? { kind: 'empty', words: t.nothingYet, detail: t.nothingYetHint } : { kind: 'full' }}
        footer={
          shown.length < lines.length ? (
            <Button size="sm" variant="quiet" onClick={() => setAll(true)}>
              {t.showMore({ count: lines.length - shown.length })}
            </Button>
          ) : undefined
        }
      >
        <ol className="divide-y divide-line">
          {shown.map((line) => (
            <Line
              key={line.play.id}
              leagueId={leagueId}
              line={line}
              isNew={Number(line.play.id) > known}
              mine={line.play.team_id === mine}
              nameOf={nameOf}
            />
          ))}
        </ol>
      </Panel>
    </>
  );
}

function Line({
  leagueId,
  line: { play, now },
  isNew,
  mine,
  nameOf,
}: {
  leagueId: string;
  line: PlayLine;
  isNew: boolean;
  mine: boolean;
  nameOf: (teamId: string) => string;
}) {
  return (
    <li className={cx('flex items-baseline gap-3 px-4 py-1.5 text-sm', isNew && 'animate-lit')}>
      <time dateTime={play.at} className="w-16 shrink-0 text-xs text-ink-3 tabular-nums">
        {formatTime(Date.parse(play.at))}
      </time>
      <p className="min-w-0 flex-1 wrap-anywhere">
        <Link to={paths.player(leagueId, play.player_id)} className="rounded-sm font-medium hover:underline">
          {play.name}
        </Link>{' '}
        {playWords(play.change)}
        <span className={cx(mine && play.counts ? 'font-medium text-accent-text' : 'text-ink-2')}>
          {` · ${teamWords(play, now, nameOf)}`}
        </span>
      </p>
    </li>
  );
}

const newest = (plays: readonly NightPlay[]): number => Number(plays[0]?.id ?? 0);

function teamWords(play: NightPlay, now: string | null, nameOf: (teamId: string) => string): string {
  const team = nameOf(play.team_id);
  if (!play.counts) return t.onBench({ team });
  return t.forTeam({ team, points: play.points === null ? null : signed(play.points), now });
}

const spokenWords = ({ play, now }: PlayLine, nameOf: (teamId: string) => string): string =>
  t.spoken({
    did: t.playerDid({ player: play.name, did: playWords(play.change) }),
    team: teamWords(play, now, nameOf),
  });
