import { expect, it } from '@jest/globals';
import { cellsAsShown, looksOf } from './workbook.js';

const lookOf = async (book: Buffer) =>
  (await looksOf(new DataView(book.buffer, book.byteOffset, book.length))).get("Bob's <Caps>");

/** A workbook of uncompressed files: its second style is a percentage, the others show millions. */
function workbook(sheet: string, merged = ''): Buffer {
  const office = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
  const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
  const files = {
    'xl/workbook.xml': `<workbook xmlns="${main}" xmlns:r="${office}"><sheets><sheet name="Bob&apos;s &lt;Caps&#62;" sheetId="1" r:id="rId1"/></sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': `<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="rId1" Type="${office}/worksheet" Target="worksheets/sheet1.xml"/><Relationship Id="rId2" Type="${office}/styles" Target="styles.xml"/></Relationships>`,
    'xl/styles.xml': `<styleSheet xmlns="${main}"><numFmts count="4"><numFmt numFmtId="164" formatCode="0.0&quot;M&quot;"/><numFmt numFmtId="165" formatCode="$0.0,,&quot;M&quot;"/><numFmt numFmtId="166" formatCode="0&quot; matches&quot;"/><numFmt numFmtId="167" formatCode="0.0&quot; million&quot;"/></numFmts><cellStyleXfs><xf numFmtId="9"/></cellStyleXfs><cellXfs count="6"><xf numFmtId="0"/><xf numFmtId="9"/><xf numFmtId="164"/><xf numFmtId="165"/><xf numFmtId="166"/><xf numFmtId="167"/></cellXfs></styleSheet>`,
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
  const values = [0.25, 0.125, 9.5, 9_500_000, 0.25, 82, 9.5];
  const styles = [1, 1, 2, 3, 0, 4, 5];
  const cells = values.map(
    (value, at) => `<row r="${at + 3}">${text(`A${at + 3}`, 'x')}${figure(`B${at + 3}`, value, styles[at])}</row>`,
  );
  const look = await lookOf(
    workbook(`<row r="2">${text('A2', 'Player')}${text('B2', 'Retained')}</row>${cells.join('')}`),
  );
  const data = [[null, null], ['Player', 'Retained'], ...values.map((value) => ['x', value])];
  expect(cellsAsShown(data, look).map((row) => row[1])).toEqual([
    '',
    'Retained',
    '25%',
    '12.5%',
    '9.5M',
    '9500000',
    '0.25',
    '82',
    '9.5M',
  ]);
});

it('merged cells say the same in each of their rows', async () => {
  const look = await lookOf(workbook('', '<mergeCells count="1"><mergeCell ref="A2:A3"/></mergeCells>'));
  const data = [
    ['Team', 'Player'],
    ['Wolves', 'Ada Prov'],
    [null, 'Bo Sample'],
    ['Bears', 'Cy Mock'],
  ];
  expect(cellsAsShown(data, look)).toEqual([
    ['Team', 'Player'],
    ['Wolves', 'Ada Prov'],
    ['Wolves', 'Bo Sample'],
    ['Bears', 'Cy Mock'],
  ]);
});
