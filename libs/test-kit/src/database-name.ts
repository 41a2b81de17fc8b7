import { randomUUID } from 'node:crypto';
import { setting } from './setting.ts';

export function databaseName(service: string, server = setting('MONGODB_URI')): string {
  const uri = new URL(server);
  uri.pathname = `/${service}-test-${randomUUID()}`;
  return uri.href;
}
