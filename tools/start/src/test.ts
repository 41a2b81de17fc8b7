import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { onStopSignal } from './processes/stop-signal.ts';
import { startServers, type Servers } from './servers/start-servers.ts';
import { environment } from './settings/environment.ts';
import { runPart, type PartResult } from './testing/run-part.ts';

const say = (line: string): void => console.log(line);
const testEnv = { ...environment.all, NX_DAEMON: 'false', NX_TUI: 'false', CI: environment.all['CI'] ?? '1' };
const dataDir = await mkdtemp(join(tmpdir(), 'rotadas-test-'));
let servers: Servers | undefined;

onStopSignal(async () => servers?.stop());

try {
  const results = await runAllParts();
  say('');
  for (const { name, seconds, passed, failed, flaky } of results) {
    const late = flaky === 0 ? '' : `, ${flaky} of the passed only at the second try (named above)`;
    say(`${name.padEnd(18)} ${String(seconds).padStart(4)} s  ${passed} passed, ${failed} failed${late}`);
  }
  const passed = results.reduce((sum, part) => sum + part.passed, 0);
  const failed = results.reduce((sum, part) => sum + part.failed, 0);
  await servers?.stop();
  say(`${passed} passed, ${failed} failed`);
  process.exitCode = failed === 0 ? 0 : 1;
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  await servers?.stop();
  say('0 passed, 1 failed');
  process.exitCode = 1;
} finally {
  await rm(dataDir, { recursive: true, force: true });
}

/** The integration tests get servers started here once; the browser tests start a whole product of their own. */
async function runAllParts(): Promise<PartResult[]> {
  const results: PartResult[] = [];
  for (const name of ['lint', 'typecheck', 'test:unit']) results.push(await runPart(name, testEnv));
  servers = await startServers({ dataDir, log: say });
  const addresses = {
    MONGODB_URI: servers.mongodb.url,
    REDIS_URL: servers.redis.url,
    NATS_URL: servers.nats.url,
  };
  results.push(await runPart('test:integration', { ...testEnv, ...addresses }));
  await servers.stop();
  results.push(await runPart('test:e2e', testEnv));
  return results;
}
