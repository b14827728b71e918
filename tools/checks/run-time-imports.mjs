const IMPORT = /^(?:import|export)\s+(type\s+)?([^;'"]*?)from\s+'(\.[^']+)'|\bimport\('(\.[^']+)'\)/gm;

const onlyTypes = (names) =>
  /^\{[^}]*\}\s*$/.test(names) &&
  names
    .replace(/[{}]/g, '')
    .split(',')
    .map((name) => name.trim())
    .every((name) => name === '' || name.startsWith('type '));

/**
 * The relative paths that a source text imports at run time. `atStart` leaves out dynamic imports, which run later.
 * Type-only imports do not count, because they do not exist at run time.
 */
export const runTimeImports = (text, { atStart = false } = {}) =>
  [...text.matchAll(IMPORT)].flatMap(([, type, names, fixed, dynamic]) => {
    if (type || (names !== undefined && onlyTypes(names.trim()))) return [];
    return dynamic === undefined ? [fixed] : atStart ? [] : [dynamic];
  });
