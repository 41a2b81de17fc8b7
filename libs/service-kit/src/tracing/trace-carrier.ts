/** Where a trace stands, in W3C's form, as it crosses between processes and lies in documents. */
export interface TraceCarrier {
  readonly traceparent: string;
  readonly tracestate?: string;
}

/** The headers of W3C's form, in NATS messages as over HTTP. */
const TRACEPARENT_HEADER = 'traceparent';
const TRACESTATE_HEADER = 'tracestate';

/** Headers that came; for what is missing they answer an empty text. */
interface ReadableHeaders {
  get(name: string): string;
}

/** Headers that are still to be sent. */
interface WritableHeaders {
  set(name: string, value: string): void;
}

/** What `headers` carry of a trace; undefined where that is nothing. */
export function readTrace(headers: ReadableHeaders | undefined): TraceCarrier | undefined {
  const traceparent = headers?.get(TRACEPARENT_HEADER);
  if (!headers || !traceparent) return undefined;
  const tracestate = headers.get(TRACESTATE_HEADER);
  return tracestate ? { traceparent, tracestate } : { traceparent };
}

/** Lets `headers` carry a trace. */
export function writeTrace(headers: WritableHeaders, { traceparent, tracestate }: TraceCarrier): void {
  headers.set(TRACEPARENT_HEADER, traceparent);
  if (tracestate) headers.set(TRACESTATE_HEADER, tracestate);
}
