import { cpus } from 'node:os';

import { typescript } from './jest.config.mjs';

// `npm run mutation` changes the source in many small ways and checks that a unit test fails.
// `PART=limits npm run mutation` does so for one part. It fails if the score is too low.

/** Files that only integration tests cover, or without decisions. */
const NOT_MUTATED = [
  '!**/*.spec.ts',
  // They only list what belongs together.
  '!**/*.module.ts',
  // They only forward a message or request; test/ calls them over NATS and HTTP.
  '!**/*.controller.ts',
  '!**/*.route.ts',
];

/** What is mutated, by the name of a part. */
const PARTS = {
  domain: domainOf('providers', 'reports', 'users'),
  'domain-matching': domainOf('matching'),
  'domain-notifications': domainOf('notifications'),
  positions: ['services/gateway/src/positions/*.ts', 'web/src/features/own-position/position-*.ts'],
  mirror: ['services/gateway/src/live/mirror/*.ts', 'libs/service-kit/src/live/versioned-mirror.ts'],
  access: [
    'services/gateway/src/sign-in/*.ts',
    // It wraps passport, which test/sign-in.spec.ts runs.
    '!services/gateway/src/sign-in/bearer.strategy.ts',
  ],
  limits: ['services/gateway/src/limits/*.ts'],
};

/** The rules of some services: the files in `domain/` of each slice. */
function domainOf(...services) {
  return services.map((name) => `services/${name}/src/**/domain/*.ts`);
}

const REPORTS = 'coverage/mutation';
const name = process.env.PART ?? 'all';
const sources = name === 'all' ? Object.values(PARTS).flat() : PARTS[name];
if (sources === undefined)
  throw new Error(`PART=${name} is unknown; the parts are ${Object.keys(PARTS).join(', ')}.`);

// Rules are judged by their own specs; the specs of the services around them take long.
const isDomain = name.startsWith('domain');

/** The folders of what is mutated hold its unit tests, too. */
const folders = new Set(
  sources
    .filter((glob) => !glob.startsWith('!'))
    .map((glob) => glob.replace(/\/[^/]*\*.*$|\/[^/]*\.ts$/, '')),
);
const roots = [...folders, 'services/gateway/test/support'].map((folder) => `<rootDir>/${folder}`);

export default {
  mutate: [...sources, ...NOT_MUTATED],
  testRunner: 'jest',
  plugins: ['@stryker-mutator/jest-runner'],
  testRunnerNodeArgs: ['--experimental-vm-modules', '--disable-warning=ExperimentalWarning'],
  coverageAnalysis: 'perTest',
  jest: {
    // A spec may reach what is mutated by way of its support files, which are outside the roots.
    enableFindRelatedTests: false,
    projectType: 'custom',
    config: { ...typescript, testMatch: [isDomain ? '**/domain/*.spec.ts' : '**/*.spec.ts'], roots },
  },
  // Only source and tests are copied; what they import of libraries is the build.
  ignorePatterns: ['**', '!package.json', '!{services,web,libs}/**', '**/{dist,node_modules}'],
  tempDirName: `${REPORTS}/copies`,
  cleanTempDir: 'always',
  disableTypeChecks: false,
  // A mutant that takes longer counts as found; a test may take long on a busy machine.
  timeoutMS: 20_000,
  // ES modules of earlier runs stay in memory.
  maxTestRunnerReuse: 20,
  concurrency: Math.max(1, Math.min(2, cpus().length)),
  thresholds: { high: 95, low: 85, break: 85 },
  reporters: ['clear-text', 'html', 'json'],
  clearTextReporter: { allowColor: false, reportTests: false, reportScoreTable: true },
  htmlReporter: { fileName: `${REPORTS}/${name}.html` },
  jsonReporter: { fileName: `${REPORTS}/${name}.json` },
};
