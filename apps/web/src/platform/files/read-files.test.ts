import { expect, it } from '@jest/globals';
import { File as NodeFile } from 'node:buffer';
import { readFile, readText } from './read-files.js';

const file = (bytes: Uint8Array | string, name = 'table.csv'): File => new NodeFile([bytes], name) as unknown as File;
const why = async (bytes: Uint8Array | string, name?: string): Promise<string> => {
  const read = await readFile(file(bytes, name));
  return read.ok ? 'read' : read.why;
};

/** A ZIP archive with one file of a declared size; the contents do not matter. */
function zip(unpacked: number): Buffer {
  const name = Buffer.from('xl/workbook.xml');
  const entry = Buffer.alloc(46 + name.length);
  entry.writeUInt32LE(0x02014b50, 0);
  entry.writeUInt32LE(100, 20);
  entry.writeUInt32LE(unpacked, 24);
  entry.writeUInt16LE(name.length, 28);
  name.copy(entry, 46);
  const end = Buffer.alloc(22);
  end.writeUInt32LE(0x06054b50, 0);
  end.writeUInt16LE(1, 8);
  end.writeUInt16LE(1, 10);
  end.writeUInt32LE(entry.length, 12);
  end.writeUInt32LE(0, 16);
  return Buffer.concat([entry, end]);
}

it.each<[string, () => Uint8Array | string, string, RegExp]>([
  ['50 MB', () => Buffer.alloc(50 * 1024 * 1024, 'a,b\n'), 'table.csv', /is larger than 8 MB/],
  // The open quote would fail the parser: the file is refused before it is parsed.
  ['a million columns', () => `${'a,'.repeat(1_000_000)}\n"Wol`, 'table.csv', /more than 300 columns/],
  ['a few hundred columns', () => `${'a,'.repeat(400)}\n`, 'table.csv', /more than 300 columns/],
  ['too many rows', () => 'a,b\n'.repeat(30_000), 'table.csv', /at most 20,000 are taken/],
  ['half a file', () => 'Player,Team\nConnor McDavid,"Wol', 'table.csv', /may end in the middle/],
  ['no text', () => Buffer.from([0x50, 0x4b, 3, 4, 0, 0, 1, 2, 3, 0x0a, 0xff]), 'table.csv', /no table of text/],
  ['nothing', () => '', 'table.csv', /no rows/],
  ['a bomb in a spreadsheet', () => zip(4_000_000_000), 'table.xlsx', /unpacks to more than 64 MB/],
  ['half a spreadsheet', () => zip(1_000).subarray(0, 40), 'table.xlsx', /no whole XLSX file/],
  ['a spreadsheet that is none', () => 'Player,Team', 'table.xlsx', /no whole XLSX file/],
  ['a spreadsheet of nothing', () => zip(10), 'table.xlsx', /cannot be read as a table/],
])('%s is refused in words', async (_, bytes, name, words) => {
  expect(await why(bytes(), name)).toMatch(words);
});

it('a file that is too large is refused before it is read', async () => {
  const large = Object.assign(file(Buffer.alloc(9 * 1024 * 1024)), { arrayBuffer: () => Promise.reject(new Error()) });
  expect(await readFile(large)).toMatchObject({ ok: false, why: expect.stringMatching(/is larger than 8 MB/) });
});

it('a formula is a text like any other', async () => {
  const read = await readText('Player,Team\n"=HYPERLINK(""http://evil.example"")",Wolves\n');
  expect(read.ok && read.sheets[0]?.rows[1]).toEqual(['=HYPERLINK("http://evil.example")', 'Wolves']);
});

it('letters of other systems are read as they were meant', async () => {
  const names = async (bytes: Uint8Array) => {
    const read = await readFile(file(bytes));
    return read.ok ? read.sheets[0]?.rows[1]?.[0] : read.why;
  };
  const table = 'Player;Team\nTim Stützle;Wolves\n';
  expect(await names(Buffer.from(table))).toBe('Tim Stützle');
  expect(await names(Buffer.from(`\uFEFF${table}`))).toBe('Tim Stützle');
  expect(await names(Buffer.from(table, 'latin1'))).toBe('Tim Stützle');
  expect(await names(Buffer.from(`\uFEFF${table}`, 'utf16le'))).toBe('Tim Stützle');
  expect(await names(Buffer.from(`\uFEFF${table}`, 'utf16le').swap16())).toBe('Tim Stützle');
});

it('a file that was put together from two systems is read line by line, each as it was meant', async () => {
  const lines = [
    Buffer.from('\uFEFFPlayer;Team\n'),
    Buffer.from('Tim Stützle;Wölfe\r\n', 'latin1'),
    Buffer.from('Tomáš Hertl;Wölfe\n'),
    Buffer.from('Jesse Puljujärvi;Bären', 'latin1'),
  ];
  const read = await readFile(file(Buffer.concat(lines)));
  expect(read.ok && read.sheets[0]?.rows).toEqual([
    ['Player', 'Team'],
    ['Tim Stützle', 'Wölfe'],
    ['Tomáš Hertl', 'Wölfe'],
    ['Jesse Puljujärvi', 'Bären'],
  ]);
  // The number of lines must not slow the refusal.
  expect(await why(Buffer.concat([Buffer.alloc(7_000_000, 'a\n'), Buffer.from('ü', 'latin1')]))).toMatch(/more rows/);
});

it('quotes inside pasted cells belong to the cell', async () => {
  const rows = [
    ['Player', 'Team', 'Note'],
    ['Ada "Ace" Prov', 'Wolves', '6\'2"'],
    ['"Boom" Sample', 'Bears', 'says "no" to all'],
    ['Cy Mock', '"Otters"', '5" cut'],
    ['Di Fake', '"Geese', ''],
    ['Ed Null', 'Owls', ''],
  ];
  const read = await readText(rows.map((row) => row.join('\t')).join('\n'));
  expect(read.ok && read.sheets[0]?.rows).toEqual([
    ...rows.slice(0, 3),
    ['Cy Mock', 'Otters', '5" cut'],
    ...rows.slice(4),
  ]);
  // Spreadsheets quote cells that contain line breaks, and double the quotes inside.
  const copied = await readText('Player\tNote\nAda Prov\t"two\nlines, ""quoted"""\nBo Sample\t');
  expect(copied.ok && copied.sheets[0]?.rows.slice(1)).toEqual([
    ['Ada Prov', 'two\nlines, "quoted"'],
    ['Bo Sample', ''],
  ]);
});
