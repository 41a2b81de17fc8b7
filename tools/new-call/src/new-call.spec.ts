import { execFile } from 'node:child_process';
import { cp, mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { AREAS } from './slice.ts';

const ROOT = resolve(import.meta.dirname, '../../..');
const PLOP = join(ROOT, 'node_modules/plop/bin/plop.js');

const changedFiles = (area: string) => [
  `libs/contracts/src/${area}/${area}.calls.ts`,
  `libs/contracts/src/${area}/${area}.rpc.ts`,
  `services/${area}/src/app.module.ts`,
  `services/gateway/src/${area}/${area}.controller.ts`,
];

describe('npm run new:call -w tools/new-call', () => {
  let folder: string;
  beforeEach(async () => void (folder = await mkdtemp(join(tmpdir(), 'new-call-'))));
  afterEach(() => rm(folder, { recursive: true }));

  const read = (path: string) => readFile(join(folder, path), 'utf8');
  const run = (answers: Record<string, string>) =>
    promisify(execFile)(process.execPath, [
      ...[PLOP, '--plopfile', join(ROOT, 'tools/new-call/plopfile.mjs'), '--dest', folder, 'call', '--'],
      ...Object.entries(answers).flatMap(([name, value]) => [`--${name}`, value]),
    ]);

  it.each(AREAS)('adds a call of %s next to its neighbours, and its slice', async (area) => {
    const changed = changedFiles(area);
    for (const path of changed) await cp(join(ROOT, path), join(folder, path), { recursive: true });
    await run({
      area,
      name: 'renameVehicle',
      method: 'PATCH',
      path: '/api/vehicles/{id}',
      access: 'admin',
      takesInput: 'yes',
      feature: 'profile',
      summary: "Renames a user's vehicle",
    });
    const [calls = '', rpcs = '', modules = '', controller = ''] = await Promise.all(changed.map(read));
    expect(calls).toMatch(
      /,\n {2}renameVehicle: defineCall\(\{(\n .*)*\n {4}summary: "Renames a user's vehicle",/,
    );
    expect(calls).toMatch(/params: RenameVehicleParams,\n {4}body: RenameVehicleInput,/);
    expect(rpcs).toMatch(new RegExp(`,\\n {2}renameVehicle: .*\\n.*'${area}.rename-vehicle'`));
    expect(modules).toMatch(/,\n {8}RenameVehicleModule,\n {6}\],/);
    expect(controller).toContain(`@HandleCall(${area}Calls.renameVehicle)\n  renameVehicle({`);
    const service = `services/${area}/src/rename-vehicle/rename-vehicle`;
    const written = [
      `libs/contracts/src/${area}/rename-vehicle.ts`,
      `libs/contracts/src/${area}/rename-vehicle.spec.ts`,
      ...['controller', 'module', 'service', 'service.spec'].map((kind) => `${service}.${kind}.ts`),
      `services/gateway/src/${area}/rename-vehicle.spec.ts`,
      'web/src/features/profile/rename-vehicle.api.ts',
    ];
    for (const path of written) expect(await read(path)).toMatch(/RenameVehicle|renameVehicle/);
  });
});
