import { gt, inc, valid } from 'semver';
import { z } from 'zod';

const Step = z.enum(['patch', 'minor', 'major']);

/** `wanted` is a step or a later version. */
export function nextVersion(present: string, wanted: string): string {
  const step = Step.safeParse(wanted);
  const next = step.success ? inc(present, step.data) : valid(wanted);
  if (next === null)
    throw new Error(`${wanted} is not a version; use one like 1.2.3, or ${Step.options.join(', ')}.`);
  if (!gt(next, present)) throw new Error(`${next} is not later than ${present}.`);
  return next;
}
