/** Forbids imports that match `patterns` in `files`. */
const forbid = (files, patterns, message) => ({
  files,
  rules: { 'no-restricted-imports': ['error', { patterns: [{ regex: patterns, message }] }] },
});

/** contracts <- service-kit <- services, and test-kit for their tests; shared <- features <- app; drivers only in stores (design 1, style). */
export const boundaries = [
  forbid(
    ['libs/contracts/**/*.ts'],
    '^@rotadas/|^@nestjs/|^mongoose|^ioredis|^react',
    'contracts stands on zod, and for phones on libphonenumber, alone.',
  ),
  forbid(['libs/service-kit/src/**/*.ts'], '^@rotadas/(?!contracts/)', 'service-kit knows contracts only.'),
  forbid(['libs/test-kit/**/*.ts'], '^@rotadas/(?!contracts/)', 'test-kit knows contracts only.'),
  forbid(
    ['services/*/src/**/*.ts'],
    '^@rotadas/(?!contracts/|service-kit/(?!testing/))|/services/',
    'A service knows contracts and service-kit, never another service or what is for tests.',
  ),
  forbid(
    ['libs/service-kit/test/**/*.ts', 'services/*/src/**/*.spec.ts'],
    '^@rotadas/(?!contracts/|service-kit/|test-kit/)|/services/',
    'A test knows what its service knows, and test-kit.',
  ),
  forbid(
    ['web/src/shared/**/*.{ts,tsx}'],
    '/(features|app)/|^@rotadas/(?!contracts/)',
    'shared knows neither features nor app.',
  ),
  forbid(
    ['web/src/features/**/*.{ts,tsx}'],
    '/app/|^(\\.\\./)+features/|^@rotadas/(?!contracts/)',
    'A feature knows shared, not app.',
  ),
  ...['home', 'map', 'profile', 'provider-info', 'providing', 'search', 'sign-in', 'terms'].map((feature) =>
    forbid(
      [`web/src/features/${feature}/**/*.{ts,tsx}`],
      `/app/|^@rotadas/(?!contracts/)|^(\\.\\./)+(?!shared/|\\.\\.|${feature}/)(home|map|profile|provider-info|providing|search|sign-in|terms)/`,
      'A feature imports no other feature.',
    ),
  ),
];
