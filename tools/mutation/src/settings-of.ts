import { cpus } from 'node:os';
import { join, resolve } from 'node:path';
import unitTests from '../jest.config.mjs';
import type { Part } from './parts.ts';

/** The root folder, which Stryker copies what it needs from. */
export const ROOT = resolve(import.meta.dirname, '../../..');

/** Where the reports go, from the root; git ignores it. */
export const REPORTS = 'coverage/mutation';

/** The score in percent below which a part fails. */
const LEAST_SCORE = 85;

/** The settings with which Stryker mutates a part, and tests it as `npm run test:unit` does. */
export function settingsOf(name: string, { sources, tests }: Part): object {
  return {
    mutate: [...sources],
    testRunner: 'jest',
    plugins: ['@stryker-mutator/jest-runner'],
    testRunnerNodeArgs: ['--experimental-vm-modules', '--disable-warning=ExperimentalWarning'],
    coverageAnalysis: 'perTest',
    jest: {
      projectType: 'custom',
      config: { ...unitTests, roots: tests.map((folder) => `<rootDir>/${folder}`) },
    },
    // Nothing but source and tests is copied; what they import of other workspaces is the build.
    ignorePatterns: ['**', '!package.json', '!{services,web}/**', '**/{dist,node_modules}'],
    tempDirName: join(REPORTS, 'copies'),
    cleanTempDir: 'always',
    disableTypeChecks: false,
    // On a busy machine a test may take long, and what takes too long counts as found.
    timeoutMS: 20_000,
    concurrency: Math.max(1, Math.min(2, cpus().length)),
    thresholds: { high: 95, low: LEAST_SCORE, break: LEAST_SCORE },
    reporters: ['clear-text', 'html', 'json'],
    clearTextReporter: { allowColor: false, reportTests: false, reportScoreTable: true },
    htmlReporter: { fileName: join(REPORTS, `${name}.html`) },
    jsonReporter: { fileName: join(REPORTS, `${name}.json`) },
  };
}
