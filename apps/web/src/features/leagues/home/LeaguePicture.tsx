import { rosterRules } from '@crease/core/teams/cap.rules.js';
import { positionCode, POSITIONS } from '@crease/core/position.js';
import { Link } from 'react-router-dom';
import { useLoadedLeague } from '../../open-league/league-data.js';
import { TeamGrid } from '../../teams/TeamGrid.js';
import { paths } from '../../../platform/pages/paths.js';
import { Money } from '../../../ui/figures/Money.js';
import { Panel } from '../../../ui/page/Panel.js';
import * as t from './home.words.en.js';

const WON_BY = {
  points: t.wonByPoints,
  h2h_points: t.wonByMatchups,
  h2h_each_category: t.wonByEachCategory,
  h2h_most_categories: t.wonByMostCategories,
  roto: t.wonByRoto,
} as const;

export function LeaguePicture({ leagueId }: { leagueId: string }) {
  const { league, teams, me } = useLoadedLeague(leagueId);
  const { salaryCap, maxRosterSize, rookieBankSize } = rosterRules(league, league.phase);
  const least = { F: league.min_forwards, D: league.min_defense, G: league.min_goalies };
  const facts = [
    { name: t.wonBy, value: WON_BY[league.format ?? 'points'] },
    { name: t.salaryCap, value: <Money amount={salaryCap} /> },
    ...(maxRosterSize === null
      ? []
      : [
          {
            name: t.rosterPlaces,
            value: t.rosterOf({
              places: maxRosterSize,
              least: POSITIONS.filter((position) => least[position] > 0).map(
                (position) => `${least[position]} ${positionCode(position)}`,
              ),
            }),
          },
        ]),
    ...(rookieBankSize === null ? [] : [{ name: t.rookieBank, value: String(rookieBankSize) }]),
  ];
  return (
    <Panel
      title={t.yourLeague}
      flush
      actions={
        <Link to={paths.rules(leagueId)} className="text-sm font-medium text-accent-text hover:underline">
          {t.allRules}
        </Link>
      }
    >
      <dl className="flex flex-wrap gap-x-8 gap-y-2 border-b border-line px-4 py-3">
        {facts.map(({ name, value }) => (
          <div key={name}>
            <dt className="text-xs text-ink-3">{name}</dt>
            <dd className="font-semibold">{value}</dd>
          </div>
        ))}
      </dl>
      <TeamGrid leagueId={leagueId} teams={teams} mine={me.team_id} />
    </Panel>
  );
}
