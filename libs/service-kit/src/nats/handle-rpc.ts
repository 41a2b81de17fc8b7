import { randomUUID } from 'node:crypto';
import { Logger } from '@nestjs/common';
import { Ctx, MessagePattern, type NatsContext, Payload, RpcException } from '@nestjs/microservices';
import type { MsgHdrs } from '@nats-io/transport-node';
import type { z } from 'zod';
import { DomainError } from '@rotadas/contracts/errors/domain-error';
import type { Rpc } from '@rotadas/contracts/protocol/rpc';
import { dependencyUnavailable, isDependencyFailure } from '../errors/dependency.js';
import { rpcServerDurations } from '../metrics/histograms.js';
import { REQUEST_ID_HEADER, runWithRequestId } from '../request-context/request-id.js';
import { readTrace, tracer } from '../tracing/tracer.js';

export type ParsedRequest<R extends Rpc> = z.output<R['request']>;

const logger = new Logger('HandleRpc');

/**
 * Makes a method handle `rpc` with the parsed request. A DomainError is sent as it is; any other
 * error is logged and sent as `unexpected`.
 */
export function HandleRpc<Request extends z.ZodType, Reply extends z.ZodType>(rpc: Rpc<Request, Reply>) {
  type Handler = (request: z.output<Request>) => z.input<Reply> | Promise<z.input<Reply>>;
  return <H extends Handler>(
    target: object,
    key: string,
    method: TypedPropertyDescriptor<H>,
  ): PropertyDescriptor => {
    const handler = method.value;
    if (!handler) throw new TypeError(`${key} is no method`);
    rpcServerDurations.zero({ subject: rpc.subject, outcome: 'ok' });
    const span = {
      name: rpc.subject,
      kind: 'server',
      attributes: { 'rpc.system.name': 'nats', 'rpc.method': rpc.subject },
    } as const;
    const respond = async function (this: unknown, message: unknown, context: NatsContext) {
      const observe = rpcServerDurations.startTimer({ subject: rpc.subject });
      const headers: MsgHdrs | undefined = context.getHeaders();
      return runWithRequestId(headers?.get(REQUEST_ID_HEADER) || randomUUID(), async () => {
        try {
          const handle = async () => handler.call(this, parseRequest(rpc.request, message));
          const reply = await tracer.run(span, handle, { trace: readTrace(headers) });
          observe({ outcome: 'ok' });
          return reply;
        } catch (error) {
          const failure = toDomainError(error, rpc.subject);
          observe({ outcome: failure.code });
          throw new RpcException(failure.toWire());
        }
      });
    };
    const wrapped: PropertyDescriptor = { configurable: true, writable: true, value: respond };
    // Nest passes only the message unless parameters have these decorators.
    Payload()(target, key, 0);
    Ctx()(target, key, 1);
    MessagePattern(rpc.subject)(target, key, wrapped);
    return wrapped;
  };
}

function parseRequest<Schema extends z.ZodType>(schema: Schema, message: unknown): z.output<Schema> {
  const parsed = schema.safeParse(message);
  if (parsed.success) return parsed.data;
  const details = Object.fromEntries(
    parsed.error.issues.map((issue) => [issue.path.join('.'), issue.message]),
  );
  throw new DomainError('input-invalid', { details, cause: parsed.error });
}

function toDomainError(error: unknown, subject: string): DomainError {
  if (error instanceof DomainError) {
    if (error.status >= 500) logger.warn({ err: error, subject });
    return error;
  }
  if (isDependencyFailure(error)) {
    logger.warn({ err: error, subject });
    return dependencyUnavailable('a dependency', error);
  }
  logger.error({ err: error, subject });
  return new DomainError('unexpected', { cause: error });
}
