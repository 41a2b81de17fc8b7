import { type Span, SpanKind, SpanStatusCode, trace, type Tracer } from '@opentelemetry/api';
import type { CommandStarted, MonitoredClient } from '../monitored-client.js';

/**
 * Makes spans of the driver's own events about its commands: their name, database and collection,
 * never what is searched for or saved. Only work that is traced has them; cursors that wait, and
 * looks at the server's health, belong to none.
 */
export class MongodbSpans {
  constructor(private readonly spans: Tracer) {}

  /** Follows the commands of `client`. */
  follow(client: MonitoredClient): void {
    const underWay = new Map<number, Span>();
    client.on('commandStarted', (event) => {
      const span = this.begin(event);
      if (span) underWay.set(event.requestId, span);
    });
    const take = (requestId: number) => {
      const span = underWay.get(requestId);
      underWay.delete(requestId);
      return span;
    };
    client.on('commandSucceeded', ({ requestId }) => take(requestId)?.end());
    client.on('commandFailed', ({ requestId, failure }) => {
      take(requestId)
        ?.setAttribute('error.type', failure.name)
        .setStatus({ code: SpanStatusCode.ERROR })
        .end();
    });
  }

  private begin({ commandName, command, databaseName }: CommandStarted): Span | undefined {
    if (!trace.getActiveSpan()) return undefined;
    const subject: unknown = Reflect.get(command, commandName);
    const collection = typeof subject === 'string' ? subject : undefined;
    return this.spans.startSpan(collection ? `${commandName} ${collection}` : commandName, {
      kind: SpanKind.CLIENT,
      attributes: {
        'db.system.name': 'mongodb',
        'db.namespace': databaseName,
        'db.operation.name': commandName,
        ...(collection && { 'db.collection.name': collection }),
      },
    });
  }
}
