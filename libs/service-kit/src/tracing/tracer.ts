import {
  type Attributes,
  type Context,
  context,
  type Link,
  propagation,
  ROOT_CONTEXT,
  type Span,
  SpanKind,
  SpanStatusCode,
  trace,
} from '@opentelemetry/api';
import { DomainError } from '@rotadas/contracts/errors/domain-error';
import { PRODUCT_VERSION } from '../env/product-version.js';

const KINDS = {
  server: SpanKind.SERVER,
  client: SpanKind.CLIENT,
  producer: SpanKind.PRODUCER,
  consumer: SpanKind.CONSUMER,
};

/** Attributes are named by the OpenTelemetry conventions and contain no user input. */
export interface SpanStart {
  readonly name: string;
  readonly kind: keyof typeof KINDS;
  readonly attributes?: Attributes;
}

/** A W3C trace context. */
export interface TraceCarrier {
  readonly traceparent: string;
  readonly tracestate?: string;
}

/**
 * The trace to continue, or only to link to if the work may run hours later. Undefined starts a new
 * trace.
 */
interface Origin {
  readonly trace: TraceCarrier | undefined;
  readonly isLink?: boolean;
}

/** A thin layer over the OpenTelemetry API, which does nothing until `startTracing`. */
class Tracer {
  isEnabled = false;

  /** Runs `work` in a span: a child of the current one, unless `origin` is given. */
  async run<Result>(start: SpanStart, work: () => Promise<Result>, origin?: Origin): Promise<Result> {
    const remoteContext = origin && toContext(origin.trace);
    const parent = origin?.isLink ? ROOT_CONTEXT : (remoteContext ?? context.active());
    const linked = origin?.isLink && remoteContext && trace.getSpanContext(remoteContext);
    const span = this.start(start, parent, linked ? [{ context: linked }] : []);
    try {
      return await this.withSpan(span, work, parent);
    } catch (error) {
      if (error instanceof DomainError) this.fail(span, error.code, error.status >= 500);
      else this.fail(span, error instanceof Error ? error.name : 'unknown');
      throw error;
    } finally {
      span.end();
    }
  }

  /** The caller ends the span. */
  startRoot(start: SpanStart): Span {
    return this.start(start, ROOT_CONTEXT);
  }

  /** A span of a command to a server; undefined outside a trace. */
  startCommand(name: string, attributes: Attributes): Span | undefined {
    return trace.getActiveSpan() && this.start({ name, kind: 'client', attributes }, context.active());
  }

  withSpan<Result>(span: Span, work: () => Result, parent = ROOT_CONTEXT): Result {
    return context.with(trace.setSpan(parent, span), work);
  }

  /** Records the type of an error; its message may contain user input. */
  fail(span: Span, type: string, isFault = true): void {
    span.setAttribute('error.type', type);
    if (isFault) span.setStatus({ code: SpanStatusCode.ERROR });
  }

  /** Undefined outside a trace. */
  carrier(): TraceCarrier | undefined {
    const fields: { traceparent?: string; tracestate?: string } = {};
    propagation.inject(context.active(), fields);
    const { traceparent, ...state } = fields;
    return traceparent === undefined ? undefined : { traceparent, ...state };
  }

  /** Undefined outside a trace. */
  traceId(): string | undefined {
    return trace.getActiveSpan()?.spanContext().traceId;
  }

  private start({ name, kind, attributes = {} }: SpanStart, parent: Context, links: Link[] = []): Span {
    const options = { kind: KINDS[kind], attributes, links };
    return trace.getTracer('rotadas', PRODUCT_VERSION).startSpan(name, options, parent);
  }
}

export const tracer = new Tracer();

function toContext(carried: TraceCarrier | undefined): Context {
  return carried ? propagation.extract(ROOT_CONTEXT, carried) : ROOT_CONTEXT;
}

/** Headers return an empty text for missing names. */
export function readTrace(headers: { get(name: string): string } | undefined): TraceCarrier | undefined {
  const traceparent = headers?.get('traceparent');
  if (!headers || !traceparent) return undefined;
  const tracestate = headers.get('tracestate');
  return tracestate ? { traceparent, tracestate } : { traceparent };
}

/** Writes a trace context into the headers of a message. */
export function writeTrace(
  headers: { set(name: string, value: string): void },
  { traceparent, tracestate }: TraceCarrier,
): void {
  headers.set('traceparent', traceparent);
  if (tracestate) headers.set('tracestate', tracestate);
}

interface TraceableJob {
  readonly name: string;
  readonly queueName: string;
  readonly opts: { readonly telemetry?: { readonly metadata?: string } };
}

/** Job options that carry the current trace. */
export function jobTraceCarrier(): { telemetry?: { metadata: string } } {
  const carried = tracer.carrier();
  return carried ? { telemetry: { metadata: carried.traceparent } } : {};
}

/** Runs `work` in a span that continues the trace of `job`, or links to it if `delayed`. */
export async function traceJob<Result>(
  { name, queueName, opts }: TraceableJob,
  work: () => Promise<Result>,
  { delayed }: { delayed: boolean },
): Promise<Result> {
  const traceparent = opts.telemetry?.metadata;
  const attributes = {
    'messaging.system': 'bullmq',
    'messaging.destination.name': queueName,
    'messaging.operation.type': 'process',
  };
  return tracer.run({ name: `job ${queueName} ${name}`, kind: 'consumer', attributes }, work, {
    trace: traceparent === undefined ? undefined : { traceparent },
    isLink: delayed,
  });
}
