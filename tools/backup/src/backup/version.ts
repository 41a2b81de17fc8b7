import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { rootDir } from '@rotadas/servers/settings/folders';
import { z } from 'zod';

export async function productVersion(): Promise<string> {
  const text = await readFile(join(rootDir, 'package.json'), 'utf8');
  return z.object({ version: z.string() }).parse(JSON.parse(text)).version;
}
