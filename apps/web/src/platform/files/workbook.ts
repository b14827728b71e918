/** A spreadsheet's display formats: percentages, units and merged cells. */
export interface SheetLook {
  /** Number format of a cell, by its address (`B2`). */
  readonly formats: ReadonlyMap<string, 'percent' | 'M' | 'K'>;
  /** Merged cells: indexes from 0, last one included. */
  readonly merged: readonly {
    readonly top: number;
    readonly left: number;
    readonly bottom: number;
    readonly right: number;
  }[];
}

const END_OF_ZIP = 0x06054b50;
const ENTRY = 0x02014b50;
const LOCAL_HEADER = 30;

interface Entry {
  readonly name: string;
  readonly size: number;
  /** Offset of its local header. */
  readonly at: number;
  readonly packed: number;
  readonly stored: boolean;
}

/** The ZIP directory; null when the archive is incomplete. */
export function entriesOf(zip: DataView): Entry[] | null {
  let end = zip.byteLength - 22;
  while (end >= 0 && zip.getUint32(end, true) !== END_OF_ZIP) end -= 1;
  if (end < 0) return null;
  const count = zip.getUint16(end + 10, true);
  let at = zip.getUint32(end + 16, true);
  const entries: Entry[] = [];
  for (let entry = 0; entry < count; entry += 1) {
    if (at + 46 > zip.byteLength || zip.getUint32(at, true) !== ENTRY) return null;
    const length = zip.getUint16(at + 28, true);
    const name = new TextDecoder().decode(
      new Uint8Array(zip.buffer, zip.byteOffset + at + 46, Math.min(length, zip.byteLength - at - 46)),
    );
    entries.push({
      name,
      // The maximum value means a size of 4 GB or more.
      size: zip.getUint32(at + 24, true),
      at: zip.getUint32(at + 42, true),
      packed: zip.getUint32(at + 20, true),
      stored: zip.getUint16(at + 10, true) === 0,
    });
    at += 46 + length + zip.getUint16(at + 30, true) + zip.getUint16(at + 32, true);
  }
  return entries;
}

async function textOf(zip: DataView, { at, packed, stored }: Entry): Promise<string> {
  const from = at + LOCAL_HEADER + zip.getUint16(at + 26, true) + zip.getUint16(at + 28, true);
  const bytes = new Uint8Array(zip.buffer as ArrayBuffer, zip.byteOffset + from, packed);
  if (stored) return new TextDecoder().decode(bytes);
  const unpacked = new Blob([bytes]).stream().pipeThrough(new DecompressionStream('deflate-raw'));
  return new Response(unpacked).text();
}

const ENTITIES: Readonly<Record<string, string>> = { quot: '"', apos: "'", lt: '<', gt: '>', amp: '&' };

