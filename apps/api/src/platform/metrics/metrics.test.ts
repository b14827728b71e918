import { readFileSync } from 'node:fs';
import { expect, test } from '@jest/globals';
import { COUNTERS, GAUGES, HISTOGRAMS } from './metrics.model.js';

const known = [COUNTERS, HISTOGRAMS, GAUGES].flatMap((kind) => Object.values(kind).map(({ name }) => name));
const namesIn = (file: string) => {
  const text = readFileSync(new URL(`../../../../../${file}`, import.meta.url), 'utf8');
  return [...new Set([...text.matchAll(/crease_\w+/g)].map(([name]) => name.replace(/_(bucket|count|sum)$/, '')))];
};

test.each(['docker/grafana/crease.json', 'docker/alerts.yml'])('%s uses only figures that exist', (file) => {
  expect(namesIn(file).filter((name) => !known.includes(name))).toEqual([]);
});

test('the operator’s guide explains every figure', () => {
  const explained = namesIn('docs/operations.md');
  expect(known.filter((name) => !explained.includes(name))).toEqual([]);
});
