import type { Call, CallInput } from '@rotadas/contracts/routing/call';
import { callTarget, type TargetParts } from '@rotadas/contracts/routing/call-target';
import type { ApiRequest } from './base-query.js';

/**
 * The request for a call of the contract, with what it sends; a call for everybody goes out without
 * the bearer token.
 */
export function requestOf<C extends Call>(
  call: C,
  input: CallInput<C> & TargetParts & { readonly body?: unknown },
): ApiRequest {
  const request = { method: call.method, target: callTarget(call, input), body: input.body };
  return call.access === 'public' ? { ...request, anonymous: true } : request;
}
