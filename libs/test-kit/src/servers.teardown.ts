/** Maximum time to exit after the tests, ms: open resources would keep jest running. */
const PATIENCE_MS = 30_000;

export default async function teardown(): Promise<void> {
  await globalThis.testServers?.stop();
  setTimeout(() => {
    const resources = process.getActiveResourcesInfo().join(', ');
    process.stderr.write(`The tests are over, and jest is kept from ending by ${resources}\n`);
    process.exit(1);
  }, PATIENCE_MS).unref();
}
