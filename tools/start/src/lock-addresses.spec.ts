import { withAddresses } from '../lock-addresses.mjs';

const packages = {
  '': { name: 'rotadas' },
  'libs/contracts': { version: '0.2.0' },
  'node_modules/@rotadas/contracts': { link: true, resolved: 'libs/contracts' },
  'node_modules/zod': { version: '4.6.7' },
  'node_modules/nx/node_modules/@swc/core': { version: '1.2.3' },
  'node_modules/other-name': { name: '@scope/package', version: '1.0.0' },
  'node_modules/outer/node_modules/bundled': { version: '1.0.0', inBundle: true },
};

describe('withAddresses', () => {
  it('adds the address of each package that npm downloads, and nothing else', () => {
    const lockfile = JSON.stringify({ packages });
    expect(JSON.parse(withAddresses(lockfile, 'https://registry.example/npm/\n')).packages).toEqual({
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
});
