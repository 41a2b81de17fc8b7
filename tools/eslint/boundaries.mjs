import { readdirSync } from 'node:fs';
import { join } from 'node:path';

/** Libraries that each library may import; missing means none. */
const LIBRARIES_OF = {
  'service-kit': ['contracts'],
  'test-kit': ['contracts', 'servers'],
};

const DRIVERS = '^(mongoose|mongodb|ioredis|bullmq|@nats-io/)';

/** Files outside `store` folders that may import a driver, with the reason. */
export const DRIVERS_ALSO_IN = {
  'libs/service-kit/src/events': 'event streams are JetStream',
  'libs/service-kit/src/mongodb': 'opens the connection to MongoDB',
  'libs/service-kit/src/nats': 'the server and the client of NATS',
  'libs/service-kit/src/outbox': 'an outbox is a field of a document',
  'libs/service-kit/src/personal-data': 'reads the collections that a catalogue names',
  'libs/service-kit/src/queues': 'opens the queues of BullMQ, and works on them',
  'libs/service-kit/src/redis': 'opens the connection to Redis',
  'services/gateway/src/limits': 'counters are in Redis, which holds no data of the gateway',
  'services/gateway/src/queues': "the queues' page reads the queues of other services, by BullMQ",
};

/** Layers: contracts <- libraries <- services, and shared <- features <- app. */
export function importBoundaries(root) {
  return [
    {
      files: ['**/*.{ts,tsx,mjs}'],
      ignores: ['**/jest.config.mjs'],
      rules: { 'import-x/no-relative-packages': 'error' },
    },
    forbid(
      ['libs/contracts/**/*.ts'],
      '^@rotadas/|^@nestjs/|^mongoose|^ioredis|^react',
      'contracts imports zod and libphonenumber only.',
    ),
    ...foldersIn(root, 'libs')
      .filter((library) => library !== 'contracts')
      .map((library) => libraryRule(library, LIBRARIES_OF[library] ?? [])),
    forbid(
      ['services/*/src/**/*.ts'],
      '^@rotadas/(?!contracts/|service-kit/(?!testing/))',
      'A service imports contracts and service-kit, never another service or test code.',
    ),
    forbid(
      ['libs/service-kit/test/**/*.ts', 'services/*/{src/**/*.spec.ts,test/**/*.ts}'],
      '^@rotadas/(?!contracts/|service-kit/|test-kit/|servers/)',
      'A test imports what its service imports, test-kit and servers.',
    ),
    forbid(['web/src/**/*.{ts,tsx}'], '^@rotadas/(?!contracts/)', 'The web app imports contracts only.'),
    webLayers(root),
    {
      files: ['{services,libs}/*/src/**/*.ts'],
      ignores: [
        '**/store/**',
        'libs/{servers,test-kit}/**',
        ...Object.keys(DRIVERS_ALSO_IN).map((folder) => `${folder}/**`),
      ],
      // Not the rule of `forbid`: the last configuration of a rule replaces earlier ones.
      rules: {
        '@typescript-eslint/no-restricted-imports': patterns(
          DRIVERS,
          'Only a store imports the driver; elsewhere, see DRIVERS_ALSO_IN in tools/eslint.',
        ),
      },
    },
  ];
}

function libraryRule(library, imported) {
  const allowed = imported.length === 0 ? '' : `(?!(${imported.join('|')})/)`;
  const names = imported.length === 0 ? 'no other package' : `${imported.join(' and ')} only`;
  return forbid([`libs/${library}/src/**/*.ts`], `^@rotadas/${allowed}`, `${library} imports ${names}.`);
}

/** Code that two features use belongs in shared. */
function webLayers(root) {
  const web = (folder) => join(root, 'web/src', folder);
  const zones = [
    { target: web('shared'), from: web('features'), message: 'shared imports no feature.' },
    { target: web('shared'), from: web('app'), message: 'shared does not import app.' },
    { target: web('features'), from: web('app'), message: 'A feature imports shared, not app.' },
    ...foldersIn(root, 'web/src/features').map((feature) => ({
      target: web(`features/${feature}`),
      from: web('features'),
      except: [`./${feature}`],
      message: 'A feature imports no other feature.',
    })),
  ];
  return {
    files: ['web/src/**/*.{ts,tsx}'],
    rules: { 'import-x/no-restricted-paths': ['error', { basePath: root, zones }] },
  };
}

function forbid(files, regex, message) {
  return { files, rules: { 'no-restricted-imports': patterns(regex, message) } };
}

function patterns(regex, message) {
  return ['error', { patterns: [{ regex, message }] }];
}

function foldersIn(root, folder) {
  return readdirSync(join(root, folder), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name);
}
