import type { z } from 'zod';
import type { ErrorCode } from '../errors/error-code.js';

/**
 * Who may make a call. `token-optional` returns more with a token; `device` has its own tokens.
 * Users of a restricted account, too, may make the calls with `restricted`.
 */
export type CallAccess = 'public' | 'token-optional' | 'signed-in' | 'restricted' | 'admin' | 'device';

/** Rate limit of a call: per address; per address and user; its own; none. */
export type CallLimit = 'address' | 'user' | 'own' | 'none';

export interface CallResponse {
  readonly description: string;
  readonly body?: z.ZodType;
  /** The media type of a body that is not JSON. */
  readonly media?: string;
}

/** An HTTP call of the public API. Gateway, description, web app and tools use this declaration. */
export interface Call {
  readonly method: 'GET' | 'POST' | 'PATCH' | 'PUT' | 'DELETE';
  /** Has its parameters in braces: `/api/users/{id}`. */
  readonly path: `/${string}`;
  readonly tag: string;
  readonly summary: string;
  readonly access: CallAccess;
  readonly limit: CallLimit;
  readonly params?: z.ZodObject;
  readonly query?: z.ZodType<unknown, Record<string, unknown>>;
  readonly body?: z.ZodType;
  /** The schema of the body if it is a form (`application/x-www-form-urlencoded`). */
  readonly form?: z.ZodType;
  /** Media types of a body that is not JSON; `bodyBytes` limits it. */
  readonly upload?: readonly string[];
  /** Limit of the body, bytes, for clients that send fields which `body` ignores. */
  readonly bodyBytes?: number;
  /** Responses by HTTP status; the lowest is success. Error bodies are derived from `errors`. */
  readonly responses: Readonly<Record<number, CallResponse>>;
  /** Domain errors except those of access, limit and input, `unexpected`, `service-unavailable`. */
  readonly errors: readonly ErrorCode[];
}

/** Declares a call and keeps its exact type, to check handlers and clients. */
export function defineCall<const C extends Call>(call: C): C {
  return call;
}

type Parsed<Schema> = Schema extends z.ZodType ? z.output<Schema> : undefined;
type Sent<Schema> = Schema extends z.ZodType ? z.input<Schema> : undefined;
type PartName = 'params' | 'query' | 'body';
type Part<C extends Call, Name extends PartName> = C extends Record<Name, infer Schema> ? Schema : undefined;

/** Parsed parts of a call; undefined if it has none. */
export type CallParams<C extends Call> = Parsed<Part<C, 'params'>>;

export type CallQuery<C extends Call> = Parsed<Part<C, 'query'>>;

export type CallBody<C extends Call> = Parsed<Part<C, 'body'>>;

/** The body before it is parsed; undefined if it takes none. */
export type CallBodyInput<C extends Call> = Sent<Part<C, 'body'>>;

/** What a client sends: only the parts that the call takes. */
export type CallInput<C extends Call> = {
  readonly [Name in PartName as C extends Record<Name, z.ZodType> ? Name : never]: Sent<Part<C, Name>>;
} & { readonly [Name in PartName as C extends Record<Name, z.ZodType> ? never : Name]?: undefined };

type BodyOf<Reply> = Reply extends { readonly body: infer Schema extends z.ZodType }
  ? z.output<Schema>
  : null;

/** The body of a successful response; null if it has none. */
export type CallResult<C extends Call> = BodyOf<C['responses'][keyof C['responses'] & SuccessStatus]>;

type SuccessStatus = 200 | 201 | 202 | 204;

/** The status of a reply that is not an error. */
export function successStatus({ responses }: Pick<Call, 'responses'>): number {
  return Math.min(...Object.keys(responses).map(Number));
}
