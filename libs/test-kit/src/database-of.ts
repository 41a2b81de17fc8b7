import { randomUUID } from 'node:crypto';
import { setting } from './setting.ts';

/**
 * The address of a database that no other test has, on the MongoDB of the run unless the test names
 * another.
 */
export function databaseOf(service: string, server = setting('MONGODB_URI')): string {
  const uri = new URL(server);
  uri.pathname = `/${service}-test-${randomUUID()}`;
  return uri.href;
}
