import type { z } from 'zod';
import type { ErrorCode } from '../errors/error-code.js';

/**
 * One question that a service answers over NATS: where it is asked, what goes in, what comes out,
 * what can fail.
 */
export interface Route<Request extends z.ZodType = z.ZodType, Reply extends z.ZodType = z.ZodType> {
  readonly subject: string;
  readonly request: Request;
  readonly reply: Reply;
  /**
   * Domain errors that this route can answer, beyond `input-invalid`, `dependency-away` and
   * `unexpected`.
   */
  readonly errors: readonly ErrorCode[];
}

/** Declares a route; services and gateway both import this one declaration. */
export function defineRoute<Request extends z.ZodType, Reply extends z.ZodType>(
  route: Route<Request, Reply>,
): Route<Request, Reply> {
  return route;
}

/** What a caller passes to the route `R`. */
export type RequestOf<R extends Route> = z.input<R['request']>;

/** What the route `R` answers. */
export type ReplyOf<R extends Route> = z.output<R['reply']>;
