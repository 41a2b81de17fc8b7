import { join, resolve } from 'node:path';
import { environment } from '@rotadas/servers/settings/environment';
import { rootDir } from '@rotadas/servers/settings/folders';

export const placesIn = (backup: string) => ({
  mongodb: join(backup, 'mongodb'),
  events: join(backup, 'events.jsonl'),
  /** Accounts of the emulator and keys of notifications. */
  folder: join(backup, 'data-folder'),
});

export const BACKUPS = join(rootDir, '.backups');

export const dataFolder = (): string => resolve(rootDir, environment.address('DATA_DIR') ?? '.data');
