import { preset } from '../../jest.preset.mjs';

export default {
  projects: [
    { ...preset, displayName: 'unit', roots: ['<rootDir>/src'] },
    {
      ...preset,
      displayName: 'integration',
      roots: ['<rootDir>/test'],
      globalSetup: '<rootDir>/test/support/mongodb.setup.ts',
      globalTeardown: '<rootDir>/test/support/mongodb.teardown.ts',
    },
  ],
  testTimeout: 60_000,
};
