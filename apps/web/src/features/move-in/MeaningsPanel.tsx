import {
  positionsOf,
  teamsFound,
  wordsOf,
  type Choices,
  type Meaning,
  type SheetRow,
} from '@crease/core/imports/sheet/rows.rules.js';
import type { Position } from '@crease/core/position.js';
import { Panel } from '../../ui/page/Panel.js';
import { Select } from '../../ui/fields/Select.js';
import { useMoveIn } from './move-in.store.js';
import * as t from './move-in.words.en.js';

const PLACES: readonly { value: Meaning | ''; label: string }[] = [
  { value: '', label: t.choose },
  { value: 'active', label: t.activeRoster },
  { value: 'ir', label: t.injuredReserve },
  { value: 'rookie', label: t.rookieBank },
  { value: 'gone', label: t.notOnTeamAnymore },
];
const NONE = 'none';
const POSITIONS: readonly { value: Position | typeof NONE | ''; label: string }[] = [
  { value: '', label: t.choose },
  { value: 'F', label: t.forward },
  { value: 'D', label: t.defenseman },
  { value: 'G', label: t.goalie },
  { value: NONE, label: t.noPosition },
];
const FREE = 'free';
const NEXT = 'next';

interface MeaningsPanelProps {
  rows: readonly SheetRow[];
  named: readonly { readonly team: string }[];
  /** Unknown words for positions, with their number of occurrences. */
  positions: readonly string[];
  league: readonly { readonly team_id: string; readonly name: string }[];
  choices: Choices;
}

/** Maps the tables' teams to the league's, and their words for places. */
export function MeaningsPanel({ rows, named, positions, league, choices }: MeaningsPanelProps) {
  const { word } = useMoveIn();
  const asked = positionsOf(positions, choices);
  const teams = teamsFound([...rows, ...named], league, choices);
  const counts = new Map<string, number>();
  for (const row of rows) counts.set(row.team, (counts.get(row.team) ?? 0) + 1);
  const pools = new Set(teams.flatMap(({ name, pool }) => (pool ? [name] : [])));
  const words = wordsOf(
    rows.filter((row) => !pools.has(row.team)),
    choices,
  );
  return (
    <Panel title={t.teamsAndPlacesStep}>
      <h3 className="font-medium">{t.teams}</h3>
      <ul aria-label={t.teams} className="mt-2 grid gap-3 sm:grid-cols-2 xl:grid-cols-3">
        {teams.map((one) => (
          <TeamMeaning
            key={one.name}
            found={one}
            players={counts.get(one.name) ?? 0}
            league={league}
            choices={choices}
          />
        ))}
      </ul>
      {asked.length > 0 && <PositionMeanings asked={asked} />}
      {words.length > 0 && <h3 className="mt-5 font-medium">{t.wordsForPlaces}</h3>}
      <ul aria-label={t.wordsForPlaces} className="mt-2 grid gap-3 sm:grid-cols-2 xl:grid-cols-3">
        {words.map(({ word: said, count, means }) => (
          <li key={said}>
            <Select
              label={said === '' ? t.nothingSaid : said}
              hint={t.playerCount({ count })}
              value={means ?? ''}
              required
              error={means === null ? t.chooseWordMeaning : null}
              options={PLACES.filter(({ value }) => value !== '' || means === null)}
              onChange={(next) => next !== '' && word(said, next)}
            />
          </li>
        ))}
      </ul>
    </Panel>
  );
}

function TeamMeaning({
  found: { name, pool, team_id },
  players,
  league,
  choices,
}: Pick<MeaningsPanelProps, 'league' | 'choices'> & {
  found: ReturnType<typeof teamsFound>[number];
  players: number;
}) {
  const { team } = useMoveIn();
  const known = choices.teams[name] ?? league.find((one) => one.name.toLowerCase() === name.toLowerCase())?.team_id;
  return (
    <li>
      <Select
        label={name === '' ? t.noTeamNamed : name}
        hint={players === 0 ? t.notInRosters : t.playerCount({ count: players })}
        value={pool ? FREE : (known ?? NEXT)}
        error={!pool && team_id === null ? t.noTeamLeft : null}
        options={[
          { value: FREE, label: t.noTeamFreeAgents },
          ...(name === '' ? [] : [{ value: NEXT, label: t.nextUnnamedTeam }]),
          ...league.map((one) => ({ value: one.team_id, label: one.name })),
        ]}
        onChange={(next) => team(name, next === FREE ? null : next === NEXT ? undefined : next)}
      />
    </li>
  );
}

function PositionMeanings({ asked }: { asked: ReturnType<typeof positionsOf> }) {
  const { position } = useMoveIn();
  return (
    <>
      <h3 className="mt-5 font-medium">{t.wordsForPositions}</h3>
      <p className="mt-1 text-sm text-ink-2">{t.wordsForPositionsHint}</p>
      <ul aria-label={t.wordsForPositions} className="mt-2 grid gap-3 sm:grid-cols-2 xl:grid-cols-3">
        {asked.map(({ word: said, count, means }) => (
          <li key={said}>
            <Select
              label={said}
              hint={t.rowCount({ count })}
              value={means === undefined ? '' : (means ?? NONE)}
              required
              error={means === undefined ? t.chooseWordMeaning : null}
              options={POSITIONS.filter(({ value }) => value !== '' || means === undefined)}
              onChange={(next) => next !== '' && position(said, next === NONE ? null : next)}
            />
          </li>
        ))}
      </ul>
    </>
  );
}
