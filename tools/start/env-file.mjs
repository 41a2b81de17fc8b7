import { existsSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Node's options that load a folder's .env; the environment has precedence. Tests ignore the file.
 * @param {string} folder
 * @param {string | undefined} mode
 */
export function envFileOptions(folder, mode) {
  const file = join(folder, '.env');
  return mode !== '--test' && existsSync(file) ? [`--env-file=${file}`] : [];
}
