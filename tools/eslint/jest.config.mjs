import { preset } from '../../jest.preset.mjs';

export default {
  ...preset,
  displayName: 'eslint',
  testMatch: ['<rootDir>/*.spec.mjs'],
  testTimeout: 60_000, // ms
};
