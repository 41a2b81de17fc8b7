import { environment } from '@rotadas/servers/settings/environment';

/** A setting that the set-up of the test run made. */
export function setting(name: string): string {
  const value = environment.all[name];
  if (value === undefined) throw new Error(`${name} is not set`);
  return value;
}

/**
 * The setting by which a run of tests tells the keepers of its private servers that no container
 * engine answers, so that each of them need not load testcontainers to find that out.
 */
export const NO_ENGINE = 'TEST_CONTAINERS_NO_ENGINE';
