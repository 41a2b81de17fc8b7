import type { z } from 'zod';
import type { ErrorCode } from '../errors/error-code.js';

/** A request that a service handles over NATS. */
export interface Rpc<Request extends z.ZodType = z.ZodType, Reply extends z.ZodType = z.ZodType> {
  readonly subject: string;
  readonly request: Request;
  readonly reply: Reply;
  /** Domain errors beyond `input-invalid`, `service-unavailable` and `unexpected`. */
  readonly errors: readonly ErrorCode[];
}

export function defineRpc<Request extends z.ZodType, Reply extends z.ZodType>(
  rpc: Rpc<Request, Reply>,
): Rpc<Request, Reply> {
  return rpc;
}

export type RequestOf<R extends Rpc> = z.input<R['request']>;

export type ReplyOf<R extends Rpc> = z.output<R['reply']>;
