export default async function stopDatabases() {
  await globalThis.testRedis?.stop();
  await globalThis.testPostgres?.stop();
}
