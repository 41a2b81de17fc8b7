import { accessSync, constants } from 'node:fs';
import { delimiter, join } from 'node:path';

/** The first runnable file of that name in the folders of PATH. */
export function findOnPath(binary: string, path: string): string | undefined {
  return path
    .split(delimiter)
    .filter((folder) => folder !== '')
    .map((folder) => join(folder, binary))
    .find(isRunnable);
}

function isRunnable(file: string): boolean {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}
