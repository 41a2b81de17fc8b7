import { typescript } from '../../jest.config.mjs';

/** The settings of the unit tests of every workspace; each part adds its folders. */
export default { ...typescript, testMatch: ['**/*.spec.ts'] };
