import { readFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { z } from 'zod';
import { rootDir, environment } from '@rotadas/servers/settings/environment';

export const backupPaths = (backup: string) => ({
  mongodb: join(backup, 'mongodb'),
  events: join(backup, 'events.jsonl'),
  /** The emulator's accounts and the notification keys. */
  folder: join(backup, 'data-folder'),
});

export const BACKUPS = join(rootDir, '.backups');

export const dataFolder = (): string => resolve(rootDir, environment.address('DATA_DIR') ?? '.data');

export async function productVersion(): Promise<string> {
  const text = await readFile(join(rootDir, 'package.json'), 'utf8');
  return z.object({ version: z.string() }).parse(JSON.parse(text)).version;
}
