import { join, resolve } from 'node:path';
import { environment } from '@rotadas/servers/settings/environment';
import { rootDir } from '@rotadas/servers/settings/folders';

/** What lies where in a backup. */
export const placesIn = (backup: string) => ({
  mongodb: join(backup, 'mongodb'),
  events: join(backup, 'events.jsonl'),
  /** What a data folder has beside its servers: accounts of the emulator, keys of notifications. */
  folder: join(backup, 'data-folder'),
});

/** Where backups go unless somebody says otherwise. */
export const BACKUPS = join(rootDir, '.backups');

/** The data folder of the product on this machine. */
export const dataFolder = (): string => resolve(rootDir, environment.address('DATA_DIR') ?? '.data');
