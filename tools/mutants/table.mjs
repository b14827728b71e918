// Prints the result of the mutation tests by file as a Markdown table: node tools/mutants/table.mjs [--unnoticed FILE]
// With --unnoticed it prints the mutants of the named file that no test noticed.
import fs from 'node:fs';
import { parseArgs } from 'node:util';
import { inRoot } from '../lib/root.mjs';

const CORE = 'libs/core/src/';
const { values } = parseArgs({ options: { unnoticed: { type: 'string' } } });
const { files } = JSON.parse(fs.readFileSync(inRoot('node_modules/.cache/stryker/incremental.json'), 'utf8'));
const results = Object.entries(files)
  .map(([name, { mutants, source }]) => ({ name: name.replace(CORE, '').replace(/\.ts$/, ''), mutants, source }))
  .sort((a, b) => a.name.localeCompare(b.name, 'en'));

const isNoticed = ({ status }) => status === 'Killed' || status === 'Timeout';
const isUnnoticed = ({ status }) => status === 'Survived' || status === 'NoCoverage';

if (values.unnoticed === undefined) printTable();
else for (const result of results.filter(({ name }) => name.startsWith(values.unnoticed))) printUnnoticed(result);

function printTable() {
  const rows = results.map(({ name, mutants }) => row(`\`${name}\``, mutants));
  const all = row('**all**', results.flatMap(({ mutants }) => mutants)); // prettier-ignore
  console.log(['| File | Noticed | Of | % |', '|---|---:|---:|---:|', ...rows, all].join('\n'));
}

function row(name, mutants) {
  const noticed = mutants.filter(isNoticed).length;
  const valid = noticed + mutants.filter(isUnnoticed).length;
  const share = valid === 0 ? '–' : ((noticed / valid) * 100).toFixed(1).replace(/^100\.0$/, '100');
  return `| ${name} | ${noticed} | ${valid} | ${share} |`;
}

function printUnnoticed({ name, mutants, source }) {
  const lines = source.split('\n');
  for (const { location, replacement, mutatorName, status } of mutants.filter(isUnnoticed)) {
    const { start, end } = location;
    const text = lines.slice(start.line - 1, end.line);
    text[text.length - 1] = text.at(-1).slice(0, end.column - 1);
    text[0] = text[0].slice(start.column - 1);
    console.log(`${name}:${start.line}:${start.column} ${mutatorName} (${status})`);
    console.log(`  line ${lines[start.line - 1].trim()}`);
    console.log(`  - ${text.join(' ').replace(/\s+/g, ' ')}\n  + ${replacement?.replace(/\s+/g, ' ')}`);
  }
}
