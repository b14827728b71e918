import type { ArchiveRow } from '@crease/core/archive/archive.rules.js';
import { ARCHIVE_LIMITS } from '@crease/core/archive/archive.limits.js';
import { faultOfIssue } from '@crease/core/archive/archive.values.js';
import { messageOf } from '@crease/core/messages/messages.js';
import { RefusalError } from '../../platform/refusal.error.js';
import { refusal } from '../archive.refusals.js';
import { serial } from '../archive.values.parts.js';
import { tooMuch } from '../reading/archive.entries.js';
import type { ArchiveContent } from './format.js';

const COLUMNS = ['move_in_id', 'stream', 'seq'];
const GROUP = 100;

/**
 * Format 1 marked a move-in by the id of the newest event (`move_in.event_id`). Format 2 has the last number in each
 * stream of the log (`move_in_mark`).
 */
export async function fromFormat1(archive: ArchiveContent): Promise<ArchiveContent> {
  const { manifest } = archive;
  const { move_in: moves, ...others } = manifest.tables;
  if (others.move_in_mark !== undefined) throw new RefusalError(unknownTable());
  if (moves === undefined) return { ...archive, manifest: { ...manifest, format: 2 } };
  const room = ARCHIVE_LIMITS.rows - Object.values(manifest.tables).reduce((sum, { rows }) => sum + rows, 0);
  const marks = await marksIn(archive, room);
  const tables = {
    ...others,
    move_in: { ...moves, columns: moves.columns.filter((column) => column !== 'event_id') },
    move_in_mark: { rows: marks.length, columns: COLUMNS },
  };
  return {
    manifest: { ...manifest, format: 2, tables },
    rowsOf: (name, table) => {
      if (name === 'json/move_in_mark.json') return groupsOf(marks);
      const groups = archive.rowsOf(name, table);
      return name === 'json/move_in.json' ? withoutEvent(groups) : groups;
    },
  };
}

const unknownTable = () =>
  refusal('archiveUnknownPart', {
    figures: { what: messageOf('partTable', { name: 'move_in_mark' }) },
    kind: 'invalid',
    field: 'file',
  });

async function* groupsOf(rows: readonly ArchiveRow[]): AsyncGenerator<ArchiveRow[]> {
  for (let from = 0; from < rows.length; from += GROUP) yield await Promise.resolve(rows.slice(from, from + GROUP));
}

async function* withoutEvent(groups: AsyncGenerator<ArchiveRow[]>): AsyncGenerator<ArchiveRow[]> {
  for await (const group of groups) yield group.map(({ event_id: _, ...row }) => row);
}

interface Move {
  readonly id: unknown;
  readonly eventId: number;
  /** The last numbers of streams among events after the move before it. */
  readonly reached: Map<string, number>;
}

/** The marks of all move-ins, at most `room` of them. Reads the events once. */
async function marksIn(archive: ArchiveContent, room: number): Promise<ArchiveRow[]> {
  const moves = await movesIn(archive);
  if (moves.length === 0) return [];
  for await (const group of archive.rowsOf('json/event.json', 'event'))
    for (const { id, stream, seq } of group) {
      // Other values are refused when the events themselves are read.
      if (typeof id !== 'number' || typeof seq !== 'number' || !isOfLog(stream)) continue;
      const reached = firstFrom(moves, id)?.reached;
      if (seq > (reached?.get(stream) ?? 0)) reached?.set(stream, seq);
    }
  const marks: ArchiveRow[] = [];
  const numbers = new Map<string, number>();
  for (const { id, reached } of moves) {
    for (const [stream, seq] of reached) numbers.set(stream, Math.max(seq, numbers.get(stream) ?? 0));
    if (marks.length + numbers.size > room) throw tooMuch(messageOf('unitRows'), ARCHIVE_LIMITS.rows);
    for (const [stream, seq] of numbers) marks.push({ move_in_id: id, stream, seq });
  }
  return marks;
}

async function movesIn(archive: ArchiveContent): Promise<Move[]> {
  const moves: Move[] = [];
  for await (const group of archive.rowsOf('json/move_in.json', 'move_in'))
    for (const { id, event_id } of group) {
      const { data, error } = serial.safeParse(event_id);
      if (error !== undefined) throw wrongMark(moves.length + 1, error.issues[0]);
      moves.push({ id, eventId: data, reached: new Map() });
    }
  return moves.sort((one, two) => one.eventId - two.eventId);
}

function wrongMark(row: number, issue: Parameters<typeof faultOfIssue>[0] | undefined): RefusalError {
  const why = issue === undefined ? messageOf('cannotBeRead') : faultOfIssue(issue);
  const figures = { table: 'move_in', row, column: 'event_id', why };
  return new RefusalError(refusal('archiveValue', { figures, kind: 'invalid', field: 'file' }));
}

const isOfLog = (stream: unknown): stream is string =>
  typeof stream === 'string' && (stream.startsWith('league:') || stream.startsWith('draft:'));

function firstFrom(moves: readonly Move[], id: number): Move | undefined {
  let [from, to] = [0, moves.length];
  while (from < to) {
    const middle = (from + to) >> 1;
    if ((moves[middle]?.eventId ?? 0) < id) from = middle + 1;
    else to = middle;
  }
  return moves[from];
}
