import { execFileSync, spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { createInterface } from 'node:readline';
import { expect, test } from '@playwright/test';
import { freePort } from '../../tools/start/src/processes/free-port.ts';
import { makeAccount } from '../support/accounts.ts';
import { callApi, makeProvider } from '../support/api.ts';
import { listProcesses } from '../support/processes.ts';

const ROOT = resolve(import.meta.dirname, '../..');
const INSTALL_AND_BUILD_MS = 900_000;

test('npm start on a fresh clone does the main job, and Ctrl-C leaves nothing running', async () => {
  test.setTimeout(INSTALL_AND_BUILD_MS);
  const folder = await mkdtemp(join(tmpdir(), 'rotadas-clone-'));
  const clone = join(folder, 'rotadas');
  execFileSync('git', ['clone', '--quiet', ROOT, clone]);

  const port = await freePort();
  const authEmulatorPort = await freePort();
  const launcher = spawn('npm', ['start'], {
    cwd: clone,
    detached: true, // a process group of its own, as a terminal gives it: Ctrl-C goes to the whole group
    stdio: ['ignore', 'pipe', 'inherit'],
    env: {
      ...process.env,
      PORT: String(port),
      AUTH_EMULATOR_PORT: String(authEmulatorPort),
      DATA_DIR: join(folder, 'data'),
      DEMO_PROVIDERS: '3',
      NX_DAEMON: 'false',
    },
  });
  const ended = new Promise<number | null>((done) => launcher.on('exit', done));
  try {
    const address = `http://localhost:${port}`;
    await new Promise<void>((ready, failed) => {
      createInterface({ input: launcher.stdout }).on('line', (line) => {
        process.stdout.write(`  ${line}\n`);
        if (line.includes(address)) ready();
      });
      launcher.on('exit', (code) => failed(new Error(`npm start ended with ${code}`)));
    });
    const product = { url: address, authEmulator: `127.0.0.1:${authEmulatorPort}` };
    expect((await callApi(product, 'GET', '/readyz')).status).toBe(200);

    const account = await makeAccount(product);
    const id = await makeProvider(product, account, 'Taze Kopya');
    const online = await callApi(product, 'POST', '/api/providers/status', {
      account,
      body: {
        isOnline: true,
        service: { type: 'cargo', from: 'Ankara', to: 'Konya', duration: 60 },
        latitude: 39.9,
        longitude: 32.8,
      },
    });
    expect(online.status).toBe(200);
    const seen = await callApi(product, 'GET', '/api/providers/active?serviceType=cargo', { account });
    expect(seen.body).toContainEqual(expect.objectContaining({ id, latitude: 39.9, longitude: 32.8 }));
    await expect
      .poll(async () => (await callApi(product, 'GET', '/api/providers/active', { account })).body, {
        timeout: 60_000,
      })
      .toHaveLength(4); // ours and the three demo providers
  } finally {
    if (launcher.pid && launcher.exitCode === null) process.kill(-launcher.pid, 'SIGINT');
    await ended;
  }
  // Everything that the clone started has its path, or its data folder's, on the command line.
  expect(listProcesses().filter(({ command }) => command.includes(folder))).toEqual([]);
  await rm(folder, { recursive: true, force: true });
});
