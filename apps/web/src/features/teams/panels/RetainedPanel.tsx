import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import type { RetainedLine, TeamRosterLine } from '@crease/core/teams/team.answers.js';
import { useLoadedLeague } from '../../open-league/league-data.js';
import { paths } from '../../../platform/pages/paths.js';
import { Money } from '../../../ui/figures/Money.js';
import { Panel } from '../../../ui/page/Panel.js';
import { sentence } from '../../../ui/text/sentence.js';
import * as t from '../teams.words.en.js';

export function RetainedPanel({
  leagueId,
  retained,
  roster,
}: {
  leagueId: string;
  retained: readonly RetainedLine[];
  roster: readonly TeamRosterLine[];
}) {
  const { league } = useLoadedLeague(leagueId);
  const eased = roster.filter((player) => player.retained_by_others > 0);
  const nothing = retained.length === 0 && eased.length === 0;
  return (
    <Panel
      title={t.retainedSalary}
      flush
      className="mt-4"
      state={
        nothing
          ? {
              kind: 'empty',
              words: t.noRetainedSalary,
              detail: league.retentionEnabled
                ? t.mayRetainUpTo({ percent: league.max_retention_perc ?? 0 })
                : t.retentionNotAllowed,
            }
          : { kind: 'full' }
      }
    >
      <div className="grid lg:grid-cols-2">
        <Lines
          title={t.teamRetains({ count: retained.length, most: league.retention_slots ?? 0 })}
          total={retained.reduce((sum, line) => sum + line.amount, 0)}
          none={t.nothing}
        >
          {retained.map((line) => (
            <Line
              key={line.player_id}
              leagueId={leagueId}
              playerId={line.player_id}
              name={line.name}
              amount={line.amount}
            >
              <Terms leagueId={leagueId} line={line} />
            </Line>
          ))}
        </Lines>
        <Lines
          title={t.othersRetain}
          total={eased.reduce((sum, player) => sum + player.retained_by_others, 0)}
          none={t.nothing}
        >
          {eased.map((player) => (
            <Line
              key={player.player_id}
              leagueId={leagueId}
              playerId={player.player_id}
              name={player.name}
              amount={player.retained_by_others}
            >
              {sentence(t.ofCapHit, {
                hit: <Money as="price" amount={player.cap_hit} />,
                charge: <Money as="price" amount={player.charge} />,
              })}
            </Line>
          ))}
        </Lines>
      </div>
    </Panel>
  );
}

/** Retained amount, duration and the player's team. */
function Terms({ leagueId, line }: { leagueId: string; line: RetainedLine }) {
  return (
    <>
      {line.dollars == null
        ? t.percentThroughSeason({ percent: line.percent ?? 0, season: line.through_season })
        : t.inDollarsThroughSeason({ season: line.through_season })}
      {' · '}
      {line.team_id === null
        ? t.onNoTeam
        : sentence(t.withTeam, {
            team: (
              <Link to={paths.team(leagueId, line.team_id)} className="rounded-sm text-accent-text underline">
                {line.team_name}
              </Link>
            ),
          })}
    </>
  );
}

function Lines({
  title,
  total,
  none,
  children,
}: {
  title: string;
  total: number;
  none: string;
  children: ReactNode[];
}) {
  return (
    <section aria-label={title} className="max-lg:not-first:border-t lg:not-first:border-l border-line">
      <h3 className="flex items-baseline justify-between gap-4 border-b border-line bg-sunken px-4 py-2 text-xs font-medium text-ink-3">
        {title}
        <Money amount={total} className="font-semibold text-ink" />
      </h3>
      {children.length === 0 ? <p className="px-4 py-3 text-ink-3">{none}</p> : <ul>{children}</ul>}
    </section>
  );
}

function Line({
  leagueId,
  playerId,
  name,
  amount,
  children,
}: {
  leagueId: string;
  playerId: number;
  name: string;
  amount: number;
  children: ReactNode;
}) {
  return (
    <li className="flex items-center justify-between gap-4 border-b border-line px-4 py-2 last:border-b-0">
      <span className="min-w-0">
        <Link to={paths.player(leagueId, playerId)} className="font-medium hover:underline">
          {name}
        </Link>
        <span className="block text-xs text-ink-3">{children}</span>
      </span>
      <Money amount={amount} className="font-medium" />
    </li>
  );
}
