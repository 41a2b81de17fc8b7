import {
  applyDecorators,
  type CanActivate,
  createParamDecorator,
  type ExecutionContext,
  HttpCode,
  RequestMapping,
  RequestMethod,
  type StreamableFile,
  type Type,
  UseGuards,
} from '@nestjs/common';
import type { RouteOptions } from 'fastify';
import {
  type Call,
  type CallAccess,
  type CallResult,
  type CallBody,
  type CallParams,
  type CallQuery,
  successStatus,
} from '@rotadas/contracts/protocol/call';
import { parseInput } from '../input/parse-input.js';
import { AdminGuard, RestrictionGuard, SignInGuard, UserRateLimitGuard } from '../sign-in/guards.js';
import type { Principal } from '../sign-in/principal.js';

/** `principal` is set if the call needs a token. */
export interface ParsedInput<C extends Call> {
  readonly principal: C['access'] extends 'signed-in' | 'restricted' | 'admin' ? Principal : undefined;
  readonly params: CallParams<C>;
  readonly query: CallQuery<C>;
  readonly body: CallBody<C>;
}

/** The body, or its bytes as a stream; nothing if the call has none. */
type Returned<C extends Call> = [CallResult<C>] extends [null]
  ? Promise<void> | Promise<StreamableFile>
  : Body<C> | Promise<Body<C>>;

type Body<C extends Call> = CallResult<C> | StreamableFile;

/**
 * Routes `call` to a controller's method, by the path, status, access and limit of its declaration.
 * The first parameter is the `ParsedInput`; Nest's own decorators may add others.
 */
export function HandleCall<const C extends Call>(call: C) {
  type Handler = (input: ParsedInput<C>, ...rest: never[]) => Returned<C>;
  const decorate = applyDecorators(
    RequestMapping({ method: RequestMethod[call.method], path: routeUrl(call) }),
    HttpCode(successStatus(call)),
    UseGuards(...callGuards(call)),
  );
  return <H extends Handler>(target: object, key: string, method: TypedPropertyDescriptor<H>): void => {
    InjectInput(call)(target, key, 0);
    decorate(target, key, method);
  };
}

interface CallRequest {
  readonly user?: Principal;
  readonly params: unknown;
  readonly query: unknown;
  readonly body: unknown;
}

const PARTS = ['params', 'query', 'body'] as const;

/** Read after the guards have run. Throws `input-invalid`. */
const InjectInput = createParamDecorator((call: Call, context: ExecutionContext) => {
  const request = context.switchToHttp().getRequest<CallRequest>();
  const parts = PARTS.map((part) => {
    const schema = call[part];
    return [part, schema && parseInput(schema, request[part], part)];
  });
  return { principal: request.user, ...Object.fromEntries(parts) };
});

const NEEDS_TOKEN: ReadonlySet<CallAccess> = new Set(['signed-in', 'restricted', 'admin']);

/** Guards in order. The address limit runs earlier, in a request hook. */
export function callGuards({ access, limit }: Pick<Call, 'access' | 'limit'>): Type<CanActivate>[] {
  return [
    ...(NEEDS_TOKEN.has(access) ? [SignInGuard] : []),
    ...(NEEDS_TOKEN.has(access) && access !== 'restricted' ? [RestrictionGuard] : []),
    ...(limit === 'user' ? [UserRateLimitGuard] : []),
    ...(access === 'admin' ? [AdminGuard] : []),
  ];
}

/** Returns the path in the form of the router: `/api/users/:id`. */
export const routeUrl = ({ path }: Pick<Call, 'path'>): string => path.replaceAll(/\{(\w+)\}/g, ':$1');

/** Options of a call outside Nest; one with its own limit skips the common hooks. */
export function toRouteOptions(call: Call): Pick<RouteOptions, 'method' | 'url' | 'compress' | 'config'> {
  const route = { method: call.method, url: routeUrl(call) };
  return call.limit === 'own' ? { ...route, compress: false, config: { hasOwnLimit: true } } : route;
}
