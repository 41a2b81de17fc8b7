import { preset } from '../../jest.preset.mjs';

export default {
  projects: [
    { ...preset, displayName: 'unit', roots: ['<rootDir>/src'] },
    { ...preset, displayName: 'integration', roots: ['<rootDir>/test'] },
  ],
  testTimeout: 60_000, // ms; servers start and stop within
};
