import { preset } from '../../jest.preset.mjs';

export default { ...preset, displayName: 'conformance', testMatch: ['<rootDir>/src/**/*.spec.ts'] };
