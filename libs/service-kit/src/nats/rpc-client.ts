import { Inject, Injectable } from '@nestjs/common';
import { ClientNats, NatsRecordBuilder } from '@nestjs/microservices';
import { headers, type MsgHdrs, type RequestOptions } from '@nats-io/transport-node';
import { lastValueFrom, timeout } from 'rxjs';
import type { z } from 'zod';
import { DomainError } from '@rotadas/contracts/errors/domain-error';
import { WireError } from '@rotadas/contracts/errors/error-body';
import type { Rpc } from '@rotadas/contracts/protocol/rpc';
import { dependencyUnavailable } from '../errors/dependency.js';
import { callDurations } from '../metrics/histograms.js';
import { currentRequestId, REQUEST_ID_HEADER } from '../request-context/request-id.js';
import { tracer, writeTrace } from '../tracing/tracer.js';
import { NATS_CLIENT } from './nats-connection.js';

/** Default maximum wait for a reply, ms; longer than services wait for their servers. */
const REPLY_TIMEOUT_MS = 4_000;

@Injectable()
export class RpcClient {
  constructor(@Inject(NATS_CLIENT) protected readonly client: ClientNats) {}

  /** Throws the DomainError of the service, or `dependency-away` without a reply in time. */
  async call<Request extends z.ZodType, Reply extends z.ZodType>(
    rpc: Rpc<Request, Reply>,
    request: z.input<Request>,
    timeoutMs = REPLY_TIMEOUT_MS,
  ): Promise<z.output<Reply>> {
    const { subject } = rpc;
    const span = {
      name: subject,
      kind: 'client',
      attributes: { 'rpc.system.name': 'nats', 'rpc.method': subject },
    } as const;
    return rpc.reply.parse(await tracer.run(span, () => this.send(subject, request, timeoutMs)));
  }

  /** Rejects with the error of the service, as it was sent or as a DomainError. */
  protected request(
    subject: string,
    request: unknown,
    { headers, timeout: limitMs }: RequestOptions,
  ): Promise<unknown> {
    const record = new NatsRecordBuilder(request).setHeaders(headers).build();
    const replies = this.client.send<unknown>(subject, record).pipe(timeout(limitMs));
    return lastValueFrom(replies, { defaultValue: undefined });
  }

  private async send(subject: string, request: unknown, limitMs: number): Promise<unknown> {
    const observe = callDurations.startTimer({ subject });
    try {
      const reply = await this.request(subject, request, { timeout: limitMs, ...contextHeaders() });
      observe({ outcome: 'answered' });
      return reply;
    } catch (error) {
      const rejection = toRejection(error);
      observe({ outcome: rejection ? 'refused' : 'away' });
      throw rejection ?? dependencyUnavailable(subject, error);
    }
  }
}

/** Undefined if the error comes from NATS. */
function toRejection(error: unknown): DomainError | undefined {
  if (error instanceof DomainError) return error;
  const wire = WireError.safeParse(error);
  return wire.success ? DomainError.fromWire(wire.data) : undefined;
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
