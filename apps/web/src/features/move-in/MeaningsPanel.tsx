import {
  positionsOf,
  teamsFound,
  wordsOf,
  type Choices,
  type Meaning,
  type SheetRow,
} from '@crease/core/imports/rows.rules.js';
import type { Position } from '@crease/core/position.js';
import { Panel } from '../../ui/Panel.js';
import { Select } from '../../ui/Select.js';
import { useMoveIn } from './move-in.store.js';

const PLACES: readonly { value: Meaning | ''; label: string }[] = [
  { value: '', label: 'Choose …' },
  { value: 'active', label: 'Active roster' },
  { value: 'ir', label: 'Injured reserve' },
  { value: 'rookie', label: 'Rookie bank' },
  { value: 'gone', label: 'Not on the team any more' },
];
const NONE = 'none';
const POSITIONS: readonly { value: Position | typeof NONE | ''; label: string }[] = [
  { value: '', label: 'Choose …' },
  { value: 'F', label: 'Forward' },
  { value: 'D', label: 'Defenseman' },
  { value: 'G', label: 'Goalie' },
  { value: NONE, label: 'No position' },
];
const FREE = 'free';
const NEXT = 'next';

/** Maps the tables' teams to the league's teams, and their words for places. */
export function MeaningsPanel({
  rows,
  named,
  positions,
  league,
  choices,
}: {
  rows: readonly SheetRow[];
  /** Teams named in other tables. */
  named: readonly { readonly team: string }[];
  /** Unknown words for positions, with their number of occurrences. */
  positions: readonly string[];
  league: readonly { readonly team_id: string; readonly name: string }[];
  choices: Choices;
}) {
  const { team, word, position } = useMoveIn();
  const asked = positionsOf(positions, choices);
  const teams = teamsFound([...rows, ...named], league, choices);
  const counts = new Map<string, number>();
  for (const row of rows) counts.set(row.team, (counts.get(row.team) ?? 0) + 1);
  const pools = new Set(teams.flatMap(({ name, pool }) => (pool ? [name] : [])));
  const words = wordsOf(
    rows.filter((row) => !pools.has(row.team)),
    choices,
  );
  const plural = (players: number) => (players === 1 ? '1 player' : `${players.toLocaleString('en-US')} players`);
  return (
    <Panel title="3. Teams and places">
      <h3 className="font-medium">Teams</h3>
      <ul aria-label="Teams" className="mt-2 grid gap-3 sm:grid-cols-2 xl:grid-cols-3">
        {teams.map(({ name, pool, team_id }) => {
          const players = counts.get(name) ?? 0;
          const known =
            choices.teams[name] ?? league.find((one) => one.name.toLowerCase() === name.toLowerCase())?.team_id;
          return (
            <li key={name}>
              <Select
                label={name === '' ? 'No team named' : name}
                hint={players === 0 ? 'not in the rosters' : plural(players)}
                value={pool ? FREE : (known ?? NEXT)}
                error={!pool && team_id === null ? 'The league has no team left for it.' : null}
                options={[
                  { value: FREE, label: 'No team: free agents' },
                  ...(name === '' ? [] : [{ value: NEXT, label: 'The next team without a name' }]),
                  ...league.map((one) => ({ value: one.team_id, label: one.name })),
                ]}
                onChange={(next) => team(name, next === FREE ? null : next === NEXT ? undefined : next)}
              />
            </li>
          );
        })}
      </ul>
      {asked.length > 0 && (
        <>
          <h3 className="mt-5 font-medium">Words for positions</h3>
          <p className="mt-1 text-sm text-ink-2">
            These words name no position that is known. What they mean tells players of the same name apart.
          </p>
          <ul aria-label="Words for positions" className="mt-2 grid gap-3 sm:grid-cols-2 xl:grid-cols-3">
            {asked.map(({ word: said, count, means }) => (
              <li key={said}>
                <Select
                  label={said}
                  hint={count === 1 ? '1 row' : `${count.toLocaleString('en-US')} rows`}
                  value={means === undefined ? '' : (means ?? NONE)}
                  error={means === undefined ? 'Choose what this word means.' : null}
                  options={POSITIONS.filter(({ value }) => value !== '' || means === undefined)}
                  onChange={(next) => next !== '' && position(said, next === NONE ? null : next)}
                />
              </li>
            ))}
          </ul>
        </>
      )}
      {words.length > 0 && <h3 className="mt-5 font-medium">Words for places</h3>}
      <ul aria-label="Words for places" className="mt-2 grid gap-3 sm:grid-cols-2 xl:grid-cols-3">
        {words.map(({ word: said, count, means }) => (
          <li key={said}>
            <Select
              label={said === '' ? 'Nothing said' : said}
              hint={plural(count)}
              value={means ?? ''}
              error={means === null ? 'Choose what this word means.' : null}
              options={PLACES.filter(({ value }) => value !== '' || means === null)}
              onChange={(next) => next !== '' && word(said, next)}
            />
          </li>
        ))}
      </ul>
    </Panel>
  );
}
