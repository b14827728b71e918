import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from '@jest/globals';
import { inRoot } from '../lib/root.mjs';

/** Recorded answers of the NHL, which are no part of the repository. */
const folder = path.resolve(inRoot(''), '..', 'shared', 'data', 'api-fixtures');
const isThere = existsSync(folder);
if (!isThere) console.warn(`Not run: French club names are compared with recorded answers of the NHL in ${folder}.`);

/** The NHL writes the apostrophe of typewriters. */
const typographic = (name) => name.replaceAll("'", '’');

/**
 * The French names of clubs in an answer, by code where the answer has the code, otherwise by the English name. The
 * NHL leaves a French text out where it equals the default.
 */
function namesIn(value, found = new Map()) {
  if (Array.isArray(value)) value.forEach((one) => namesIn(one, found));
  if (value === null || typeof value !== 'object' || Array.isArray(value)) return found;
  const { abbrev, commonName, placeNameWithPreposition: place } = value;
  if (typeof abbrev === 'string' && commonName !== undefined && place?.fr !== undefined)
    found.set(abbrev, typographic(`${commonName.fr ?? commonName.default} ${place.fr}`));
  for (const whole of [value.teamName, value.fullTeamName])
    if (whole?.fr !== undefined) found.set(whole.default, typographic(whole.fr));
  Object.values(value).forEach((one) => namesIn(one, found));
  return found;
}

(isThere ? describe : describe.skip)('French club names', () => {
  test('are those that the NHL uses', async () => {
    const { wordIn } = await import(inRoot('libs/core/src/locale.ts'));
    const { clubName } = await import(inRoot('libs/core/src/players/club.words.ts'));
    const { NHL_CLUBS } = await import(inRoot('libs/core/src/players/clubs.ts'));
    const codes = new Map(NHL_CLUBS.flatMap(({ code, name }) => [code, name].map((key) => [key, code])));
    const recorded = new Map();
    for (const file of readdirSync(folder).filter((name) => name.endsWith('.json')))
      for (const [key, name] of namesIn(JSON.parse(readFileSync(path.join(folder, file), 'utf8'))))
        if (codes.has(key)) recorded.set(codes.get(key), name);
    expect(recorded.size).toBeGreaterThanOrEqual(9);
    const ours = wordIn('fr', () => [...recorded.keys()].map((code) => [code, clubName(code)]));
    expect(Object.fromEntries(ours)).toEqual(Object.fromEntries(recorded));
  });
});
