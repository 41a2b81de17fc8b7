import { preset } from '../../jest.preset.mjs';

export default { ...preset, displayName: 'bench', testMatch: ['<rootDir>/src/**/*.spec.ts'] };