const attribute = (tag: string, name: string): string | undefined =>
  new RegExp(`\\b${name}="([^"]*)"`)
    .exec(tag)?.[1]
    ?.replace(/&(quot|apos|lt|gt|amp|#\d+|#x[\da-f]+);/gi, (_, entity: string) =>
      entity.startsWith('#')
        ? String.fromCodePoint(Number(entity.slice(1).replace(/^x/i, '0x')))
        : (ENTITIES[entity] ?? ''),
    );
const tags = (xml: string, name: string): string[] => xml.match(new RegExp(`<(?:\\w+:)?${name}\\b[^>]*>`, 'g')) ?? [];

/**
 * Meaning of a number format: `0%` is a percentage, `0.0"M"` millions. A comma after the digits divides the stored
 * value.
 */
function formatOf(code: string): 'percent' | 'M' | 'K' | null {
  const [first = ''] = code.split(';');
  const literal = first.replace(/\[[^\]]*\]/g, '');
  if (/%/.test(literal.replace(/"[^"]*"/g, ''))) return 'percent';
  // A unit is a word of its own: `0" matches"` counts no millions.
  const unit = /[0#?](,*)\s*(?:"\s*(M|K)(?:M|il|ill|illions?)?\b[^"]*"|\\(M|K))/i.exec(literal);
  const said = (unit?.[2] ?? unit?.[3])?.toUpperCase();
  return unit === null || unit[1] !== '' ? null : said === 'M' ? 'M' : said === 'K' ? 'K' : null;
}

/** Percentages among the built-in formats, which are referenced by number. */
const BUILT_IN: Readonly<Record<number, string>> = { 9: '0%', 10: '0.00%' };

/** Row and column of `B2`, from 0. */
function addressOf(address: string): { row: number; column: number } | null {
  const match = /^([A-Z]+)(\d+)$/.exec(address);
  if (match === null) return null;
  const column = [...(match[1] ?? '')].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0) - 1;
  return { row: Number(match[2]) - 1, column };
}

export async function looksOf(zip: DataView): Promise<Map<string, SheetLook>> {
  const entries = new Map((entriesOf(zip) ?? []).map((entry) => [entry.name, entry]));
  const read = async (name: string): Promise<string> => {
    const entry = entries.get(name);
    return entry === undefined ? '' : textOf(zip, entry);
  };
  const [workbook, relations, styles] = await Promise.all([
    read('xl/workbook.xml'),
    read('xl/_rels/workbook.xml.rels'),
    read('xl/styles.xml'),
  ]);
  const codes = new Map(
    tags(styles, 'numFmt').map((tag) => [Number(attribute(tag, 'numFmtId')), attribute(tag, 'formatCode') ?? '']),
  );
  const cells = /<(?:\w+:)?cellXfs\b[\s\S]*?<\/(?:\w+:)?cellXfs>/.exec(styles)?.[0] ?? '';
  const formats = tags(cells, 'xf').map((tag) => {
    const id = Number(attribute(tag, 'numFmtId') ?? 0);
    return formatOf(codes.get(id) ?? BUILT_IN[id] ?? '');
  });
  const targets = new Map(
    tags(relations, 'Relationship').map((tag) => [attribute(tag, 'Id'), attribute(tag, 'Target') ?? '']),
  );
  const looks = new Map<string, SheetLook>();
  for (const tag of tags(workbook, 'sheet')) {
    const target = targets.get(attribute(tag, 'r:id') ?? '') ?? '';
    const xml = await read(target.startsWith('/') ? target.slice(1) : `xl/${target}`);
    const of = new Map<string, 'percent' | 'M' | 'K'>();
    for (const cell of tags(xml, 'c')) {
      const format = formats[Number(attribute(cell, 's') ?? -1)] ?? null;
      const type = attribute(cell, 't') ?? 'n';
      if (format !== null && type === 'n') of.set(attribute(cell, 'r') ?? '', format);
    }
    const merged = tags(xml, 'mergeCell').flatMap((one) => {
      const [from = '', to = from] = (attribute(one, 'ref') ?? '').split(':');
      const [first, last] = [addressOf(from), addressOf(to)];
      return first === null || last === null
        ? []
        : [{ top: first.row, left: first.column, bottom: last.row, right: last.column }];
    });
    looks.set(attribute(tag, 'name') ?? '', { formats: of, merged });
  }
  return looks;
}

/**
 * Cells as the spreadsheet displays them: 0.25 in a percent cell gives 25%, and a merged cell's text is repeated in
 * each row.
 */
export function cellsAsShown(data: readonly (readonly unknown[])[], look: SheetLook | undefined): string[][] {
  const rows = data.map((row) => row.map(cellText));
  for (const [address, format] of look?.formats ?? []) {
    const at = addressOf(address);
    const value = at === null ? undefined : data[at.row]?.[at.column];
    if (at === null || typeof value !== 'number' || rows[at.row] === undefined) continue;
    rows[at.row]![at.column] = format === 'percent' ? `${Number((value * 100).toFixed(6))}%` : `${value}${format}`;
  }
  for (const { top, left, bottom } of look?.merged ?? []) {
    const text = rows[top]?.[left] ?? '';
    // A cell merged across columns is a heading and is not repeated.
    for (let row = top + 1; row <= bottom && text !== ''; row += 1)
      if (rows[row] !== undefined) rows[row]![left] = text;
  }
  return rows;
}

const cellText = (cell: unknown): string => {
  if (cell instanceof Date) return cell.toISOString().slice(0, 10);
  return typeof cell === 'string' || typeof cell === 'number' || typeof cell === 'boolean' ? String(cell) : '';
};
