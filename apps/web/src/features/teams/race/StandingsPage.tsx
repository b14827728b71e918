import { Suspense } from 'react';
import { Link, useParams, useSearchParams } from 'react-router-dom';
import History from 'lucide-react/icons/history';
import Trophy from 'lucide-react/icons/trophy';
import { recordWords } from '@crease/core/competition/champion.words.js';
import { isSeason } from '@crease/core/season.js';
import type { RaceAnswer } from '@crease/core/seasons/race/race.answers.js';
import { formatPoints } from '../../open-league/points.js';
import { ReplayNightItem } from '../../tonight/ReplayNight.js';
import { TonightStrip } from '../../tonight/TonightStrip.js';
import { useLoadedLeague, useTeamColor, useTeamsById } from '../../open-league/league-data.js';
import { DownloadCsvItem } from '../../../platform/files/DownloadCsv.js';
import { usePageTitle } from '../../../platform/pages/page-title.js';
import { paths } from '../../../platform/pages/paths.js';
import { MenuItem } from '../../../ui/layers/MenuItem.js';
import { PageHeader } from '../../../ui/page/PageHeader.js';
import { PageMenu } from '../../../ui/page/PageMenu.js';
import { Panel, panelState } from '../../../ui/page/Panel.js';
import { Select } from '../../../ui/fields/Select.js';
import { SkeletonRows } from '../../../ui/page/Skeleton.js';
import { usePhone } from '../../../ui/use-media.js';
import { lazyPanel } from '../../../platform/pages/lazy-panel.js';
import { useMatchesOf } from '../matchups/matchups.data.js';
import { isAfterTable } from '../matchups/matchups.model.js';
import { RotoStandings, RotoStandingsCsv } from '../roto/RotoStandings.js';
import { ComingPanel } from './preseason/ComingPanel.js';
import { isPreseason } from './preseason/preseason.model.js';
import { PreseasonTable } from './preseason/PreseasonTable.js';
import { raceCsv, RaceStandings, type View } from './RaceStandings.js';
import { useRace } from './race.data.js';
import { dayName, isInMatchups } from './race-labels.js';
import { sentence } from '../../../ui/text/sentence.js';
import * as t from './race.words.en.js';

const StandingsPanels = lazyPanel(() => import('./StandingsPanels.js'), 'StandingsPanels');

