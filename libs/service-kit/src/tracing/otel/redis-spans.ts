import { tracingChannel } from 'node:diagnostics_channel';
import { type Span, SpanKind, SpanStatusCode, trace, type Tracer } from '@opentelemetry/api';

/** What ioredis says of a command, as far as spans tell it: its arguments may be anybody's data. */
interface Command {
  readonly command: string;
}

/**
 * Makes spans of the commands that ioredis tells of on Node's own channel, from every connection of
 * the process. Only work that is traced has them; the workers' waiting for jobs belongs to none.
 * Answers what ends it.
 */
export function followRedis(spans: Tracer): () => void {
  const channel = tracingChannel<Command, Command>('ioredis:command');
  const underWay = new WeakMap<Command, Span>();
  const follower = {
    start(message: Command) {
      if (!trace.getActiveSpan()) return;
      const span = spans.startSpan(message.command, {
        kind: SpanKind.CLIENT,
        attributes: { 'db.system.name': 'redis', 'db.operation.name': message.command },
      });
      underWay.set(message, span);
    },
    end: () => undefined,
    asyncStart: () => undefined,
    asyncEnd(message: Command) {
      underWay.get(message)?.end();
    },
    error(message: Command & { readonly error: unknown }) {
      const type = message.error instanceof Error ? message.error.name : 'unknown';
      underWay.get(message)?.setAttribute('error.type', type).setStatus({ code: SpanStatusCode.ERROR });
    },
  };
  channel.subscribe(follower);
  return () => channel.unsubscribe(follower);
}
