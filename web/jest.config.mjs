import { preset } from '../jest.preset.mjs';

/** The web app's pure parts; screens are tested in a real browser, in e2e/. */
export default {
  projects: [{ ...preset, displayName: 'unit', testMatch: ['<rootDir>/src/**/*.spec.ts'] }],
};
