import { preset } from '../../jest.preset.mjs';

export default {
  ...preset,
  displayName: 'graph',
  testMatch: ['<rootDir>/src/**/*.spec.ts'],
  testTimeout: 60_000,
}; // ms
