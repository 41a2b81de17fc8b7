import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { type TemporaryFolder, temporaryFolder } from '@rotadas/servers/leftovers/temporary-folder';

/** The content of each file by its path. */
export type WebFiles = Readonly<Record<string, string | Buffer>>;

/** A folder for `WEB_DIST`. */
export async function webFolder(files: WebFiles): Promise<TemporaryFolder> {
  const folder = await temporaryFolder('web');
  for (const [name, content] of Object.entries(files)) {
    const path = join(folder.path, name);
    await mkdir(dirname(path), { recursive: true });
    await writeFile(path, content);
  }
  return folder;
}
