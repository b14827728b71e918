import { expect, it } from '@jest/globals';
import { File as NodeFile } from 'node:buffer';
import { readFile, readText } from './read-files.js';

const file = (bytes: Uint8Array | string, name = 'table.csv'): File => new NodeFile([bytes], name) as unknown as File;
const why = async (bytes: Uint8Array | string, name?: string): Promise<string> => {
  const from = performance.now();
  const read = await readFile(file(bytes, name));
  // Nothing here is taken apart before it is refused.
  expect(performance.now() - from).toBeLessThan(3_000);
  return read.ok ? 'read' : read.why;
};

/** A ZIP archive of one file that says how large it is; its contents do not matter. */
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
  ['a million columns', () => `${'a,'.repeat(1_000_000)}\n`, 'table.csv', /more than 300 columns/],
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
  // However many lines it has, it is refused as soon as ever.
  expect(await why(Buffer.concat([Buffer.alloc(7_000_000, 'a\n'), Buffer.from('ü', 'latin1')]))).toMatch(/more rows/);
});

/** A workbook whose files are stored as they are: its second style is a percent, the others show millions. */
function workbook(sheet: string, merged = ''): Buffer {
  const office = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
  const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
  const files = {
    'xl/workbook.xml': `<workbook xmlns="${main}" xmlns:r="${office}"><sheets><sheet name="Caps" sheetId="1" r:id="rId1"/></sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': `<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="rId1" Type="${office}/worksheet" Target="worksheets/sheet1.xml"/><Relationship Id="rId2" Type="${office}/styles" Target="styles.xml"/></Relationships>`,
    'xl/styles.xml': `<styleSheet xmlns="${main}"><numFmts count="2"><numFmt numFmtId="164" formatCode="0.0&quot;M&quot;"/><numFmt numFmtId="165" formatCode="$0.0,,&quot;M&quot;"/></numFmts><cellStyleXfs><xf numFmtId="9"/></cellStyleXfs><cellXfs count="4"><xf numFmtId="0"/><xf numFmtId="9"/><xf numFmtId="164"/><xf numFmtId="165"/></cellXfs></styleSheet>`,
    'xl/worksheets/sheet1.xml': `<worksheet xmlns="${main}"><sheetData>${sheet}</sheetData>${merged}</worksheet>`,
  };
  const [locals, entries]: [Buffer[], Buffer[]] = [[], []];
  let at = 0;
  for (const [path, text] of Object.entries(files)) {
    const [name, body] = [Buffer.from(path), Buffer.from(text)];
    const local = Buffer.alloc(30);
    local.writeUInt32LE(0x04034b50, 0);
    local.writeUInt32LE(body.length, 18);
    local.writeUInt32LE(body.length, 22);
    local.writeUInt16LE(name.length, 26);
    const entry = Buffer.alloc(46);
    entry.writeUInt32LE(0x02014b50, 0);
    entry.writeUInt32LE(body.length, 20);
    entry.writeUInt32LE(body.length, 24);
    entry.writeUInt16LE(name.length, 28);
    entry.writeUInt32LE(at, 42);
    locals.push(local, name, body);
    entries.push(entry, name);
    at += local.length + name.length + body.length;
  }
  const directory = Buffer.concat(entries);
  const end = Buffer.alloc(22);
  end.writeUInt32LE(0x06054b50, 0);
  end.writeUInt16LE(Object.keys(files).length, 8);
  end.writeUInt16LE(Object.keys(files).length, 10);
  end.writeUInt32LE(directory.length, 12);
  end.writeUInt32LE(at, 16);
  return Buffer.concat([...locals, directory, end]);
}

const text = (address: string, words: string) => `<c r="${address}" t="inlineStr"><is><t>${words}</t></is></c>`;
const figure = (address: string, value: number, style = 0) => `<c r="${address}" s="${style}"><v>${value}</v></c>`;

it('number formats of a workbook count: a percent is one, and a unit that only the format shows is said', async () => {
  const rows = [
    text('A2', 'Player') + text('B2', 'Retained'),
    text('A3', 'Ada Prov') + figure('B3', 0.25, 1),
    text('A4', 'Bo Sample') + figure('B4', 0.125, 1),
    text('A5', 'Cy Mock') + figure('B5', 9.5, 2),
    text('A6', 'Di Fake') + figure('B6', 9_500_000, 3),
    text('A7', 'Ed Null') + figure('B7', 0.25),
  ].map((cells, at) => `<row r="${at + 2}">${cells}</row>`);
  const read = await readFile(file(workbook(rows.join('')), 'caps.xlsx'));
  expect(read.ok && read.sheets[0]?.rows.slice(-5).map((row) => row[1])).toEqual([
    '25%',
    '12.5%',
    '9.5M',
    '9500000',
    '0.25',
  ]);
});

it('merged cells say the same in each of their rows', async () => {
  const rows = [
    text('A1', 'Team') + text('B1', 'Player'),
    text('A2', 'Wolves') + text('B2', 'Ada Prov'),
    text('B3', 'Bo Sample'),
    text('A4', 'Bears') + text('B4', 'Cy Mock'),
  ].map((cells, at) => `<row r="${at + 1}">${cells}</row>`);
  const merged = '<mergeCells count="1"><mergeCell ref="A2:A3"/></mergeCells>';
  const read = await readFile(file(workbook(rows.join(''), merged), 'rosters.xlsx'));
  expect(read.ok && read.sheets[0]?.rows).toEqual([
    ['Team', 'Player'],
    ['Wolves', 'Ada Prov'],
    ['Wolves', 'Bo Sample'],
    ['Bears', 'Cy Mock'],
  ]);
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
  // A spreadsheet puts cells with lines of their own in quotes, and doubles the quotes in them.
  const copied = await readText('Player\tNote\nAda Prov\t"two\nlines, ""quoted"""\nBo Sample\t');
  expect(copied.ok && copied.sheets[0]?.rows.slice(1)).toEqual([
    ['Ada Prov', 'two\nlines, "quoted"'],
    ['Bo Sample', ''],
  ]);
});
