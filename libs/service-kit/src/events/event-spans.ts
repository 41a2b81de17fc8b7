import type { SpanStart } from '../tracing/tracer.js';

const attributesOf = (subject: string, operation: 'send' | 'process') => ({
  'messaging.system': 'nats',
  'messaging.destination.name': subject,
  'messaging.operation.type': operation,
});

/** The span of handing an event to JetStream. */
export function spanOfPublishing(subject: string): SpanStart {
  return { name: `publish ${subject}`, kind: 'producer', attributes: attributesOf(subject, 'send') };
}

/** The span of handling one. */
export function spanOfHandling(subject: string): SpanStart {
  return { name: `process ${subject}`, kind: 'consumer', attributes: attributesOf(subject, 'process') };
}
