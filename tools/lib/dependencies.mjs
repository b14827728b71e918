// Reads the application's packages from package-lock.json and node_modules, for audit.mjs.
import fs from 'node:fs';
import path from 'node:path';

/** Older versions have vulnerabilities or lack features that our code relies on. */
export const floors = {
  ws: '8.21.0',
  'socket.io-parser': '4.2.7',
  multer: '2.3.0',
  '@nestjs/platform-fastify': '11.1.14',
  '@mikro-orm/core': '6.6.14',
};

/** Licences that any package of the application may have. */
const free = new Set([
  'MIT',
  'MIT-0',
  'ISC',
  '0BSD',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'Apache-2.0',
  'BlueOak-1.0.0',
  'CC0-1.0',
  'Unlicense',
  'Zlib',
  'PostgreSQL',
  'Python-2.0',
]);

/** Licences that are acceptable for the way these packages are used. */
const exceptions = [
  // A library loaded at run time from a separate file that users can replace.
  { names: /^@img\/sharp-/, licences: ['LGPL-3.0-or-later'] },
  // A font that is passed on unchanged.
  { names: /^@fontsource/, licences: ['OFL-1.1'] },
];

export const nameOf = (place) => place.split('node_modules/').at(-1);

export function tooOld(packages) {
  return Object.entries(packages).flatMap(([place, { version }]) => {
    const floor = floors[nameOf(place)];
    return floor && isBelow(version, floor)
      ? [`${place} is ${version}, below ${floor}: raise it or override it in package.json.`]
      : [];
  });
}

export function isBelow(version, floor) {
  const numbers = (text) => text.split('-')[0].split('.').map(Number);
  const [a, b] = [numbers(version), numbers(floor)];
  const at = a.findIndex((number, index) => number !== b[index]);
  return at >= 0 && a[at] < b[at];
}

/**
 * Paths of all shipped packages: the server's run-time packages and those the web app is built from. `imported` are the
 * packages that the web app's own files import.
 */
export function shipped(packages, imported) {
  const places = new Set(
    Object.keys(packages).filter(
      (place) => place.startsWith('node_modules/') && !packages[place].dev && !packages[place].link,
    ),
  );
  const waiting = imported.map((name) => resolve(packages, '', name)).filter(Boolean);
  for (let place = waiting.pop(); place !== undefined; place = waiting.pop()) {
    if (places.has(place)) continue;
    places.add(place);
    waiting.push(
      ...Object.keys(packages[place].dependencies ?? {})
        .map((name) => resolve(packages, place, name))
        .filter(Boolean),
    );
  }
  return [...places].sort();
}

function resolve(packages, from, name) {
  for (let folder = from; ; folder = folder.slice(0, Math.max(0, folder.lastIndexOf('/node_modules/')))) {
    const place = `${folder ? `${folder}/` : ''}node_modules/${name}`;
    if (packages[place]) return place;
    if (!folder) return null;
  }
}

export function importsIn(folder) {
  const found = new Set();
  for (const entry of fs.readdirSync(folder, { recursive: true, withFileTypes: true })) {
    if (
      !entry.isFile() ||
      !/\.(?:tsx?|css)$/.test(entry.name) ||
      /\.test\.|[\\/]testing(?:[\\/]|$)/.test(path.join(entry.parentPath, entry.name))
    )
      continue;
    const text = fs.readFileSync(path.join(entry.parentPath, entry.name), 'utf8');
    for (const [, typeOnly, name] of text.matchAll(
      /(?:\b(?:import|export)\s+(type\s)?(?:[^'";]*?\sfrom\s*)?|\bimport\(|\burl\()['"]((?:@[\w.-]+\/)?[\w-][\w.-]*)[^'"]*['"]/g,
    )) {
      if (!typeOnly && !name.startsWith('@crease') && !name.startsWith('node:')) found.add(name);
    }
  }
  return [...found].sort();
}

/** True when the package `name` may be shipped with an SPDX licence. */
export function mayShip(licence, name) {
  const allowed = (one) =>
    free.has(one) || exceptions.some(({ names, licences }) => names.test(name) && licences.includes(one));
  const plain = licence.replace(/[()]/g, ' ').trim();
  // In "A OR B AND C", AND binds more tightly than OR.
  return plain.split(/\s+OR\s+/).some((choice) => choice.split(/\s+AND\s+/).every((one) => allowed(one.trim())));
}

/**
 * One sentence per shipped package with an unknown or unacceptable licence. `installed` reads a package of
 * node_modules.
 */
export function foreignLicences(packages, places, installed) {
  return places.flatMap((place) => {
    const licence = packages[place].license ?? installed(place);
    if (licence === null)
      return [`${place} names no licence: look at it, and replace it or name it in tools/lib/dependencies.mjs.`];
    return mayShip(licence, nameOf(place))
      ? []
      : [
          `${place} is under ${licence}, which may not be part of the product: replace it, or decide otherwise in tools/lib/dependencies.mjs.`,
        ];
  });
}

/** An installed package's licence, also in formats that npm no longer records; null without one. */
export function installedLicence(root, place) {
  try {
    const folder = path.join(root, place);
    const { license, licenses } = JSON.parse(fs.readFileSync(path.join(folder, 'package.json'), 'utf8'));
    const named = [license ?? licenses]
      .flat()
      .map((one) => (typeof one === 'object' ? one?.type : one))
      .filter(Boolean);
    if (named.length > 0) return named.join(' OR ');
    const file = fs.readdirSync(folder).find((name) => /^(?:licen[cs]e|copying|readme)/i.test(name));
    const text = file ? fs.readFileSync(path.join(folder, file), 'utf8') : '';
    return /Permission is hereby granted, free of charge/.test(text) || /\bMIT\b/.test(text) ? 'MIT' : null;
  } catch {
    return null;
  }
}

/**
 * High and critical vulnerabilities from `npm audit --json`, in shipped packages and in others. Null when the output is
 * no audit: no network, or a registry without audits.
 */
export function holesIn(output, places) {
  let report;
  try {
    report = JSON.parse(output.slice(output.indexOf('{')));
  } catch {
    return null;
  }
  if (typeof report.vulnerabilities !== 'object' || report.vulnerabilities === null) return null;
  const names = new Set(places.map(nameOf));
  const serious = Object.values(report.vulnerabilities).filter(({ severity }) =>
    ['high', 'critical'].includes(severity),
  );
  const shippedHole = ({ name, nodes }) =>
    nodes?.length ? nodes.some((place) => places.includes(place)) : names.has(name);
  return { shipped: serious.filter(shippedHole), others: serious.filter((hole) => !shippedHole(hole)) };
}
