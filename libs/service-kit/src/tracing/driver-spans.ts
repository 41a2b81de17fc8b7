import { tracingChannel } from 'node:diagnostics_channel';
import type { Span } from '@opentelemetry/api';
import { tracer } from './tracer.js';

interface MonitoredClient {
  on(event: 'commandStarted', listener: (event: MongodbCommand) => void): unknown;
  on(event: 'commandSucceeded', listener: (event: { readonly requestId: number }) => void): unknown;
  on(
    event: 'commandFailed',
    listener: (event: { readonly requestId: number; readonly failure: Error }) => void,
  ): unknown;
}

interface MongodbCommand {
  readonly requestId: number;
  readonly commandName: string;
  readonly databaseName: string;
  readonly command: object;
}

/** Spans have the names, not the values, of commands. The client needs `monitorCommands`. */
export function traceMongodb(client: MonitoredClient): void {
  const started = new Map<number, Span>();
  const take = (requestId: number) => {
    const span = started.get(requestId);
    started.delete(requestId);
    return span;
  };
  client.on('commandStarted', ({ requestId, commandName, databaseName, command }) => {
    const subject: unknown = Reflect.get(command, commandName);
    const collection = typeof subject === 'string' ? subject : undefined;
    const span = tracer.startCommand(collection ? `${commandName} ${collection}` : commandName, {
      'db.system.name': 'mongodb',
      'db.namespace': databaseName,
      'db.operation.name': commandName,
      ...(collection && { 'db.collection.name': collection }),
    });
    if (span) started.set(requestId, span);
  });
  client.on('commandSucceeded', ({ requestId }) => take(requestId)?.end());
  client.on('commandFailed', ({ requestId, failure }) => {
    const span = take(requestId);
    if (span) tracer.fail(span, failure.name);
    span?.end();
  });
}

/** A command without its arguments, which may be personal data. */
interface RedisCommand {
  readonly command: string;
}

/** Creates spans from the commands that ioredis publishes on a diagnostics channel. */
export function traceRedis(): void {
  const started = new WeakMap<RedisCommand, Span>();
  tracingChannel<RedisCommand, RedisCommand>('ioredis:command').subscribe({
    start(message: RedisCommand) {
      const { command } = message;
      const attributes = { 'db.system.name': 'redis', 'db.operation.name': command };
      const span = tracer.startCommand(command, attributes);
      if (span) started.set(message, span);
    },
    end: () => undefined,
    asyncStart: () => undefined,
    asyncEnd: (message: RedisCommand) => started.get(message)?.end(),
    error(message: RedisCommand & { readonly error: unknown }) {
      const span = started.get(message);
      if (span) tracer.fail(span, message.error instanceof Error ? message.error.name : 'unknown');
    },
  });
}