export function StandingsPage() {
  const { leagueId = '' } = useParams();
  const { league, teams, me } = useLoadedLeague(leagueId);
  const [search, setSearch] = useSearchParams();
  const asked = search.get('season');
  const query = useRace(leagueId, asked !== null && isSeason(asked) ? asked : null);
  const race = query.data;
  const matches = useMatchesOf(leagueId, race !== undefined && !isInMatchups(race) ? race.season : undefined).data;
  const after = matches !== undefined && isAfterTable(matches) ? matches : undefined;
  const playoffs = after?.playoffs ?? null;
  usePageTitle(t.standings, league.league_name);
  // Next to the season's field a phone has no width for them.
  const phone = usePhone();
  const colorOf = useTeamColor(leagueId);
  const { nameOf, withTeams } = useTeamsById(leagueId);
  // Points of three seasons decide nothing by categories.
  const compares = race !== undefined && !race.categories && !race.roto;
  const view: View = compares && search.get('view') === 'seasons' ? 'seasons' : 'season';
  const before =
    race !== undefined &&
    view === 'season' &&
    league.phase !== 'in-season' &&
    race.season === league.current_season &&
    isPreseason(race);
  const facts = (
    <span className="flex flex-wrap items-baseline gap-x-3">
      {race !== undefined && race.champions.length > 0 ? (
        <ChampionsLine race={race} nameOf={nameOf} />
      ) : (
        <span>{race === undefined ? league.current_season : stateWords(race)}</span>
      )}
      {(race === undefined || race.season === league.current_season) && (
        <TonightStrip leagueId={leagueId} teamId={me.team_id} />
      )}
    </span>
  );
  return (
    <>
      <PageHeader
        title={t.standings}
        detail={phone ? undefined : facts}
        figures={phone ? <span className="text-xs text-ink-2">{facts}</span> : undefined}
        actions={
          <>
            {race !== undefined && (
              <Select
                label={t.season}
                hideLabel
                value={view === 'seasons' ? THREE : race.season}
                options={[
                  ...seasonsOf(race).map((year) => ({ value: year, label: year })),
                  ...(compares ? [{ value: THREE, label: t.threeSeasons }] : []),
                ]}
                onChange={(chosen) =>
                  setSearch(chosen === THREE ? { season: race.season, view: 'seasons' } : { season: chosen }, {
                    replace: true,
                  })
                }
                className="w-33"
              />
            )}
            <PageMenu>
              {race !== undefined &&
                !before &&
                (race.roto ? (
                  <RotoStandingsCsv leagueId={leagueId} season={race.season} />
                ) : (
                  <DownloadCsvItem
                    name={`table-${race.season}`}
                    table={() => raceCsv({ leagueId, race, mine: me.team_id, view }, withTeams(race.teams))}
                  />
                ))}
              <MenuItem
                icon={<History size={16} aria-hidden="true" />}
                render={(props) => <Link to={paths.history(leagueId)} {...props} />}
              >
                {t.championsAndRecords}
              </MenuItem>
              <ReplayNightItem leagueId={leagueId} />
            </PageMenu>
          </>
        }
      />
      <div className="flex flex-col gap-4">
        {race === undefined ? (
          <Panel title={t.table} untitled state={panelState(query)} skeleton={<SkeletonRows rows={10} />} />
        ) : before ? (
          <>
            <PreseasonTable leagueId={leagueId} race={race} teams={teams} />
            <ComingPanel leagueId={leagueId} />
          </>
        ) : (
          <>
            {race.roto ? (
              <RotoStandings leagueId={leagueId} season={race.season} playoffs={playoffs} />
            ) : (
              <RaceStandings {...{ leagueId, race, view, playoffs }} mine={me.team_id} />
            )}
            {/* Below the table, so that their file may load after it. */}
            <Suspense fallback={<div className="min-h-dvh" />}>
              <StandingsPanels {...{ leagueId, race, after, nameOf, colorOf }} mine={me.team_id} />
            </Suspense>
          </>
        )}
      </div>
    </>
  );
}

/** Three seasons next to each other instead of one. */
const THREE = 'three';

function ChampionsLine({ race, nameOf }: { race: RaceAnswer; nameOf: (id: string) => string }) {
  const [first] = race.champions;
  const points = first?.points ?? 0;
  const record = race.teams.find(({ team_id }) => team_id === first?.team_id)?.record ?? null;
  return (
    <span className="flex items-start gap-1.5">
      <Trophy size={16} aria-hidden="true" className="shrink-0 text-warn" />
      <span className="min-w-0">
        {sentence(race.champions.length === 1 ? t.championOf : t.championsOf, {
          season: race.season,
          team: (
            <strong className="font-semibold wrap-anywhere">
              {race.champions.map(({ team_id }) => nameOf(team_id)).join(', ')}
            </strong>
          ),
          points: (
            <span className="text-ink-2">
              {record === null
                ? t.withPoints({ points: formatPoints(points), count: points })
                : t.withRecord({ record: recordWords(record) })}
            </span>
          ),
        })}
      </span>
    </span>
  );
}

/** Includes the season shown, when an address names one without data. */
const seasonsOf = ({ known, season }: RaceAnswer): string[] => (known.includes(season) ? known : [season, ...known]);

function stateWords({ season, days, starts_on, ends_on, over }: RaceAnswer): string {
  const last = days.at(-1);
  if (over) return t.seasonIsOver({ season });
  if (last !== undefined)
    return t.seasonAfterDay({ season, day: dayName(last), ends: ends_on === null ? null : dayName(ends_on) });
  return starts_on === null ? t.seasonNotBegun({ season }) : t.noPointsYetFrom({ season, day: dayName(starts_on) });
}
