import { join, resolve } from 'node:path';

export const rootDir = resolve(import.meta.dirname, '../../../..');

export const cacheDir = join(rootDir, 'node_modules/.cache/rotadas');

export const compileCacheDir = join(cacheDir, 'compiled');

/** Only `env.ts` files read the environment too. */
export const environment = {
  all: process.env,
  address: (setting: string): string | undefined => process.env[setting] || undefined,
};
