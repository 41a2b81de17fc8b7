import { preset } from '../../jest.preset.mjs';

export default {
  projects: [{ ...preset, displayName: 'unit', roots: ['<rootDir>/src'] }],
};
