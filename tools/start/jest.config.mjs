import { preset } from '../../jest.preset.mjs';

/** By their ending alone: `src/test.ts` is the program that runs all tests, and none itself. */
export default {
  ...preset,
  testMatch: ['**/*.spec.ts'],
  testTimeout: 60_000, // ms; processes start and stop within
};
