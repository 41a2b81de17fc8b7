/** Forbids imports that match `patterns` in `files`. */
const forbid = (files, patterns, message) => ({
  files,
  rules: { 'no-restricted-imports': ['error', { patterns: [{ regex: patterns, message }] }] },
});

/** contracts <- service-kit <- services; shared <- features <- app; drivers only in stores (design 1, style). */
export const boundaries = [
  forbid(
    ['libs/contracts/**/*.ts'],
    '^@rotadas/|^@nestjs/|^mongoose|^ioredis|^react',
    'contracts stands on zod alone.',
  ),
  forbid(['libs/service-kit/**/*.ts'], '^@rotadas/(?!contracts/)', 'service-kit knows contracts only.'),
  forbid(
    ['services/*/src/**/*.ts'],
    '^@rotadas/(?!contracts/|service-kit/)|/services/',
    'A service knows contracts and service-kit, never another service.',
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
