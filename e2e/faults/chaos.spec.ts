import { expect, test } from '@playwright/test';
import { runCommand } from '@rotadas/servers/processes/run-command';
import { rootDir } from '@rotadas/servers/settings/environment';

const LIMIT_MS = 480_000;

/** This seed stops several kinds of parts, among them the markers Redis and NATS. */
const SEED = '2';

test('60 s with a killed or paused part every 10 s lose nothing and do nothing twice', async () => {
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
