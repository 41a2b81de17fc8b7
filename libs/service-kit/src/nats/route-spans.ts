import type { SpanStart } from '../tracing/tracer.js';

const attributesOf = (subject: string) => ({ 'rpc.system.name': 'nats', 'rpc.method': subject });

/** The span of a question to another service. */
export function spanOfQuestion(subject: string): SpanStart {
  return { name: subject, kind: 'client', attributes: attributesOf(subject) };
}

/** The span of answering one. */
export function spanOfAnswer(subject: string): SpanStart {
  return { name: subject, kind: 'server', attributes: attributesOf(subject) };
}
