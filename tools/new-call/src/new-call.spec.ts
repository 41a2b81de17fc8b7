import { execFile } from 'node:child_process';
import { cp, mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join, resolve } from 'node:path';
import { promisify } from 'node:util';
import type { CallAnswers } from './slice.ts';

const ROOT = resolve(import.meta.dirname, '../../..');
const COPIED = ['libs/contracts', 'libs/service-kit', 'services', 'web/src', 'web/tsconfig.json'];
/** For five generations, two compilations or a test run on a busy machine. */
const LIMIT_MS = 300_000;
const COMMON = { name: 'renameVehicle', summary: "Renames a user's vehicle" } as const;
const CALLS: readonly Omit<CallAnswers, 'name' | 'summary'>[] = [
  {
    ...{ area: 'reports', into: 'reports', access: 'admin', takesInput: 'yes', web: 'profile' },
    ...{ method: 'PATCH', path: '/api/vehicles/{id}/name' },
  },
  {
    ...{ area: 'users', into: 'new', access: 'public', takesInput: 'no', web: 'search' },
    ...{ method: 'GET', path: '/api/vehicles' },
  },
  {
    ...{ area: 'providers', into: 'planned', access: 'signed-in', takesInput: 'yes', web: 'no' },
    ...{ method: 'DELETE', path: '/api/vehicles/{id}/plans/{plan}' },
  },
  {
    ...{ area: 'matching', into: 'places', access: 'signed-in', takesInput: 'no', web: 'no' },
    ...{ method: 'POST', path: '/api/vehicles' },
  },
  {
    ...{ area: 'notifications', into: 'inbox', access: 'admin', takesInput: 'yes', web: 'notifications' },
    ...{ method: 'GET', path: '/api/admin/vehicles' },
  },
];

describe('npm run new:call -w tools/new-call', () => {
  let folder: string;
  let workspace: string;
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'new-call-'));
    workspace = await copyWorkspace(folder);
    for (const answers of CALLS) await generate(workspace, { ...COMMON, ...answers });
    await run(workspace, 'typescript/bin/tsc', '-p', 'libs/contracts/tsconfig.build.json', '--noCheck');
  }, LIMIT_MS);
  afterAll(() => rm(folder, { recursive: true }));

  it.each([
    [
      'services/gateway',
      [
        'services/*/src/app.module.ts',
        'services/gateway/src/calls/calls.spec.ts',
        '**/rename-vehicle*.spec.ts',
      ],
    ],
    ['web', ['web/src/features/*/rename-vehicle.api.ts']],
  ])(
    'writes code that compiles with the options of %s',
    async (project, include) => {
      const config = { extends: `./${project}/tsconfig.json`, include };
      await writeFile(join(workspace, 'tsconfig.json'), JSON.stringify(config));
      // More checkers would check shared types once each.
      await run(workspace, 'typescript/bin/tsc', '-p', '.', '--checkers', '1');
    },
    LIMIT_MS,
  );

  it(
    'writes tests that pass, and what the tests of all calls need',
    async () => {
      const config = `import { typescript } from '${ROOT}/jest.config.mjs';\nexport default typescript;\n`;
      await writeFile(join(workspace, 'jest.config.mjs'), config);
      const patterns = [
        'rename-vehicle',
        'service-access.spec',
        'all-calls.spec',
        'gateway/src/calls/calls.spec',
      ];
      await run(workspace, 'jest/bin/jest.js', '--runInBand', ...patterns);
    },
    LIMIT_MS,
  );
});

/** The workspace without tools; other packages are those of the original. */
async function copyWorkspace(folder: string): Promise<string> {
  const workspace = join(folder, 'workspace');
  const filter = (path: string) =>
    path.endsWith('service-kit/dist') || !['node_modules', 'dist'].includes(basename(path));
  const copied = [...COPIED, 'docs/operate/security.md', 'tsconfig.base.json'];
  for (const path of copied) await cp(join(ROOT, path), join(workspace, path), { recursive: true, filter });
  await mkdir(join(workspace, 'node_modules/@rotadas'), { recursive: true });
  await symlink(join(ROOT, 'node_modules'), join(folder, 'node_modules'));
  for (const path of ['libs/service-kit', 'services/gateway', 'services/matching', 'web'])
    await symlink(join(ROOT, path, 'node_modules'), join(workspace, path, 'node_modules'));
  for (const name of ['contracts', 'service-kit'])
    await symlink(join(workspace, 'libs', name), join(workspace, 'node_modules/@rotadas', name));
  return workspace;
}

const generate = (workspace: string, answers: CallAnswers) =>
  run(
    ...[workspace, 'plop/bin/plop.js', '--plopfile', join(ROOT, 'tools/new-call/plopfile.mjs')],
    ...['--dest', workspace, 'call', '--'],
    ...Object.entries(answers).flatMap(([name, value]) => [`--${name}`, value]),
  );

/** Runs a program of the workspace's packages; rejects with its output. */
const run = (cwd: string, program: string, ...options: string[]) =>
  promisify(execFile)(
    process.execPath,
    ['--experimental-vm-modules', join(ROOT, 'node_modules', program), ...options],
    { cwd },
  ).catch((error: { stdout: string; stderr: string }) => {
    throw new Error(error.stdout + error.stderr);
  });
