import type { MonitoredClient } from './monitored-client.js';
import type { TraceCarrier } from './trace-carrier.js';

/** What a span is of: an answer or a question, and an event or a job, sent or worked on. */
export type SpanKind = 'server' | 'client' | 'producer' | 'consumer';

/** Attributes by the names of OpenTelemetry's conventions; never what a person sent. */
export type SpanAttributes = Readonly<Record<string, string | number>>;

/** A span that is to begin. */
export interface SpanStart {
  readonly name: string;
  readonly kind: SpanKind;
  readonly attributes?: SpanAttributes;
}

/**
 * What a span follows: the trace that came along, which it goes on; undefined where none did, and
 * it is the first of its own. With `isLink` it begins a trace that points at that one, since hours
 * may lie between them.
 */
export interface Origin {
  readonly trace: TraceCarrier | undefined;
  readonly isLink?: boolean;
}

/** A span under way that no single function holds. */
export interface OpenSpan {
  /** Runs `work`, and all that it awaits, as a part of the span. */
  within<Result>(work: () => Result): Result;
  /** Ends it; `failure` is the kind of a fault of the product. */
  end(attributes: SpanAttributes, failure?: string): void;
}

/** What follows the work of a process, over all that has a part in it. */
export interface Tracer {
  /** Runs `work` as a span: of the work under way, or of where it comes from. */
  run<Result>(start: SpanStart, work: () => Promise<Result>, origin?: Origin): Promise<Result>;
  /** Begins a span that is the first of its trace. */
  begin(start: SpanStart): OpenSpan;
  /** Where the work under way stands; undefined outside any. */
  carrier(): TraceCarrier | undefined;
  /** The id of the trace under way; undefined outside any. */
  traceId(): string | undefined;
  /** Makes spans of what is asked of MongoDB, through `client`. */
  followMongodb(client: MonitoredClient): void;
  /** Hands over what is not exported yet, as far as a moment suffices. */
  stop(): Promise<void>;
}

let current: Tracer | undefined;

/** The process's tracer; undefined where nothing is traced, which costs no more than this look. */
export function tracer(): Tracer | undefined {
  return current;
}

/** Makes `tracer` the process's own, or takes it away. */
export function useTracer(tracer: Tracer | undefined): void {
  current = tracer;
}
