import { preset } from '../../jest.preset.mjs';

export default { ...preset, displayName: 'release', testMatch: ['<rootDir>/src/**/*.spec.ts'] };
