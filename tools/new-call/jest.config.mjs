import { preset } from '../../jest.preset.mjs';

export default { ...preset, displayName: 'new-call', testMatch: ['<rootDir>/src/**/*.spec.ts'] };
