import { fileURLToPath } from 'node:url';

/** Jest settings that every node package shares: ESM through swc, decorators with their metadata. */
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

/** Unit tests beside the source, and integration tests in test/, for all of which the same servers run if wished. */
export function unitAndIntegration({ sharedServers }) {
  const serversOfTheRun = {
    globalSetup: fileURLToPath(import.meta.resolve('@rotadas/test-kit/servers.setup')),
    globalTeardown: fileURLToPath(import.meta.resolve('@rotadas/test-kit/servers.teardown')),
  };
  return {
    projects: [
      { ...preset, displayName: 'unit', roots: ['<rootDir>/src'] },
      {
        ...preset,
        displayName: 'integration',
        roots: ['<rootDir>/test'],
        ...(sharedServers && serversOfTheRun),
      },
    ],
    testTimeout: 60_000, // ms; servers start and stop within
  };
}
