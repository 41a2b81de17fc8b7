import { preset } from '../../jest.preset.mjs';

export default {
  ...preset,
  displayName: 'start',
  testTimeout: 30_000, // ms; processes start and end within
  testMatch: ['<rootDir>/src/**/*.spec.ts'],
};
