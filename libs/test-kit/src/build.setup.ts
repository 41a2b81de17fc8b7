import { buildFirst } from './build-first.ts';

/** Prepares a run of integration tests that start their own servers: the build that they test. */
export default async function setup(): Promise<void> {
  await buildFirst();
}
