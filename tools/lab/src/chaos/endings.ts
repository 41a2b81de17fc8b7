import type { Fault } from './faults.ts';
import { isPart, type Part } from './parts.ts';

export interface Ending {
  readonly part: Part;
  readonly how: string;
}

const ENDED = /^(.+?) (ended with \S+|did not start \(.*\))(?:; starting it again|, \d+ times in a row)/;
const KILLED = 'ended with SIGKILL';

export function parseEndings(lines: readonly string[]): Ending[] {
  return lines.flatMap((line) => {
    const [, part = '', how = ''] = ENDED.exec(line) ?? [];
    return isPart(part) ? [{ part, how }] : [];
  });
}

/** A kill explains one ending of its part. */
export function unexplainedEndings(endings: readonly Ending[], faults: readonly Fault[]): Ending[] {
  const kills = faults.flatMap(({ part, kind }) => (kind === 'kill' ? [part] : []));
  return endings.filter(({ part, how }) => {
    const at = how === KILLED ? kills.indexOf(part) : -1;
    if (at >= 0) kills.splice(at, 1);
    return at < 0;
  });
}
