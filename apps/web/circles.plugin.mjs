// Fails a build with circular imports: one of the files would read constants that are still undefined.

/** @returns {import('vite').Plugin} */
export function circles() {
  return {
    name: 'circles',
    apply: 'build',
    generateBundle(_, bundle) {
      const circle = findCircle(
        new Map(
          Object.values(bundle)
            .filter(({ type, exports }) => type === 'chunk' && exports.length > 0)
            .map(({ fileName, imports }) => [fileName, imports]),
        ),
      );
      if (circle) this.error(`Files import each other: ${circle.join(' → ')}. Move their modules into one part.`);
    },
  };
}

/** The names of files that import each other, with the first one again at the end; null without a circle. */
export function findCircle(imports) {
  const ended = new Set();
  const path = [];
  const visit = (name) => {
    if (ended.has(name) || !imports.has(name)) return null;
    if (path.includes(name)) return [...path.slice(path.indexOf(name)), name];
    path.push(name);
    for (const next of imports.get(name)) {
      const circle = visit(next);
      if (circle) return circle;
    }
    path.pop();
    ended.add(name);
    return null;
  };
  for (const name of imports.keys()) {
    const circle = visit(name);
    if (circle) return circle;
  }
  return null;
}
