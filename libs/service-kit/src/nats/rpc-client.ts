import { Injectable } from '@nestjs/common';
import { headers, type MsgHdrs, type NatsConnection, TimeoutError } from '@nats-io/transport-node';
import pTimeout from 'p-timeout';
import { z } from 'zod';
import { DomainError } from '@rotadas/contracts/errors/domain-error';
import { WireError } from '@rotadas/contracts/errors/error-body';
import type { Rpc } from '@rotadas/contracts/protocol/rpc';
import { dependencyUnavailable, isDependencyFailure } from '../errors/dependency.js';
import { rpcClientDurations } from '../metrics/histograms.js';
import { currentRequestId, REQUEST_ID_HEADER } from '../request-context/request-id.js';
import { tracer, writeTrace } from '../tracing/tracer.js';
import { NatsClient } from './nats-client.js';

/** Default maximum wait for a reply, ms; longer than services wait for their servers. */
const REPLY_TIMEOUT_MS = 4_000;

/** A reply of Nest's server. */
const Reply = z.object({ err: WireError.optional(), response: z.unknown().optional() });

/**
 * Sends requests in the format of Nest's server. Nest's client would subscribe for each reply,
 * which costs more CPU here and in NATS.
 */
@Injectable()
export class RpcClient {
  constructor(private readonly nats: NatsClient) {}

  /**
   * Throws the DomainError of the service, or `service-unavailable` if NATS or the service cannot
   * be reached or does not reply in time.
   */
  async call<Request extends z.ZodType, ReplySchema extends z.ZodType>(
    rpc: Rpc<Request, ReplySchema>,
    request: z.input<Request>,
    timeoutMs = REPLY_TIMEOUT_MS,
  ): Promise<z.output<ReplySchema>> {
    const { subject } = rpc;
    const span = {
      name: subject,
      kind: 'client',
      attributes: { 'rpc.system.name': 'nats', 'rpc.method': subject },
    } as const;
    return rpc.reply.parse(await tracer.run(span, () => this.send(subject, request, timeoutMs)));
  }

  private async send(subject: string, data: unknown, limitMs: number): Promise<unknown> {
    const observe = rpcClientDurations.startTimer({ subject });
    const { err, response } = await this.request(subject, data, limitMs).catch((error: unknown) => {
      const isUnavailable = isDependencyFailure(error);
      observe({ outcome: isUnavailable ? 'unavailable' : 'failed' });
      throw isUnavailable ? dependencyUnavailable(subject, error) : error;
    });
    observe({ outcome: err ? 'rejected' : 'ok' });
    if (err) throw DomainError.fromWire(err);
    return response;
  }

  private async request(subject: string, data: unknown, limitMs: number): Promise<z.output<typeof Reply>> {
    // Nest's server does not reply to a message without an ID.
    const packet = JSON.stringify({ pattern: subject, data, id: '1' });
    const connection = this.nats.connection ?? (await this.waitForConnection(limitMs));
    const message = await connection.request(subject, packet, { timeout: limitMs, ...contextHeaders() });
    return Reply.parse(message.json());
  }

  private waitForConnection(limitMs: number): Promise<NatsConnection> {
    return pTimeout(this.nats.requireConnection(), { milliseconds: limitMs, message: new TimeoutError() });
  }
}

function contextHeaders(): { headers?: MsgHdrs } {
  const requestId = currentRequestId();
  const trace = tracer.carrier();
  if (requestId === undefined && !trace) return {};
  const context = headers();
  if (requestId !== undefined) context.set(REQUEST_ID_HEADER, requestId);
  if (trace) writeTrace(context, trace);
  return { headers: context };
}
