/** A part of the source that is mutated in one run. */
export interface Part {
  /** Globs from the root: what is mutated; with `!`, what is not. */
  readonly sources: readonly string[];
  /**
   * Folders from the root: of the unit tests that judge the mutants, and of what these stand on.
   */
  readonly tests: readonly string[];
}

/** Files of which integration tests alone speak, or which decide nothing, by the reason. */
const NOT_MUTATED = [
  '!**/*.spec.ts',
  // They name what belongs together, and decide nothing.
  '!**/*.module.ts',
  // They hand a message or a request on; test/ asks them over NATS and HTTP.
  '!**/*.controller.ts',
  '!**/*.route.ts',
];

const GATEWAY_SUPPORT = 'services/gateway/test/support';
/** What `npm run mutation -w tools/mutation` mutates, part by part. */
export const PARTS: Readonly<Record<string, Part>> = {
  domain: domainOf('providers', 'reports', 'users'),
  'domain-matching': domainOf('matching'),
  'domain-notifications': domainOf('notifications'),
  positions: {
    sources: [
      'services/providers/src/positions/**/*.ts',
      'services/gateway/src/positions/*.ts',
      'web/src/features/own-position/position-*.ts',
      ...NOT_MUTATED,
      // It asks four stores and services at once; test/ runs it with real servers.
      '!services/providers/src/positions/positions.service.ts',
      // Names and texts of metrics; test/metrics.spec.ts reads them.
      '!services/gateway/src/positions/position-counts.ts',
      // A script and its call, which only Redis can run.
      '!services/providers/src/positions/store/position-script.ts',
      '!services/providers/src/positions/store/position.store.ts',
    ],
    tests: [
      'services/providers/src/positions',
      'services/gateway/src/positions',
      'web/src/features/own-position',
    ],
  },
  mirror: {
    sources: ['services/gateway/src/live/mirror/*.ts', ...NOT_MUTATED],
    tests: ['services/gateway/src/live/mirror', GATEWAY_SUPPORT],
  },
  access: {
    sources: [
      'services/gateway/src/sign-in/*.ts',
      ...NOT_MUTATED,
      // They wrap fetch, firebase-admin and passport; test/sign-in.spec.ts runs them with the real
      // ones.
      '!services/gateway/src/sign-in/{account-lookup,token-verifier,bearer.strategy}.ts',
      // Two lines that count a user at UserLimit, in Redis.
      '!services/gateway/src/sign-in/user-limit.guard.ts',
    ],
    tests: ['services/gateway/src/sign-in', GATEWAY_SUPPORT],
  },
  limits: {
    sources: ['services/gateway/src/limits/*.ts', ...NOT_MUTATED],
    tests: ['services/gateway/src/limits', GATEWAY_SUPPORT],
  },
};

/** The rules of some services: the files in `domain/` of each slice. */
function domainOf(...services: string[]): Part {
  return {
    sources: [...services.map((name) => `services/${name}/src/**/domain/*.ts`), ...NOT_MUTATED],
    tests: services.map((name) => `services/${name}/src`),
  };
}
