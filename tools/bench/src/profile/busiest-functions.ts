import { z } from 'zod';

const CpuProfile = z.object({
  nodes: z.array(
    z.object({
      id: z.number(),
      callFrame: z.object({ functionName: z.string(), url: z.string(), lineNumber: z.number() }),
    }),
  ),
  samples: z.array(z.number()),
  /** Microseconds since the sample before. */
  timeDeltas: z.array(z.number()),
});

/** A function, and the share of the time not idle that was spent in itself. */
export interface BusyFunction {
  readonly name: string;
  readonly share: number;
}

/** The functions of a V8 processor profile in which most time was spent, the busiest first. */
export function busiestFunctions(profile: unknown, most: number): BusyFunction[] {
  const { nodes, samples, timeDeltas } = CpuProfile.parse(profile);
  const names = new Map(nodes.map(({ id, callFrame }) => [id, nameOf(callFrame)]));
  const times = new Map<string, number>();
  samples.forEach((id, index) => {
    const name = names.get(id) ?? '(unknown)';
    times.set(name, (times.get(name) ?? 0) + (timeDeltas[index] ?? 0));
  });
  times.delete('(idle)');
  const total = [...times.values()].reduce((sum, time) => sum + time, 0);
  return [...times]
    .map(([name, time]) => ({ name, share: time / total }))
    .sort((one, other) => other.share - one.share)
    .slice(0, most);
}

/** The name, and of a function in a file also its last folders and line. */
function nameOf({
  functionName,
  url,
  lineNumber,
}: {
  functionName: string;
  url: string;
  lineNumber: number;
}): string {
  const name = functionName || '(anonymous)';
  return url === '' ? name : `${name} ${url.split('/').slice(-3).join('/')}:${lineNumber + 1}`;
}
