import { preset, testTimeout } from '../jest.preset.mjs';

/**
 * What Vite makes of an import that is no script, and the canvases of map and charts, which need a
 * real browser.
 */
const imports = {
  '\\.css$': '<rootDir>/test/support/style-stand-in.mjs',
  '/generated/[a-z]+\\.json$': '<rootDir>/test/support/asset-stand-in.mjs',
  '^\\./maplibre/maplibre-canvas\\.js$': '<rootDir>/test/support/map-stand-in.tsx',
  '^uplot$': '<rootDir>/test/support/chart-stand-in.ts',
  '^antd$': '<rootDir>/test/support/antd-parts.mjs',
};

/**
 * Pure parts in Node; screens in jsdom with given answers. What needs the product or a layout is
 * tested in e2e/.
 */
export default {
  projects: [
    { ...preset, displayName: 'unit', testMatch: ['<rootDir>/{src,scripts}/**/*.spec.ts'] },
    {
      ...preset,
      displayName: 'component',
      testMatch: ['<rootDir>/src/**/*.spec.tsx'],
      testEnvironment: '<rootDir>/test/support/browser-environment.mjs',
      testEnvironmentOptions: { url: 'http://localhost:3000/' },
      setupFilesAfterEnv: ['<rootDir>/test/support/set-up.ts'],
      moduleNameMapper: { ...imports, ...preset.moduleNameMapper },
    },
  ],
  testTimeout,
};
