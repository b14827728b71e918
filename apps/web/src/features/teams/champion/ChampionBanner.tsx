import type { ReactNode } from 'react';
import Trophy from 'lucide-react/icons/trophy';
import { Link } from 'react-router-dom';
import { locale } from '@crease/core/locale.js';
import type { PictureTheme } from '../../../platform/files/picture-share.js';
import { SharePicture } from '../../../platform/files/SharePicture.js';
import { paths } from '../../../platform/pages/paths.js';
import { Monogram } from '../../../ui/marks/Monogram.js';
import { useLoadedLeague, useTeamColor } from '../../open-league/league-data.js';
import { championRows, type ChampionRow } from './champion-rows.js';
import * as t from './champion.words.en.js';

interface Season {
  readonly season: string;
  readonly words: string;
  readonly detail: string;
  readonly champions: readonly string[];
  readonly rows: readonly ChampionRow[];
}

/** The champion of a season, to share as a picture. */
export function ChampionBanner({
  leagueId,
  of: { season, words, detail, champions, rows },
  action,
}: {
  leagueId: string;
  of: Season;
  action?: ReactNode;
}) {
  const { league, teams } = useLoadedLeague(leagueId);
  const colorOf = useTeamColor(leagueId);
  const known = new Map(
    teams.map(({ team_id, team_name, picture: logo }) => [team_id, { name: team_name, picture: logo }]),
  );
  const look = (id: string) => {
    const team = known.get(id);
    return team === undefined ? [] : [{ id, color: colorOf(id), ...team }];
  };
  const won = champions.flatMap(look);
  const [first] = won;
  if (first === undefined) return null;
  const title = t.championOf({ season, count: won.length });
  const picture = () => {
    const facts = { league: league.league_name, season, title, words, champions: won, rows: championRows(rows, look) };
    const table = facts.rows.map(({ rank, team, figure }) => t.rowOf({ rank, team: team.name, points: figure }));
    return {
      title: locale.labelled(facts.league, title),
      words: [words, table.join('; ')].filter((part) => part !== '').join(' '),
      draw: async (theme: PictureTheme) => (await import('./champion-picture.js')).championPicture({ ...facts, theme }),
    };
  };
  return (
    <section
      aria-label={title}
      className="relative mb-4 flex flex-wrap items-center gap-x-4 gap-y-3 rounded-lg border border-line bg-surface py-3 pr-4 pl-6 shadow-1"
    >
      <span
        aria-hidden="true"
        style={{ background: first.color }}
        className="absolute -inset-y-px -left-px w-2 rounded-l-lg forced-color-adjust-none"
      />
      <span className="flex gap-1.5">
        {won.map(({ id, name, picture: logo }) => (
          <Monogram key={id} name={name} picture={logo} size="lg" />
        ))}
      </span>
      <div className="min-w-0 flex-1 basis-56">
        <p className="flex items-center gap-1.5 text-sm font-medium text-ink-2">
          <Trophy size={16} aria-hidden="true" className="shrink-0 text-warn" />
          {title}
        </p>
        <p className="text-xl leading-tight font-bold tracking-tight wrap-anywhere">
          {won.map(({ id, name }, index) => (
            <span key={id}>
              {index > 0 && ' · '}
              <Link to={paths.team(leagueId, id)} className="hover:underline">
                {name}
              </Link>
            </span>
          ))}
        </p>
        <p className="mt-0.5 text-sm text-ink-2 wrap-anywhere empty:hidden">{detail}</p>
      </div>
      <span className="flex flex-wrap gap-2">
        {action}
        <SharePicture picture={picture} />
      </span>
    </section>
  );
}
