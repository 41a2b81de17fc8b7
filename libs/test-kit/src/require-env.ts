import { randomUUID } from 'node:crypto';
import { environment } from '@rotadas/servers/settings/environment';

/** The value of an environment variable; throws if it is not set. */
export function requireEnv(name: string): string {
  const value = environment.all[name];
  if (value === undefined) throw new Error(`${name} is not set`);
  return value;
}

export function databaseName(service: string, server = requireEnv('MONGODB_URI')): string {
  const uri = new URL(server);
  uri.pathname = `/${service}-test-${randomUUID()}`;
  return uri.href;
}
