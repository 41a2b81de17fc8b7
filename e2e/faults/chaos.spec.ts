import { expect, test } from '@playwright/test';
import { runCommand } from '@rotadas/servers/processes/run-command';
import { rootDir } from '@rotadas/servers/settings/folders';

/** A busy machine starts the product slowly, and does slowly what is left to be done. */
const LIMIT_MS = 480_000;

/** Its six faults kill and stop services and servers, Redis of the markers and NATS among them. */
const SEED = '2';

test('60 s in which every 10 s a part is killed or stands still lose nothing and do nothing twice', async () => {
  test.setTimeout(LIMIT_MS);
  const size = ['--minutes', '1', '--seed', SEED, '--providers', '100', '--viewers', '40'];
  const { code, output } = await runCommand(
    'npm',
    ['run', '--silent', 'chaos', '-w', 'tools/lab', '--', ...size],
    {
      cwd: rootDir,
      env: process.env,
      timeoutMs: LIMIT_MS,
    },
  );
  process.stdout.write(output.replaceAll(/^/gm, '  [chaos] '));
  expect(code, output).toBe(0);
});
