/** The environment, read only here and in `env.ts`. */
export const environment = {
  all: process.env,
  /** Whether a start may install system packages. */
  allowsSystemPackages: /^(true|1|yes|on)$/i.test(process.env['ALLOW_SYSTEM_PACKAGES'] ?? ''),
  path: process.env['PATH'] ?? '',
  address: (setting: string): string | undefined => process.env[setting] || undefined,
};
