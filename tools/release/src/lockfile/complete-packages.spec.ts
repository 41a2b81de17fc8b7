import { completePackages, missingPackages, parsePlatform, readLockfiles } from './complete-packages.ts';

const tool = { version: '1.2.3', dev: true, optionalDependencies: { 'tool-win32-arm64-msvc': '1.2.3' } };

describe('completePackages', () => {
  it('adds packages of another platform, for that platform only', () => {
    expect(completePackages({ '': {}, 'node_modules/tool': tool })).toEqual({
      '': {},
      'node_modules/tool': tool,
      'node_modules/tool-win32-arm64-msvc': {
        version: '1.2.3',
        os: ['win32'],
        cpu: ['arm64'],
        dev: true,
        optional: true,
      },
    });
  });

  it('does not change a complete lockfile', () => {
    const packages = {
      'node_modules/tool': tool,
      'node_modules/tool-win32-arm64-msvc': { version: '1.2.3' },
    };
    expect(completePackages(packages)).toEqual(packages);
  });

  it.each([
    ['an unpinned version', { 'tool-linux-x64': '^1.0.0' }],
    ['no platform', { fsevents: '1.0.0' }],
  ])('throws for a package with %s', (_what, optionalDependencies) =>
    expect(() => completePackages({ 'node_modules/tool': { optionalDependencies } })).toThrow(
      /cannot be parsed/,
    ),
  );
});

const needing = { optionalDependencies: { binary: '1.0.0' } };

describe('missingPackages', () => {
  it.each([
    ['node_modules/tool', 'node_modules/binary'],
    ['node_modules/@scope/tool', 'node_modules/binary'],
    ['node_modules/tool', 'node_modules/tool/node_modules/binary'],
    ['node_modules/outer/node_modules/tool', 'node_modules/outer/node_modules/binary'],
    ['libs/kit', 'libs/kit/node_modules/binary'],
    ['libs/kit', 'node_modules/binary'],
    ['', 'node_modules/binary'],
  ])('resolves a dependency of %s to %s', (neededBy, folder) =>
    expect(missingPackages({ [neededBy]: needing, [folder]: {} })).toEqual([]),
  );

  it.each([
    ['node_modules/tool', 'node_modules/other/node_modules/binary'],
    ['libs/kit', 'libs/contracts/node_modules/binary'],
    ['', 'node_modules/tool/node_modules/binary'],
  ])('does not resolve a dependency of %s to %s', (neededBy, folder) =>
    expect(missingPackages({ [neededBy]: needing, [folder]: {} })).toEqual([
      { name: 'binary', version: '1.0.0', neededBy },
    ]),
  );
});

describe('npm ci', () => {
  it.each([...readLockfiles()])(
    'finds every package in %s (else: npm run lockfile -w tools/release)',
    (_path, { packages }) => expect(missingPackages(packages)).toEqual([]),
  );
});

describe('parsePlatform', () => {
  it.each([
    ['@swc/core-darwin-arm64', { os: ['darwin'], cpu: ['arm64'] }],
    ['@swc/core-win32-ia32-msvc', { os: ['win32'], cpu: ['ia32'] }],
    ['@oxc-parser/binding-linux-arm-musleabihf', { os: ['linux'], cpu: ['arm'], libc: ['musl'] }],
    ['@nx/nx-linux-arm-gnueabihf', { os: ['linux'], cpu: ['arm'], libc: ['glibc'] }],
    ['@msgpackr-extract/msgpackr-extract-linux-arm', { os: ['linux'], cpu: ['arm'] }],
    ['@oxc-parser/binding-android-arm-eabi', { os: ['android'], cpu: ['arm'] }],
  ])('reads it from %s', (name, platform) => expect(parsePlatform(name)).toEqual(platform));

  it.each(['fsevents', 'linux-release', 'core-wasm32-wasi'])('finds none in %s', (name) =>
    expect(parsePlatform(name)).toBeUndefined(),
  );
});
