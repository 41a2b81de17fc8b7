import { existsSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Node's options that have it read the settings in a folder's .env, after those of the environment.
 * Tests are the same whatever that file says.
 * @param {string} folder
 * @param {string | undefined} mode
 * @returns {string[]}
 */
export function envFileOptions(folder, mode) {
  const file = join(folder, '.env');
  return mode !== '--test' && existsSync(file) ? [`--env-file=${file}`] : [];
}
