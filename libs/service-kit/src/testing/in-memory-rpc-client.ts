import type { z } from 'zod';
import type { Rpc } from '@rotadas/contracts/protocol/rpc';
import { dependencyUnavailable } from '../errors/dependency.js';
import type { RpcClient } from '../nats/rpc-client.js';

/** Other services in memory; requests and replies are parsed, as over NATS. */
export class InMemoryRpcClient implements Pick<RpcClient, keyof RpcClient> {
  private readonly handlers = new Map<string, (request: unknown) => unknown>();

  handle<Request extends z.ZodType, Reply extends z.ZodType>(
    rpc: Rpc<Request, Reply>,
    handle: (request: z.output<Request>) => z.input<Reply> | Promise<z.input<Reply>>,
  ): void {
    this.handlers.set(rpc.subject, (request) => handle(rpc.request.parse(request)));
  }

  /** Throws `service-unavailable` for an RPC that nothing handles. */
  async call<Request extends z.ZodType, Reply extends z.ZodType>(
    rpc: Rpc<Request, Reply>,
    request: z.input<Request>,
  ): Promise<z.output<Reply>> {
    const handler = this.handlers.get(rpc.subject);
    if (!handler) throw dependencyUnavailable(rpc.subject, new Error('no responders'));
    return rpc.reply.parse(await handler(request));
  }
}
