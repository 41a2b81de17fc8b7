import { globSync } from 'node:fs';
import { join } from 'node:path';

const root = import.meta.dirname;
const testKit = (file) => join(root, 'libs/test-kit/src', file);
const webSupport = (file) => join(root, 'web/test/support', file);
const folders = (pattern) => globSync(pattern, { cwd: root }).map((folder) => join(root, folder));

/** Compiled by swc as ESM, with the metadata of decorators. */
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

/** URLs of files that the web app contains. */
const assets = { '/generated/[a-z]+\\.(json|pmtiles)$': webSupport('asset-stand-in.mjs') };

/** Replacements of files that are not scripts, and of canvases, which need a real browser. */
const webStandIns = {
  ...assets,
  '\\.css$': webSupport('style-stand-in.mjs'),
  '^\\./(maplibre/maplibre|google/google)-canvas\\.js$': webSupport('map-stand-in.tsx'),
  '^uplot$': webSupport('chart-stand-in.ts'),
  '^antd$': webSupport('antd-parts.mjs'),
};

/** These tests share one MongoDB, Redis and NATS. */
const withServers = {
  ...typescript,
  roots: folders('{libs,services,tools}/*/test'),
  globalSetup: testKit('servers.setup.ts'),
  globalTeardown: testKit('servers.teardown.ts'),
};

export default {
  testTimeout: 30_000,
  workerIdleMemoryLimit: '1GB', // workers keep the ES modules of finished test files in memory
  projects: [
    {
      ...typescript,
      displayName: 'unit',
      roots: [
        ...folders('{libs,services,tools}/*/src'),
        ...folders('web/{src,scripts,service-worker}'),
        join(root, 'tools/eslint'),
      ],
      testMatch: ['**/*.spec.{ts,mjs}'],
      moduleNameMapper: { ...assets, ...typescript.moduleNameMapper },
    },
    {
      ...typescript,
      displayName: 'component',
      rootDir: join(root, 'web'),
      testMatch: ['<rootDir>/src/**/*.spec.tsx'],
      testEnvironment: webSupport('browser-environment.mjs'),
      testEnvironmentOptions: { url: 'http://localhost:3000/' },
      setupFilesAfterEnv: [webSupport('set-up.ts')],
      moduleNameMapper: { ...webStandIns, ...typescript.moduleNameMapper },
    },
    { ...withServers, displayName: 'integration', testPathIgnorePatterns: ['/faults/'] },
    { ...withServers, displayName: 'faults', testMatch: ['**/faults/**/*.spec.ts'] },
  ],
};
