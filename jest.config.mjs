import { globSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = import.meta.dirname;
const testKit = (name) => fileURLToPath(import.meta.resolve(`@rotadas/test-kit/${name}`));
const folders = (pattern) => globSync(pattern, { cwd: root }).map((folder) => join(root, folder));

/** ESM through swc, decorators with their metadata. */
export const typescript = {
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

/** Imports of the web app that are not scripts, and canvases, which need a real browser. */
const webStandIns = {
  '\\.css$': '<rootDir>/test/support/style-stand-in.mjs',
  '/generated/[a-z]+\\.json$': '<rootDir>/test/support/asset-stand-in.mjs',
  '^\\./maplibre/maplibre-canvas\\.js$': '<rootDir>/test/support/map-stand-in.tsx',
  '^uplot$': '<rootDir>/test/support/chart-stand-in.ts',
  '^antd$': '<rootDir>/test/support/antd-parts.mjs',
};

/** Tests that share one start of MongoDB, Redis and NATS. */
const withServers = {
  ...typescript,
  roots: folders('{libs,services}/*/test'),
  globalSetup: testKit('servers.setup'),
  globalTeardown: testKit('servers.teardown'),
};

export default {
  testTimeout: 30_000,
  workerIdleMemoryLimit: '1GB', // ES modules of finished test files stay in the memory of their worker
  projects: [
    {
      ...typescript,
      displayName: 'unit',
      roots: [
        ...folders('{libs,services,tools}/*/src'),
        ...folders('web/{src,scripts}'),
        join(root, 'tools/eslint'),
      ],
      testMatch: ['**/*.spec.{ts,mjs}'],
    },
    {
      ...typescript,
      displayName: 'component',
      rootDir: join(root, 'web'),
      testMatch: ['<rootDir>/src/**/*.spec.tsx'],
      testEnvironment: '<rootDir>/test/support/browser-environment.mjs',
      testEnvironmentOptions: { url: 'http://localhost:3000/' },
      setupFilesAfterEnv: ['<rootDir>/test/support/set-up.ts'],
      moduleNameMapper: { ...webStandIns, ...typescript.moduleNameMapper },
    },
    { ...withServers, displayName: 'integration', testPathIgnorePatterns: ['/faults/'] },
    { ...withServers, displayName: 'faults', testMatch: ['**/faults/**/*.spec.ts'] },
  ],
};
