import {
  type Context,
  context,
  ROOT_CONTEXT,
  type Span,
  SpanKind as OtelKind,
  SpanStatusCode,
  trace,
  type Tracer as OtelSpans,
} from '@opentelemetry/api';
import pTimeout from 'p-timeout';
import type { MonitoredClient } from '../monitored-client.js';
import type { TraceCarrier } from '../trace-carrier.js';
import type { OpenSpan, Origin, SpanKind, SpanStart, Tracer } from '../tracer.js';
import { carrierOf, contextOf, spanContextOf } from './carriers.js';
import { failureOf } from './failure-of.js';
import { MongodbSpans } from './mongodb-spans.js';

/** The longest that the end of a process waits for the collector, ms. */
const STOP_LIMIT_MS = 2_000;

const KINDS: Readonly<Record<SpanKind, OtelKind>> = {
  server: OtelKind.SERVER,
  client: OtelKind.CLIENT,
  producer: OtelKind.PRODUCER,
  consumer: OtelKind.CONSUMER,
};

/** The tracer by OpenTelemetry. */
export class OtelTracer implements Tracer {
  private readonly mongodb: MongodbSpans;

  constructor(
    private readonly spans: OtelSpans,
    private readonly shutDown: () => Promise<void>,
  ) {
    this.mongodb = new MongodbSpans(spans);
  }

  async run<Result>(start: SpanStart, work: () => Promise<Result>, origin?: Origin): Promise<Result> {
    const { span, within } = this.start(start, origin);
    try {
      return await context.with(within, work);
    } catch (error) {
      const { type, isFault } = failureOf(error);
      fail(span, type, isFault);
      throw error;
    } finally {
      span.end();
    }
  }

  begin(start: SpanStart): OpenSpan {
    const { span, within } = this.start(start, { trace: undefined });
    return {
      within: (work) => context.with(within, work),
      end(attributes, failure) {
        span.setAttributes(attributes);
        if (failure !== undefined) fail(span, failure, true);
        span.end();
      },
    };
  }

  carrier(): TraceCarrier | undefined {
    return carrierOf(context.active());
  }

  traceId(): string | undefined {
    return trace.getActiveSpan()?.spanContext().traceId;
  }

  followMongodb(client: MonitoredClient): void {
    this.mongodb.follow(client);
  }

  async stop(): Promise<void> {
    const stopped = this.shutDown().catch(() => undefined);
    await pTimeout(stopped, { milliseconds: STOP_LIMIT_MS, fallback: () => undefined });
  }

  private start(
    { name, kind, attributes = {} }: SpanStart,
    origin?: Origin,
  ): { span: Span; within: Context } {
    const linked = origin?.isLink ? spanContextOf(origin.trace) : undefined;
    const parent = parentOf(origin);
    const links = linked ? [{ context: linked }] : [];
    const span = this.spans.startSpan(name, { kind: KINDS[kind], attributes, links }, parent);
    return { span, within: trace.setSpan(parent, span) };
  }
}

function parentOf(origin: Origin | undefined): Context {
  if (!origin) return context.active();
  return origin.isLink ? ROOT_CONTEXT : contextOf(origin.trace);
}

function fail(span: Span, type: string, isFault: boolean): void {
  span.setAttribute('error.type', type);
  if (isFault) span.setStatus({ code: SpanStatusCode.ERROR });
}
