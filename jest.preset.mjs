import { fileURLToPath } from 'node:url';

/**
 * Jest settings that every node package shares: ESM through swc, decorators with their metadata.
 */
export const preset = {
  testEnvironment: 'node',
  extensionsToTreatAsEsm: ['.ts', '.tsx'],
  moduleNameMapper: { '^(\\.{1,2}/.*)\\.js$': '$1' },
  transform: {
    '^.+\\.tsx?$': [
      '@swc/jest',
      {
        jsc: {
          target: 'es2024',
          parser: { syntax: 'typescript', tsx: true, decorators: true },
          transform: { legacyDecorator: true, decoratorMetadata: true, react: { runtime: 'automatic' } },
        },
        module: { type: 'es6' },
      },
    ],
  },
};

/** ms; servers start and stop within, on a machine that does more. */
export const testTimeout = 240_000;

/** The unit tests of a tool or a library, beside its source. */
export function unit(displayName) {
  return { ...preset, displayName, testMatch: ['<rootDir>/src/**/*.spec.ts'], testTimeout };
}

/**
 * Unit tests beside the source, and integration tests in test/. With `ofBuild` the latter run what
 * ships: the build, which is brought up to date first, and from which they import too what they
 * name in src/. One start of the servers serves all of them. An integration test has a second try.
 */
export function unitAndIntegration({ ofBuild }) {
  const resolved = (path) => fileURLToPath(import.meta.resolve(`@rotadas/test-kit/${path}`));
  const built = { '^(?:\\.\\./)+src/(.*\\.js)$': '<rootDir>/dist/$1' };
  return {
    projects: [
      { ...preset, displayName: 'unit', roots: ['<rootDir>/src'] },
      {
        ...preset,
        displayName: 'integration',
        roots: ['<rootDir>/test'],
        setupFilesAfterEnv: [resolved('second-try')],
        ...(ofBuild && {
          moduleNameMapper: { ...built, ...preset.moduleNameMapper },
          globalSetup: resolved('integration.setup'),
          globalTeardown: resolved('servers.teardown'),
        }),
      },
    ],
    testTimeout,
  };
}
