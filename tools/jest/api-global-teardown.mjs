export default async function stopDatabases() {
  await globalThis.testRedis?.stop();
  await globalThis.testPgbouncer?.stop();
  await globalThis.testPostgres?.stop();
}
