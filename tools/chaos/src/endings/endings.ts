import { isPart, type Part } from '../parts/parts.ts';
import type { Fault } from '../plan/fault-plan.ts';

/** How a part ended, in the launcher's words. */
export interface Ending {
  readonly part: Part;
  readonly how: string;
}

const ENDED = /^(.+?) (ended with \S+|did not start \(.*\)); starting it again/;
const GIVEN_UP = /^(.+?) (ended with \S+|did not start \(.*\)), \d+ times in a row/;

/** How a killed part ends. */
const KILLED = 'ended with SIGKILL';

/** The endings of parts that the launcher told of. */
export function endingsIn(said: readonly string[]): Ending[] {
  return said.flatMap((line) => {
    const [, part = '', how = ''] = ENDED.exec(line) ?? GIVEN_UP.exec(line) ?? [];
    return isPart(part) ? [{ part, how }] : [];
  });
}

/** The endings that no fault explains: each kill explains one of its part. */
export function endedOfThemselves(endings: readonly Ending[], faults: readonly Fault[]): Ending[] {
  const kills = faults.flatMap(({ part, kind }) => (kind === 'kill' ? [part] : []));
  return endings.filter(({ part, how }) => {
    const at = how === KILLED ? kills.indexOf(part) : -1;
    if (at >= 0) kills.splice(at, 1);
    return at < 0;
  });
}
