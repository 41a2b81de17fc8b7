import {
  type Context,
  defaultTextMapGetter,
  defaultTextMapSetter,
  ROOT_CONTEXT,
  type SpanContext,
  trace,
} from '@opentelemetry/api';
import { W3CTraceContextPropagator } from '@opentelemetry/core';
import type { TraceCarrier } from '../trace-carrier.js';

const propagator = new W3CTraceContextPropagator();

/** The context that came along; an empty one where none did, or one that nobody can read. */
export function contextOf(carried: TraceCarrier | undefined): Context {
  return carried ? propagator.extract(ROOT_CONTEXT, carried, defaultTextMapGetter) : ROOT_CONTEXT;
}

/** The span that came along. */
export function spanContextOf(carried: TraceCarrier | undefined): SpanContext | undefined {
  return trace.getSpanContext(contextOf(carried));
}

/** What carries `context`; undefined where it is in no span. */
export function carrierOf(context: Context): TraceCarrier | undefined {
  const fields: { traceparent?: string; tracestate?: string } = {};
  propagator.inject(context, fields, defaultTextMapSetter);
  const { traceparent, tracestate } = fields;
  if (traceparent === undefined) return undefined;
  return tracestate ? { traceparent, tracestate } : { traceparent };
}
