/** How long jest may live after its tests, ms: what one left open would keep it for ever. */
const PATIENCE_MS = 30_000;

/** Stops what the set-up started; fails a run that does not end then. */
export default async function teardown(): Promise<void> {
  await globalThis.testServers?.stop();
  setTimeout(() => {
    const resources = process.getActiveResourcesInfo().join(', ');
    process.stderr.write(`The tests are over, and jest is kept from ending by ${resources}\n`);
    process.exit(1);
  }, PATIENCE_MS).unref();
}
