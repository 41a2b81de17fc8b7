import { preset } from '../../jest.preset.mjs';

export default { ...preset, displayName: 'simulator', testMatch: ['<rootDir>/src/**/*.spec.ts'] };
