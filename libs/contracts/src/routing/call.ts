import type { z } from 'zod';
import type { ErrorCode } from '../errors/error-code.js';

/**
 * Who may make a call: everybody, everybody with more for who brings a token, who brings a token,
 * or admins only.
 */
export type CallAccess = 'public' | 'token-optional' | 'signed-in' | 'admin';

/**
 * What a call counts against: its address; its address and then its user; a limit of its own,
 * where it is asked for all the time; or nothing, where an orchestrator asks.
 */
export type CallLimit = 'address' | 'user' | 'own' | 'none';

/** One answer of a call: what it means, in a few words, and its JSON body where it has one. */
export interface CallReply {
  readonly description: string;
  readonly body?: z.ZodType;
}

/**
 * One HTTP call of the public API: gateway, description, web app and tools all read this one
 * declaration.
 */
export interface Call {
  readonly method: 'GET' | 'POST' | 'PATCH' | 'PUT' | 'DELETE';
  /** From the root on, parameters in braces: `/api/users/{id}`. */
  readonly path: `/${string}`;
  /** The group that it is described in. */
  readonly tag: string;
  readonly summary: string;
  readonly access: CallAccess;
  readonly limit: CallLimit;
  /** The parameters of the path, by name. */
  readonly params?: z.ZodObject;
  readonly query?: z.ZodType<unknown, Record<string, unknown>>;
  readonly body?: z.ZodType;
  /** By HTTP status; the lowest is the one of success. Error bodies are derived from `errors`. */
  readonly answers: Readonly<Record<number, CallReply>>;
  /**
   * Domain errors beyond those that access, limit and input bring with them, and `unexpected` and
   * `dependency-away`.
   */
  readonly errors: readonly ErrorCode[];
}

/** Declares a call; its exact type is kept, so that handlers and senders are checked against it. */
export function defineCall<const C extends Call>(call: C): C {
  return call;
}

type Parsed<Schema> = Schema extends z.ZodType ? z.output<Schema> : undefined;
type Sent<Schema> = Schema extends z.ZodType ? z.input<Schema> : undefined;
type PartName = 'params' | 'query' | 'body';
type Part<C extends Call, Name extends PartName> = C extends Record<Name, infer Schema> ? Schema : undefined;

/** The parsed parameters of the path of the call `C`; undefined where it has none. */
export type CallParams<C extends Call> = Parsed<Part<C, 'params'>>;

/** The parsed query of the call `C`; undefined where it takes none. */
export type CallQuery<C extends Call> = Parsed<Part<C, 'query'>>;

/** The parsed body of the call `C`; undefined where it takes none. */
export type CallBody<C extends Call> = Parsed<Part<C, 'body'>>;

/**
 * The body that a client sends with the call `C`, before it is parsed; undefined where it takes
 * none.
 */
export type CallBodyInput<C extends Call> = Sent<Part<C, 'body'>>;

/** What a client sends with the call `C`: only the parts that it takes. */
export type CallInput<C extends Call> = {
  readonly [Name in PartName as C extends Record<Name, z.ZodType> ? Name : never]: Sent<Part<C, Name>>;
} & { readonly [Name in PartName as C extends Record<Name, z.ZodType> ? never : Name]?: undefined };

type BodyOf<Reply> = Reply extends { readonly body: infer Schema extends z.ZodType }
  ? z.output<Schema>
  : null;

/** What the call `C` answers where it succeeds; null where that has no body. */
export type CallAnswer<C extends Call> = BodyOf<C['answers'][keyof C['answers'] & SuccessStatus]>;

type SuccessStatus = 200 | 201 | 204;

/** The HTTP status with which a call succeeds. */
export function successOf({ answers }: Pick<Call, 'answers'>): number {
  return Math.min(...Object.keys(answers).map(Number));
}
