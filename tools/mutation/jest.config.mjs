import { preset } from '../../jest.preset.mjs';

/** The settings of the unit tests of every workspace; each part adds its folders. */
export default { ...preset, testMatch: ['**/*.spec.ts'] };
