import { unitAndIntegration } from '../../jest.preset.mjs';

const { projects, ...others } = unitAndIntegration({ sharedServers: false });

/** By their ending alone: `src/test.ts` is the program that runs all tests, and none itself. */
export default {
  ...others,
  projects: projects.map((project) => ({ ...project, testMatch: ['**/*.spec.ts'] })),
};
