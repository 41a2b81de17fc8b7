/** Maximum time to exit after the tests, ms: open resources would keep jest running. */
const STOP_TIMEOUT_MS = 30_000;

export default async function teardown(): Promise<void> {
  await globalThis.testServers?.stop();
  setTimeout(() => {
    const resources = process.getActiveResourcesInfo().join(', ');
    process.stderr.write(`The tests have ended, but jest is kept alive by ${resources}\n`);
    process.exit(1);
  }, STOP_TIMEOUT_MS).unref();
}
