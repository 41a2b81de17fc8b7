import { join, resolve } from 'node:path';

export const rootDir = resolve(import.meta.dirname, '../../../..');

/** Downloads, for all data folders. */
export const cacheDir = join(rootDir, 'node_modules/.cache/rotadas');

/** The compile cache of Node, which shortens starts. */
export const compileCacheDir = join(cacheDir, 'compiled');
