import { z } from 'zod';

/** Times in µs; `dur` is wall time, `tdur` processor time of the thread. */
const TraceEvent = z.object({
  name: z.string(),
  pid: z.number(),
  tid: z.number(),
  ts: z.number(),
  dur: z.number().default(0),
  tdur: z.number().default(0),
  args: z.object({ name: z.unknown().optional() }).optional(),
});
type TraceEvent = z.infer<typeof TraceEvent>;

const Trace = z.object({ traceEvents: z.array(TraceEvent) });

const SCRIPT: ReadonlySet<string> = new Set(['FunctionCall', 'EvaluateScript', 'RunMicrotasks']);

/** Longest script of one task, ms of processor time: in wall time a task also waits for WebGL. */
export function longestScript(trace: unknown): number {
  const { tasks, onPage } = readTrace(trace);
  const scripts = onPage.filter(({ name }) => SCRIPT.has(name)).toSorted((one, other) => one.ts - other.ts);
  return tasks.reduce((longest, task) => Math.max(longest, scriptIn(task, scripts)), 0) / 1_000;
}

/**
 * Processor time of each frame on the main thread, ms. Without the commit, which copies the WebGL
 * canvas and rasterises here: a phone has a GPU for that.
 */
export function timesOfFrames(trace: unknown): number[] {
  const { tasks, onPage } = readTrace(trace);
  const named = (name: string) => onPage.filter((event) => event.name === name);
  const timeWithin = (task: TraceEvent, events: readonly TraceEvent[]) =>
    events.filter((event) => isWithin(event, task)).reduce((sum, { tdur }) => sum + tdur, 0);
  const [frames, commits] = [named('FireAnimationFrame'), named('Commit')];
  return tasks
    .filter((task) => frames.some((frame) => isWithin(frame, task)))
    .map((task) => (task.tdur - timeWithin(task, commits)) / 1_000);
}

/** Events of the main threads of pages. */
function readTrace(trace: unknown): { onPage: TraceEvent[]; tasks: TraceEvent[] } {
  const { traceEvents } = Trace.parse(trace);
  const isMainThread = ({ name, args }: TraceEvent) =>
    name === 'thread_name' && args?.name === 'CrRendererMain';
  const threads = new Set(traceEvents.filter(isMainThread).map(threadKey));
  const onPage = traceEvents.filter((event) => threads.has(threadKey(event)));
  const tasks = onPage.filter(({ name }) => name === 'RunTask');
  if (tasks.length === 0) throw new Error('the trace contains no task of a page');
  return { onPage, tasks };
}

/** Excluding nested scripts, µs. */
function scriptIn(task: TraceEvent, scripts: readonly TraceEvent[]): number {
  let outermost: TraceEvent | undefined;
  let sum = 0;
  for (const script of scripts) {
    if (!isWithin(script, task) || (outermost && isWithin(script, outermost))) continue;
    outermost = script;
    sum += script.tdur;
  }
  return sum;
}

function isWithin(inner: TraceEvent, outer: TraceEvent): boolean {
  const isSameThread = threadKey(inner) === threadKey(outer);
  return isSameThread && inner.ts >= outer.ts && inner.ts + inner.dur <= outer.ts + outer.dur;
}

function threadKey({ pid, tid }: TraceEvent): string {
  return `${pid} ${tid}`;
}
