import type { RaceAnswer } from '@crease/core/seasons/race/race.answers.js';
import { useLoadedLeague, useTeamColor, useTeamsById } from '../../open-league/league-data.js';
import type { PictureTheme } from '../../../platform/files/picture-share.js';
import { SharePicture } from '../../../platform/files/SharePicture.js';
import { Panel } from '../../../ui/page/Panel.js';
import { RaceChart } from '../race/RaceChart.js';
import { chartOf } from '../race/race.model.js';
import { raceWords } from '../race/race-labels.js';
import { RaceTable } from '../race/RaceTable.js';
import * as t from './pictures.words.en.js';

/** The race of a season as lines, with its months as a table. */
export function RacePicture({ leagueId, season, race }: { leagueId: string; season: string; race: RaceAnswer }) {
  const { league, me } = useLoadedLeague(leagueId);
  const colorOf = useTeamColor(leagueId);
  const { teamOf, nameOf } = useTeamsById(leagueId);
  // Teams that have left the league have no line, as they have no bar.
  const present = { ...race, teams: race.teams.filter(({ team_id }) => teamOf(team_id) !== undefined) };
  const chart = chartOf(present, 'points');
  const words = raceWords(present, nameOf);
  const picture = () => ({
    title: `${t.race} ${season}`,
    words,
    draw: async (theme: PictureTheme) =>
      (await import('./race-picture.js')).racePicture(
        { league: league.league_name, title: t.race, season, theme },
        chart,
        (id) => ({ name: nameOf(id), picture: teamOf(id)?.picture ?? null, color: colorOf(id) }),
      ),
  });
  return (
    <Panel title={t.race} flush actions={<SharePicture about={t.race} picture={picture} />}>
      <div className="p-4">
        <RaceChart
          chart={chart}
          mine={me.team_id}
          chosen={race.champions.map(({ team_id }) => team_id)}
          at={chart.days.length - 1}
          label={words}
          colorOf={colorOf}
        />
      </div>
      <RaceTable race={present} days={chart.days} nameOf={nameOf} mine={me.team_id} />
    </Panel>
  );
}
