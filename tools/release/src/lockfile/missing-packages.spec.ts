import { readLockfiles } from '../repository/lockfile.ts';
import { missingPackages } from './missing-packages.ts';

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
