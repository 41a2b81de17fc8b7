import { Injectable } from '@nestjs/common';
import type { NatsConnection, RequestOptions } from '@nats-io/transport-node';
import { DomainError } from '@rotadas/contracts/errors/domain-error';
import { WireError } from '@rotadas/contracts/errors/error-body';
import { RpcClient } from '@rotadas/service-kit/nats/rpc-client';
import { z } from 'zod';

const Reply = z.object({ err: WireError.optional(), response: z.unknown().optional() });

/**
 * Plain NATS requests: Nest's client subscribes for each reply, which costs 8 µs more CPU per call
 * here and 4 µs in NATS.
 */
@Injectable()
export class PositionClient extends RpcClient {
  protected override async request(
    subject: string,
    data: unknown,
    options: RequestOptions,
  ): Promise<unknown> {
    const connection = this.client.unwrap<NatsConnection>(); // throws before the first connection
    await this.client.connect(); // rejects while disconnected
    // Nest's server does not reply to a message without an id.
    const packet = JSON.stringify({ pattern: subject, data, id: '1' });
    const message = await connection.request(subject, packet, options);
    const { err, response } = Reply.parse(message.json());
    if (err) throw DomainError.fromWire(err);
    return response;
  }
}
