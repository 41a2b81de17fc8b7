import { gt, inc, valid } from 'semver';
import { z } from 'zod';

const Step = z.enum(['patch', 'minor', 'major']);

/** `requested` is a step or a later version. */
export function nextVersion(present: string, requested: string): string {
  const step = Step.safeParse(requested);
  const next = step.success ? inc(present, step.data) : valid(requested);
  if (next === null)
    throw new Error(`${requested} is not a version; use one like 1.2.3, or ${Step.options.join(', ')}.`);
  if (!gt(next, present)) throw new Error(`${next} is not later than ${present}.`);
  return next;
}
