import { POSITION_WORDS, positionCode, POSITIONS } from '@crease/core/position.js';
import { useChampionRosters } from './race.data.js';
import * as t from './race.words.en.js';

/** The roster that won a season, by position. Renders nothing until they are known. */
export function ChampionRosters({
  leagueId,
  season,
  nameOf,
}: {
  leagueId: string;
  season: string;
  nameOf: (teamId: string) => string;
}) {
  const { data } = useChampionRosters(leagueId, season);
  return data?.teams.map(({ team_id: teamId, players }) => (
    <section key={teamId} className="mt-3 max-w-xl text-sm">
      <h3 className="font-medium wrap-anywhere">{t.rosterOfChampion({ team: nameOf(teamId) })}</h3>
      <dl className="mt-1 grid grid-cols-[auto_minmax(0,1fr)] gap-x-3 gap-y-1">
        {POSITIONS.filter((position) => players.some((player) => player.position === position)).map((position) => (
          <div key={position} className="contents">
            <dt className="text-ink-3" title={POSITION_WORDS[position][1]}>
              {positionCode(position)}
            </dt>
            <dd className="wrap-anywhere">
              {players
                .filter((player) => player.position === position)
                .map(({ name }) => name)
                .join(', ')}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  ));
}
