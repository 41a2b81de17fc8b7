import { execFileSync, spawn } from 'node:child_process';
import { appendFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { createInterface } from 'node:readline';
import { expect, test } from '@playwright/test';
import { type TemporaryFolder, temporaryFolder } from '@rotadas/servers/leftovers/temporary-folder';
import { listProcesses } from '@rotadas/servers/processes/process-tree';
import { freePort } from '@rotadas/servers/processes/ports';
import { makeAccount } from '../support/accounts.ts';
import { callApi, makeProvider } from '../support/api.ts';
import { isComplete } from '../support/product-status.ts';
import { adminAccount } from '../support/signed-in.ts';
import { linkPackages } from '../support/link-packages.ts';

const ROOT = resolve(import.meta.dirname, '../..');
const BUILD_MS = 900_000;

test.describe.configure({ mode: 'serial' });

let folder: TemporaryFolder;
let clone: string;
test.beforeAll(async () => {
  folder = await temporaryFolder('clone');
  clone = join(folder.path, 'rotadas');
  execFileSync('git', ['clone', '--quiet', ROOT, clone]);
  await linkPackages(clone);
});
test.afterAll(() => folder.remove());

test('npm start works on a fresh clone, and Ctrl-C leaves nothing running', async () => {
  test.setTimeout(BUILD_MS);
  const { product, stop } = await startIn(clone, ['start']);
  try {
    expect(await isComplete(product, await adminAccount(product))).toBe(true);

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
      .poll(async () => (await callApi(product, 'GET', '/api/providers/active', { account })).body)
      .toHaveLength(4);
  } finally {
    await stop();
  }
  expectNothingRuns();
});

test('npm run dev restarts a service when its source or a contract changes, and no other', async () => {
  test.setTimeout(BUILD_MS);
  const { product, lines, stop } = await startIn(clone, ['run', 'dev', '--', 'web', 'users']);
  const starts = (service: string) =>
    lines.filter((line) => line.includes(service) && /is up|listens on/.test(line)).length;
  try {
    expect(await isComplete(product, await adminAccount(product))).toBe(true);
    const page = await fetch(`${product.url}/login`);
    expect(await page.text()).toContain('/@vite/client');
    expect([starts('users'), starts('gateway')]).toEqual([1, 1]);

    await appendFile(join(clone, 'services/users/src/main.ts'), "\nconsole.log('edited users');\n");
    await expect.poll(() => lines.join('\n')).toContain('edited users');
    await appendFile(join(clone, 'libs/contracts/src/users/user.ts'), "\nconsole.log('edited contract');\n");
    await expect.poll(() => starts('users')).toBe(3);
    expect(lines.join('\n')).toContain('edited contract');
    expect(starts('gateway')).toBe(1);

    const text = join(clone, 'web/src/app/home/home.tr.ts');
    await appendFile(text, "\nexport const edited = 'edited web';\n");
    const module = () => fetch(`${product.url}/src/app/home/home.tr.ts`).then((reply) => reply.text());
    await expect.poll(module).toContain('edited web');
  } finally {
    await stop();
  }
  expectNothingRuns();
});

async function startIn(cwd: string, script: string[]) {
  const port = await freePort();
  const authEmulatorPort = await freePort();
  const lines: string[] = [];
  const launcher = spawn('npm', script, {
    cwd,
    // Ctrl-C in a terminal signals the whole process group.
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      ...process.env,
      NX_DAEMON: 'false',
      BUILD_IS_CURRENT: 'false',
      PORT: String(port),
      AUTH_EMULATOR_PORT: String(authEmulatorPort),
      DATA_DIR: join(folder.path, 'data'),
      DEMO_PROVIDERS: '3',
    },
  });
  for (const stream of [launcher.stdout, launcher.stderr])
    createInterface({ input: stream }).on('line', (line) => {
      process.stdout.write(`  ${line}\n`);
      lines.push(line);
    });
  const ended = new Promise<number | null>((done) => launcher.on('close', done));
  const url = `http://localhost:${port}`;
  const stop = async () => {
    if (launcher.pid && launcher.exitCode === null) process.kill(-launcher.pid, 'SIGINT');
    await ended;
  };
  try {
    await Promise.race([
      expect.poll(() => lines.join('\n'), { timeout: BUILD_MS }).toContain(`is ready: ${url}`),
      ended.then((code) => Promise.reject(new Error(`npm ${script.join(' ')} ended with ${code}`))),
    ]);
  } catch (error) {
    await stop();
    throw error;
  }
  return { product: { url, authEmulator: `127.0.0.1:${authEmulatorPort}` }, lines, stop };
}

/** Every process of the clone has one of its paths in the command. */
function expectNothingRuns() {
  expect(listProcesses().filter(({ command }) => command.includes(folder.path))).toEqual([]);
}
