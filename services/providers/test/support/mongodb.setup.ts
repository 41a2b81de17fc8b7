import type { Server } from '../../../../tools/start/src/servers/server.ts';
import { provide } from './provided-server.ts';

declare global {
  /** The MongoDB of this test run, for its end to stop it. */
  var testMongodb: Server | undefined;
}

/** Provides MongoDB once a run; one that the environment names is used as it is. */
export default async function setup(): Promise<void> {
  const mongodb = await provide('mongodb', process.env['MONGODB_URI'] || undefined);
  globalThis.testMongodb = mongodb;
  process.env['MONGODB_URI'] = mongodb.url;
}
