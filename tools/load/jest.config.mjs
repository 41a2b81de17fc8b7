import { preset } from '../../jest.preset.mjs';

export default { ...preset, displayName: 'load', testMatch: ['<rootDir>/src/**/*.spec.ts'] };
