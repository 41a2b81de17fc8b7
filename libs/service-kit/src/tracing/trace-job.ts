import { tracer } from './tracer.js';

/** What tracing reads of a job; BullMQ keeps a place in its options for where its trace stands. */
interface TraceableJob {
  readonly name: string;
  readonly queueName: string;
  readonly opts: { readonly telemetry?: { readonly metadata?: string } };
}

/** The options by which a job that is added now carries the trace of the work under way. */
export function carriedByJob(): { telemetry?: { metadata: string } } {
  const trace = tracer()?.carrier();
  return trace ? { telemetry: { metadata: trace.traceparent } } : {};
}

/**
 * Runs `work` as a span of `job`. A job goes on with the trace of what added it; a `delayed` one
 * begins its own and points there, since it may run hours later.
 */
export async function traceJob<Result>(
  { name, queueName, opts }: TraceableJob,
  work: () => Promise<Result>,
  { delayed }: { delayed: boolean },
): Promise<Result> {
  const tracing = tracer();
  if (!tracing) return work();
  const traceparent = opts.telemetry?.metadata;
  const attributes = {
    'messaging.system': 'bullmq',
    'messaging.destination.name': queueName,
    'messaging.operation.type': 'process',
  };
  return tracing.run({ name: `job ${queueName} ${name}`, kind: 'consumer', attributes }, work, {
    trace: traceparent === undefined ? undefined : { traceparent },
    isLink: delayed,
  });
}
