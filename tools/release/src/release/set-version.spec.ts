import { withVersion } from './set-version.ts';

/** Formats a manifest as npm does. */
const toText = (value: object) => JSON.stringify(value, null, 2);

const packageIn = (version: string) => ({
  name: '@rotadas/users',
  version,
  dependencies: { '@rotadas/contracts': version, zod: '0.1.0' },
  devDependencies: { '@rotadas/test-kit': version },
});

const lockIn = (version: string) => ({
  name: 'rotadas',
  version,
  packages: {
    '': { name: 'rotadas', version },
    'services/users': packageIn(version),
    'node_modules/@rotadas/users': { resolved: 'services/users', link: true },
    'node_modules/other': { name: 'empty', version: '0.1.0', dependencies: { zod: '0.1.0' } },
  },
});

describe('withVersion', () => {
  it.each([
    ['a package', packageIn],
    ['a lockfile', lockIn],
  ])('sets the versions of own packages in %s only', (_what, inVersion) => {
    expect(withVersion(toText(inVersion('0.1.0')), '0.2.0')).toBe(toText(inVersion('0.2.0')));
  });
});
