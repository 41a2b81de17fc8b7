import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { ESLint } from 'eslint';
import tseslint from 'typescript-eslint';
import { importBoundaries, DRIVERS_ALSO_IN } from './boundaries.mjs';
import { resolving } from './resolving.mjs';

const ROOT = resolve(import.meta.dirname, '../..');

const FILES = {
  'libs/contracts/package.json': '{ "name": "@rotadas/contracts" }',
  'libs/contracts/src/user.ts': '',
  'libs/brand-new/package.json': '{ "name": "@rotadas/brand-new" }',
  'libs/brand-new/src/thing.ts': '',
  'services/users/package.json': '{ "name": "@rotadas/users" }',
  'services/users/src/names.ts': '',
  'web/package.json': '{ "name": "@rotadas/web" }',
  'web/src/shared/texts.ts': '',
  'web/src/app/store.ts': '',
  'web/src/features/map/pin.ts': '',
  'web/src/features/weather/rain.ts': '',
};

/** Each rule with a file, a forbidden import and an allowed one. */
const CASES = [
  ['contracts imports no package of ours', 'libs/contracts/src/a.ts', '@rotadas/servers/x', 'zod'],
  ['contracts imports no framework', 'libs/contracts/src/a.ts', '@nestjs/common', 'zod'],
  [
    'service-kit imports contracts only',
    'libs/service-kit/src/a.ts',
    '@rotadas/users/x',
    '@rotadas/contracts/x',
  ],
  ['test-kit imports no service', 'libs/test-kit/src/a.ts', '@rotadas/users/x', '@rotadas/servers/x'],
  ['servers imports no other package', 'libs/servers/src/a.ts', '@rotadas/contracts/x', 'zod'],
  ['a new library imports no other package', 'libs/brand-new/src/a.ts', '@rotadas/contracts/x', './thing.ts'],
  ['a service imports no other', 'services/users/src/a.ts', '@rotadas/reports/x', '@rotadas/contracts/x'],
  [
    'a service imports nothing for tests',
    ...['services/users/src/a.ts', '@rotadas/service-kit/testing/x', '@rotadas/service-kit/nats/x'],
  ],
  [
    'a test imports no other service',
    ...['services/users/test/a.spec.ts', '@rotadas/reports/x', '@rotadas/test-kit/eventually'],
  ],
  ['the web app imports contracts only', 'web/src/app/a.ts', '@rotadas/servers/x', '@rotadas/contracts/x'],
  ['shared imports no feature', 'web/src/shared/a.ts', '../features/map/pin.ts', './texts.ts'],
  ['shared does not import app', 'web/src/shared/a.ts', '../app/store.ts', './texts.ts'],
  ['a feature does not import app', 'web/src/features/map/a.ts', '../../app/store.ts', './pin.ts'],
  ['a feature imports no other', 'web/src/features/map/a.ts', '../weather/rain.ts', '../../shared/texts.ts'],
  ['nor does a new feature', 'web/src/features/weather/a.ts', '../map/pin.ts', './rain.ts'],
  [
    'no path leads into another package',
    ...['services/users/src/a.ts', '../../../libs/contracts/src/user.ts', './names.ts'],
  ],
];

const DRIVERS = ['mongoose', 'mongodb', 'ioredis', 'bullmq', '@nats-io/transport-node', '@nats-io/jetstream'];

describe('import rules', () => {
  let root;
  let eslint;
  const faultsOf = async (file, imported) => {
    const [result] = await eslint.lintText(`import '${imported}';\n`, { filePath: join(root, file) });
    return result.messages.map(({ ruleId, message }) => `${ruleId}: ${message}`);
  };

  beforeAll(async () => {
    root = await mkdtemp(join(tmpdir(), 'rotadas-eslint-'));
    for (const [file, text] of Object.entries({ ...FILES, ...kept('service-kit', 'test-kit', 'servers') })) {
      await mkdir(dirname(join(root, file)), { recursive: true });
      await writeFile(join(root, file), text);
    }
    eslint = new ESLint({
      cwd: root,
      overrideConfigFile: true,
      baseConfig: [
        { files: ['**/*.ts'], languageOptions: { parser: tseslint.parser } },
        { plugins: { '@typescript-eslint': tseslint.plugin } },
        resolving,
        ...importBoundaries(root),
      ],
    });
  });
  afterAll(() => rm(root, { recursive: true }));

  it.each(CASES)('%s', async (_rule, file, bad, good) => {
    expect(await faultsOf(file, bad)).toHaveLength(1);
    expect(await faultsOf(file, good)).toEqual([]);
  });

  it.each(DRIVERS)('allows %s in stores only', async (driver) => {
    expect(await faultsOf('services/users/src/users/a.ts', driver)).toHaveLength(1);
    expect(await faultsOf('libs/service-kit/src/logs/a.ts', driver)).toHaveLength(1);
    expect(await faultsOf('services/users/src/users/store/a.ts', driver)).toEqual([]);
    expect(await faultsOf('libs/service-kit/src/nats/a.ts', driver)).toEqual([]);
  });

  it.each(Object.keys(DRIVERS_ALSO_IN))('still needs the exception for %s', async (folder) => {
    expect(existsSync(join(ROOT, folder))).toBe(true);
    const files = (await readdir(join(ROOT, folder), { recursive: true })).filter((name) =>
      /\.ts$/.test(name),
    );
    const texts = await Promise.all(files.map((name) => readFile(join(ROOT, folder, name), 'utf8')));
    expect(texts.some((text) => /from '(mongoose|mongodb|ioredis|bullmq|@nats-io\/)/.test(text))).toBe(true);
  });

  it('apply to every feature in `npm run lint`', async () => {
    const all = new ESLint({ cwd: ROOT });
    const features = await readdir(join(ROOT, 'web/src/features'));
    const config = await all.calculateConfigForFile(join(ROOT, 'web/src/features', features[0], 'a.ts'));
    const [, { zones }] = config.rules['import-x/no-restricted-paths'];
    const targets = zones.map(({ target }) => target);
    expect(targets).toEqual(
      expect.arrayContaining(features.map((name) => join(ROOT, 'web/src/features', name))),
    );
    expect(config.rules['import-x/no-relative-packages'][0]).toBe(2);
  });
});

function kept(...libraries) {
  const manifest = (name) => [`libs/${name}/package.json`, `{ "name": "@rotadas/${name}" }`];
  return Object.fromEntries(libraries.map(manifest));
}
