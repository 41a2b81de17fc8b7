import { environment } from '@rotadas/servers/settings/environment';

/** A setting that the set-up of the test run made. */
export function setting(name: string): string {
  const value = environment.all[name];
  if (value === undefined) throw new Error(`${name} is not set`);
  return value;
}
