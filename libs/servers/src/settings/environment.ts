/** The only other reader of the environment is `env.ts`. */
export const environment = {
  all: process.env,
  allowsSystemPackages: /^(true|1|yes|on)$/i.test(process.env['ALLOW_SYSTEM_PACKAGES'] ?? ''),
  path: process.env['PATH'] ?? '',
  address: (setting: string): string | undefined => process.env[setting] || undefined,
};
