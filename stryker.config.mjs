import { cpus } from 'node:os';

import { typescript } from './jest.config.mjs';

// `npm run mutation`; for one part `PART=limits npm run mutation`. Fails if the score is too low.

/** Files without decisions, or covered by integration tests only. */
const NOT_MUTATED = [
  '!**/*.spec.ts',
  '!**/*.module.ts',
  // Covered by test/ over NATS and HTTP.
  '!**/*.controller.ts',
  '!**/*.route.ts',
];

/** Mutated files by part. */
const PARTS = {
  domain: domainOf('providers', 'reports', 'users'),
  'domain-agreements': domainOf('agreements'),
  'domain-matching': domainOf('matching'),
  'domain-notifications': domainOf('notifications'),
  positions: ['services/gateway/src/positions/*.ts', 'web/src/features/own-position/position-*.ts'],
  mirror: [
    'services/gateway/src/live/mirror/*.ts',
    'libs/service-kit/src/live/versioned-mirror.ts',
    'libs/service-kit/src/collections/set-multimap.ts',
  ],
  access: [
    'services/gateway/src/sign-in/*.ts',
    // Covered by test/sign-in.spec.ts.
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

// Only the specs of the rules; those of the services take long.
const rulesOnly = ['domain', 'domain-agreements', 'domain-matching'].includes(name);

/** Unit tests are in the folders of the mutated files. */
const folders = new Set(
  sources
    .filter((glob) => !glob.startsWith('!'))
    .map((glob) => glob.replace(/\/[^/*]*\*.*$|\/[^/]*\.ts$/, '')),
);
const roots = [...folders, 'services/gateway/test/support'].map((folder) => `<rootDir>/${folder}`);

export default {
  mutate: [...sources, ...NOT_MUTATED],
  testRunner: 'jest',
  plugins: ['@stryker-mutator/jest-runner'],
  testRunnerNodeArgs: ['--experimental-vm-modules', '--disable-warning=ExperimentalWarning'],
  coverageAnalysis: 'perTest',
  jest: {
    // A spec may import mutated files through support files outside the roots.
    enableFindRelatedTests: false,
    projectType: 'custom',
    config: { ...typescript, testMatch: [rulesOnly ? '**/domain/*.spec.ts' : '**/*.spec.ts'], roots },
  },
  // Copies source and tests only; libraries are imported from their build.
  ignorePatterns: ['**', '!package.json', '!{services,web,libs}/**', '**/{dist,node_modules}'],
  tempDirName: `${REPORTS}/copies`,
  cleanTempDir: 'always',
  disableTypeChecks: false,
  // A mutant that takes longer counts as detected, so this allows for a busy machine.
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
