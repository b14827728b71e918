// Imported first by every tool, so that an old Node prints one sentence. MikroORM 7 needs 22.17; the package
// node-linux-* provides Node 24 to npm scripts on Linux.
const needed = [22, 17];
const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);

if (major < needed[0] || (major === needed[0] && minor < needed[1])) {
  const remedy = process.env.npm_lifecycle_event
    ? 'install a newer one from https://nodejs.org'
    : 'start it through npm (for example "npm start"), which brings its own on Linux, or install a newer one from https://nodejs.org';
  console.error(`Crease needs Node ${needed.join('.')} or newer and this is ${process.versions.node}: ${remedy}.`);
  process.exit(1);
}
