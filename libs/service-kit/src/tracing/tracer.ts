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
import { PRODUCT_VERSION } from '../version/product-version.js';

const KINDS = {
  server: SpanKind.SERVER,
  client: SpanKind.CLIENT,
  producer: SpanKind.PRODUCER,
  consumer: SpanKind.CONSUMER,
};

/** A span to start. Attributes have the names of OpenTelemetry's conventions, never user input. */
export interface SpanStart {
  readonly name: string;
  readonly kind: keyof typeof KINDS;
  readonly attributes?: Attributes;
}

/** A position in a trace in W3C form, as headers and documents carry it. */
export interface TraceCarrier {
  readonly traceparent: string;
  readonly tracestate?: string;
}

/**
 * The trace that a span continues; an undefined one starts a new trace. With `isLink` the span
 * starts a new trace that links to this one, since hours may lie between them.
 */
interface Origin {
  readonly trace: TraceCarrier | undefined;
  readonly isLink?: boolean;
}

/** A thin layer over OpenTelemetry's API, which does nothing until `startTracing`. */
class Tracer {
  /** Whether spans are recorded; checked before work that only tracing needs. */
  isEnabled = false;

  /** Runs `work` in a span: a child of the current one, unless `origin` says otherwise. */
  async run<Result>(start: SpanStart, work: () => Promise<Result>, origin?: Origin): Promise<Result> {
    const came = origin && contextOf(origin.trace);
    const parent = origin?.isLink ? ROOT_CONTEXT : (came ?? context.active());
    const linked = origin?.isLink && came && trace.getSpanContext(came);
    const span = this.start(start, parent, linked ? [{ context: linked }] : []);
    try {
      return await this.within(span, work, parent);
    } catch (error) {
      if (error instanceof DomainError) this.fail(span, error.code, error.status >= 500);
      else this.fail(span, error instanceof Error ? error.name : 'unknown');
      throw error;
    } finally {
      span.end();
    }
  }

  /** Starts the first span of a trace; the caller ends it. */
  startRoot(start: SpanStart): Span {
    return this.start(start, ROOT_CONTEXT);
  }

  /** Starts the span of a command to a server; undefined outside a trace. */
  startCommand(name: string, attributes: Attributes): Span | undefined {
    return trace.getActiveSpan() && this.start({ name, kind: 'client', attributes }, context.active());
  }

  /** Runs `work`, and all that it awaits, as a part of `span`. */
  within<Result>(span: Span, work: () => Result, parent = ROOT_CONTEXT): Result {
    return context.with(trace.setSpan(parent, span), work);
  }

  /** Notes the kind of an error, never its message, which may hold user input. */
  fail(span: Span, type: string, isFault = true): void {
    span.setAttribute('error.type', type);
    if (isFault) span.setStatus({ code: SpanStatusCode.ERROR });
  }

  /** The current position; undefined outside a trace. */
  carrier(): TraceCarrier | undefined {
    const fields: { traceparent?: string; tracestate?: string } = {};
    propagation.inject(context.active(), fields);
    const { traceparent, ...state } = fields;
    return traceparent === undefined ? undefined : { traceparent, ...state };
  }

  /** The id of the current trace; undefined outside any. */
  traceId(): string | undefined {
    return trace.getActiveSpan()?.spanContext().traceId;
  }

  private start({ name, kind, attributes = {} }: SpanStart, parent: Context, links: Link[] = []): Span {
    const options = { kind: KINDS[kind], attributes, links };
    return trace.getTracer('rotadas', PRODUCT_VERSION).startSpan(name, options, parent);
  }
}

/** The process's tracer. */
export const tracer = new Tracer();

function contextOf(carried: TraceCarrier | undefined): Context {
  return carried ? propagation.extract(ROOT_CONTEXT, carried) : ROOT_CONTEXT;
}

/** The trace in the headers of a message, which return an empty text for missing names. */
export function readTrace(headers: { get(name: string): string } | undefined): TraceCarrier | undefined {
  const traceparent = headers?.get('traceparent');
  if (!headers || !traceparent) return undefined;
  const tracestate = headers.get('tracestate');
  return tracestate ? { traceparent, tracestate } : { traceparent };
}

/** Adds a trace to the headers of a message. */
export function writeTrace(
  headers: { set(name: string, value: string): void },
  { traceparent, tracestate }: TraceCarrier,
): void {
  headers.set('traceparent', traceparent);
  if (tracestate) headers.set('tracestate', tracestate);
}

/** A job of BullMQ, whose options have a place for the trace. */
interface TraceableJob {
  readonly name: string;
  readonly queueName: string;
  readonly opts: { readonly telemetry?: { readonly metadata?: string } };
}

/** The options with which a job carries the current trace. */
export function carriedByJob(): { telemetry?: { metadata: string } } {
  const carried = tracer.carrier();
  return carried ? { telemetry: { metadata: carried.traceparent } } : {};
}

/**
 * Runs `work` in a span of `job`, which continues the trace that added it; a `delayed` one, which
 * may run hours later, starts its own with a link.
 */
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
