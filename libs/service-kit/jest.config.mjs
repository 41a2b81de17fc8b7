import { preset } from '../../jest.preset.mjs';

export default {
  projects: [
    { ...preset, displayName: 'unit', roots: ['<rootDir>/src'] },
    {
      ...preset,
      displayName: 'integration',
      roots: ['<rootDir>/test'],
      globalSetup: '<rootDir>/test/support/servers.setup.ts',
      globalTeardown: '<rootDir>/test/support/servers.teardown.ts',
    },
  ],
  testTimeout: 60_000,
};
