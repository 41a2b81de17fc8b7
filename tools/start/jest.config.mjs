import { preset } from '../../jest.preset.mjs';

export default { ...preset, displayName: 'start', testMatch: ['<rootDir>/src/**/*.spec.ts'] };
