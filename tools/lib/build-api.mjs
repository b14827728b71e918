import fs from 'node:fs';
import path from 'node:path';
import { transformFile } from '@swc/core';
import { inRoot, root } from './root.mjs';

/**
 * Builds what a Nest configuration names, sources by SWC and assets as they are: the same files as "nest build" makes,
 * without the packages of Nest's command line.
 */
export async function buildApi({ config = inRoot('nest-cli.json'), out = inRoot('dist') } = {}) {
  const { compilerOptions } = JSON.parse(fs.readFileSync(config, 'utf8'));
  const { filenames, ignore } = compilerOptions.builder.options;
  const files = filenames.flatMap((folder) =>
    fs.readdirSync(inRoot(folder), { recursive: true }).map((name) => path.join(folder, name)),
  );
  const isIn = (file, patterns) => patterns.some((pattern) => path.matchesGlob(file, pattern));
  const sources = files.filter((file) => /(?<!\.d)\.ts$/.test(file) && !isIn(file, ignore));
  const assets = files.filter((file) =>
    isIn(
      file,
      compilerOptions.assets.map(({ include }) => include),
    ),
  );

  if (compilerOptions.deleteOutDir) fs.rmSync(out, { recursive: true, force: true });
  for (const folder of new Set([...sources, ...assets].map((file) => path.dirname(path.join(out, file)))))
    fs.mkdirSync(folder, { recursive: true });
  for (const file of assets) fs.copyFileSync(inRoot(file), path.join(out, file));
  await Promise.all(sources.map((file) => compile(file, path.join(out, file.replace(/\.ts$/, '.js')))));
}

async function compile(file, to) {
  const sourceFileName = path.relative(path.dirname(to), inRoot(file));
  const { code, map } = await transformFile(inRoot(file), { root, sourceFileName });
  await Promise.all([
    fs.promises.writeFile(to, `${code}\n//# sourceMappingURL=${path.basename(to)}.map`),
    fs.promises.writeFile(`${to}.map`, map),
  ]);
}
