import { mkdir, rename, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';

/** Atomic, even if the machine loses power. */
export async function writeAtomically(path: string, text: string, mode: number): Promise<void> {
  await mkdir(dirname(path), { recursive: true });
  await writeFile(`${path}.new`, text, { mode, flush: true });
  await rename(`${path}.new`, path);
}

/** Quoted for both a shell and Docker. */
export const toSettingLines = (settings: Readonly<Record<string, string>>): string =>
  Object.entries(settings)
    .map(([name, value]) => `${name}='${value}'\n`)
    .join('');
