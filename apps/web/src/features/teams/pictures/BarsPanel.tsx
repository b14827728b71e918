import { useLoadedLeague, useTeamColor } from '../../open-league/league-data.js';
import type { PictureTheme } from '../../../platform/files/picture-share.js';
import { SharePicture } from '../../../platform/files/SharePicture.js';
import { Monogram } from '../../../ui/marks/Monogram.js';
import { Panel } from '../../../ui/page/Panel.js';
import { cx } from '../../../ui/cx.js';
import type { Bar } from './pictures.model.js';
import * as t from './pictures.words.en.js';

export interface ShownBar extends Pick<Bar, 'teamId' | 'share'> {
  readonly figure: string;
  readonly note: string | null;
  /** The place in the table; absent where the order says nothing more. */
  readonly rank?: number;
}

/** Teams with bars in their colours. It is a table, whose bars are decoration of the figures. */
export function BarsPanel({
  leagueId,
  season,
  title,
  unit,
  bars,
}: {
  leagueId: string;
  season: string;
  title: string;
  unit: string;
  bars: readonly ShownBar[];
}) {
  const { league, teams, me } = useLoadedLeague(leagueId);
  const colorOf = useTeamColor(leagueId);
  const rows = bars.flatMap((bar) => {
    const team = teams.find(({ team_id }) => team_id === bar.teamId);
    return team === undefined ? [] : [{ ...bar, team }];
  });
  const picture = () => ({
    title: `${title} ${season}`,
    words: rows.map(({ team, figure, note }) => t.barInWords({ team: team.team_name, figure, note })).join('; '),
    draw: async (theme: PictureTheme) =>
      (await import('./bars-picture.js')).barsPicture(
        { league: league.league_name, title, season, theme },
        rows.map(({ team: { team_id: id, team_name: name, picture: logo }, ...bar }) => ({
          ...bar,
          team: { name, picture: logo, color: colorOf(id) },
        })),
      ),
  });
  return (
    <Panel title={title} flush actions={<SharePicture about={title} picture={picture} />}>
      <table className="w-full text-sm tabular-nums">
        <caption className="sr-only">{title}</caption>
        <thead className="sr-only">
          <tr>
            <th scope="col">{t.team}</th>
            <th scope="col">{unit}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ team: { team_id: id, team_name: name, picture: logo }, share, figure, note, rank }, index) => (
            <tr
              key={`${id} ${index}`}
              className={cx('border-b border-line last:border-b-0', id === me.team_id && 'bg-accent-soft')}
            >
              <th scope="row" className="w-[58%] max-w-0 py-1.5 pr-2 pl-4 text-left font-medium sm:w-1/2">
                <span className="flex items-center gap-2">
                  {rank !== undefined && (
                    <span className="w-5 shrink-0 text-right text-xs font-normal text-ink-3">{rank}</span>
                  )}
                  <Monogram name={name} picture={logo} size="xs" />
                  <span className="min-w-0">
                    <span className="block truncate" title={name}>
                      {name}
                    </span>
                    {note !== null && <span className="block text-xs font-normal text-ink-3">{note}</span>}
                  </span>
                </span>
              </th>
              <td className="py-1.5 pr-4">
                <span className="flex items-center gap-3">
                  <span aria-hidden="true" className="h-3 min-w-0 flex-1">
                    <span
                      style={{ width: `${100 * share}%`, background: colorOf(id) }}
                      className="block h-full min-w-0.5 rounded-r-sm forced-color-adjust-none"
                    />
                  </span>
                  <span className="w-16 shrink-0 text-right font-semibold whitespace-nowrap">{figure}</span>
                </span>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </Panel>
  );
}
