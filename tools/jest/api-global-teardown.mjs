export default async function stopDatabases() {
  await globalThis.testPostgres?.stop();
}
