import { join, resolve } from 'node:path';

/** The repository's root folder. */
export const rootDir = resolve(import.meta.dirname, '../../../..');

/** Programs that were downloaded once stay here, whichever folder the data are in. */
export const cacheDir = join(rootDir, 'node_modules/.cache/rotadas');

/** Node keeps what it has compiled here: a process of code that has run before starts sooner. */
export const compileCacheDir = join(cacheDir, 'compiled');
