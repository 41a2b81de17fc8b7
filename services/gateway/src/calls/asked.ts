import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import type { Call, CallBody, CallParams, CallQuery } from '@rotadas/contracts/routing/call';
import { parseInput } from '../input/parse-input.js';
import type { Principal } from '../sign-in/principal.js';

/**
 * What a handler of the call `C` is given: who asks, where the call needs a token, and the parsed
 * parts of the request.
 */
export interface Asked<C extends Call> {
  readonly principal: C['access'] extends 'signed-in' | 'admin' ? Principal : undefined;
  readonly params: CallParams<C>;
  readonly query: CallQuery<C>;
  readonly body: CallBody<C>;
}

/** What of a request is read here; the sign-in guard leaves `user`. */
interface CallRequest {
  readonly user?: Principal;
  readonly params: unknown;
  readonly query: unknown;
  readonly body: unknown;
}

const PARTS = ['params', 'query', 'body'] as const;

/**
 * Hands a controller's method what the call brings. Throws `input-invalid`, after the guards had
 * their say.
 */
export const AskedOf = createParamDecorator((call: Call, context: ExecutionContext) => {
  const request = context.switchToHttp().getRequest<CallRequest>();
  const parts = PARTS.map((part) => {
    const schema = call[part];
    return [part, schema && parseInput(schema, request[part], part)];
  });
  return { principal: request.user, ...Object.fromEntries(parts) };
});
