import { completePackages } from './complete-packages.ts';

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
