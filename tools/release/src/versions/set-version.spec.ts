import { lockWithVersion, withVersion } from './set-version.ts';

const own = new Set(['@rotadas/contracts', '@rotadas/test-kit']);

describe('withVersion', () => {
  it('sets the version of a package and its own dependencies only', () => {
    const given = {
      name: '@rotadas/users',
      version: '0.1.0',
      dependencies: { '@rotadas/contracts': '0.1.0', zod: '0.1.0' },
      devDependencies: { '@rotadas/test-kit': '0.1.0' },
    };
    expect(withVersion(given, '0.2.0', own)).toEqual({
      name: '@rotadas/users',
      version: '0.2.0',
      dependencies: { '@rotadas/contracts': '0.2.0', zod: '0.1.0' },
      devDependencies: { '@rotadas/test-kit': '0.2.0' },
    });
  });
});

describe('lockWithVersion', () => {
  it('sets the version of workspaces, but not of installed packages and links', () => {
    const lock = {
      version: '0.1.0',
      packages: {
        '': { version: '0.1.0' },
        'libs/contracts': { version: '0.1.0', dependencies: { zod: '4.0.0' } },
        'node_modules/@rotadas/contracts': { link: true },
        'libs/contracts/node_modules/left': { version: '0.1.0' },
      },
    };
    expect(lockWithVersion(lock, '0.2.0', own)).toEqual({
      version: '0.2.0',
      packages: {
        '': { version: '0.2.0' },
        'libs/contracts': { version: '0.2.0', dependencies: { zod: '4.0.0' } },
        'node_modules/@rotadas/contracts': { link: true },
        'libs/contracts/node_modules/left': { version: '0.1.0' },
      },
    });
  });
});
