/** The process's environment, read here and in `env.ts` only. */
export const environment = {
  all: process.env,
  path: process.env['PATH'] ?? '',
  address: (setting: string): string | undefined => process.env[setting] || undefined,
};
