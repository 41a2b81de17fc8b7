import type { z } from 'zod';
import type { ErrorCode } from '../errors/error-code.js';

/** A request that a service handles over NATS. */
export interface Route<Request extends z.ZodType = z.ZodType, Reply extends z.ZodType = z.ZodType> {
  readonly subject: string;
  readonly request: Request;
  readonly reply: Reply;
  /** Domain errors beyond `input-invalid`, `dependency-away` and `unexpected`. */
  readonly errors: readonly ErrorCode[];
}

export function defineRoute<Request extends z.ZodType, Reply extends z.ZodType>(
  route: Route<Request, Reply>,
): Route<Request, Reply> {
  return route;
}

export type RequestOf<R extends Route> = z.input<R['request']>;

export type ReplyOf<R extends Route> = z.output<R['reply']>;
