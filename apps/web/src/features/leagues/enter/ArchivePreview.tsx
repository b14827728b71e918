import { UNREADABLE } from '@crease/core/messages/unreadable.words.en.js';
import { ARCHIVE_NOTES, type ArchiveNote } from '@crease/core/archive/archive.words.en.js';
import { sayStored } from '@crease/core/words.js';
import type { ArchiveAnswer } from '@crease/core/archive/archive.answers.js';
import { formatCount } from '@crease/core/text.rules.js';
import { Badge } from '../../../ui/marks/Badge.js';
import { Select } from '../../../ui/fields/Select.js';
import * as t from './enter.words.en.js';

const JOINS: Readonly<Record<ArchiveAnswer['people'][number]['joins'], string>> = {
  you: t.isYou,
  invited: t.isInvited,
  anew: t.toBeInvited,
  named: t.inLog,
};
const NOBODY = 'nobody';
/** Maximum number of unknown players that are named. */
const NAMED = 8;

export function ArchivePreview({
  found,
  person,
  onPerson,
}: {
  found: ArchiveAnswer;
  person: string | null;
  onPerson: (person: string | null) => void;
}) {
  const { people, players, tables, notes } = found;
  const seated = people.filter(({ team, commissioner }) => team !== null || commissioner);
  return (
    <section aria-label={t.contentsOfArchive} className="mt-4 flex flex-col gap-4">
      <Heading found={found} />
      {notes.length > 0 && (
        <ul className="list-disc rounded-md border border-line bg-sunken py-2 pr-3 pl-8 text-sm">
          {notes.map((note) => (
            <li key={JSON.stringify(note)}>{noteWords(note)}</li>
          ))}
        </ul>
      )}
      {!found.sealed && <PersonField people={seated} person={person} onPerson={onPerson} />}
      <People people={seated} />
      {players.created.length > 0 && (
        <p className="text-sm text-ink-2">
          {t.playersNotKnownHere({
            players: players.created
              .slice(0, NAMED)
              .map(({ name }) => name)
              .join(', '),
            more: Math.max(0, players.created.length - NAMED),
          })}
        </p>
      )}
      {players.differ.length > 0 && (
        <p className="text-sm text-ink-2">
          {t.playersNamedDifferentlyHere({
            players: players.differ
              .slice(0, NAMED)
              .map(({ there, here }) => t.thereIsHere({ there, here }))
              .join(', '),
          })}
        </p>
      )}
      <Tables tables={tables} />
    </section>
  );
}

/** The server may be newer than the page. */
const noteWords = (note: ArchiveNote): string => sayStored(ARCHIVE_NOTES, note, UNREADABLE);

type Part<K extends keyof ArchiveAnswer> = Pick<ArchiveAnswer, K>;

function Heading({ found }: { found: ArchiveAnswer }) {
  const { league, players, tables } = found;
  const rows = tables.reduce((sum, table) => sum + table.rows, 0);
  return (
    <div>
      <h3 className="font-medium">{league.name}</h3>
      <p className="text-ink-2">
        {t.archiveOf({
          type: league.type === 'redraft' ? t.reDraft : t.dynasty,
          season: league.season,
          teams: league.teams,
          day: found.made_at.slice(0, 10),
          isUnchanged: found.sealed,
        })}{' '}
        {t.archiveHolds({ rows, players: players.matched, pictures: found.pictures })}
      </p>
    </div>
  );
}

function PersonField({
  people,
  person,
  onPerson,
}: Part<'people'> & { person: string | null; onPerson: (person: string | null) => void }) {
  return (
    <Select
      label={t.whichMemberQuestion}
      hint={t.whichMemberHint}
      value={person ?? NOBODY}
      options={[
        { value: NOBODY, label: t.noneOfThem },
        ...people.map(({ id, name, team }) => ({
          value: id,
          label: team === null ? name : t.personOfTeam({ person: name, team }),
        })),
      ]}
      onChange={(next) => onPerson(next === NOBODY ? null : next)}
    />
  );
}

function People({ people }: Part<'people'>) {
  return (
    <ul aria-label={t.people} className="grid gap-x-6 gap-y-1 text-sm sm:grid-cols-2">
      {people.map(({ id, name, team, commissioner, joins }) => (
        <li key={id} className="flex min-w-0 items-baseline justify-between gap-2">
          <span className="truncate">
            {name} <span className="text-ink-3">{team ?? (commissioner ? t.isCommissioner : '')}</span>
          </span>
          <Badge tone={joins === 'you' ? 'accent' : joins === 'invited' ? 'good' : 'neutral'}>{JOINS[joins]}</Badge>
        </li>
      ))}
    </ul>
  );
}

function Tables({ tables }: Part<'tables'>) {
  return (
    <details className="text-sm">
      <summary className="cursor-pointer text-ink-2">{t.everyTable}</summary>
      <dl className="mt-1">
        {tables
          .filter((table) => table.rows > 0)
          .map(({ table, holds, rows: count }) => (
            <div key={table} className="flex justify-between gap-4">
              <dt className="min-w-0 text-ink-2">{holds}</dt>
              <dd className="tabular-nums">{formatCount(count)}</dd>
            </div>
          ))}
      </dl>
    </details>
  );
}
