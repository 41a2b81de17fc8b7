import { preset } from '../../jest.preset.mjs';

export default { ...preset, displayName: 'fuzz', testMatch: ['<rootDir>/src/**/*.spec.ts'] };
