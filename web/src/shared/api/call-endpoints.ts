import type { Call, CallResult, CallInput } from '@rotadas/contracts/protocol/call';
import { callTarget, type TargetParts } from '@rotadas/contracts/protocol/call-target';
import type { EndpointBuilder, MutationDefinition, QueryDefinition } from '@reduxjs/toolkit/query';
import type { apiBaseQuery, ApiRequest } from './base-query.js';
import type { ApiTag } from './api.js';

/** Builds the request of a call. Public calls have no bearer token. */
export function toRequest<C extends Call>(
  call: C,
  input: CallInput<C> & TargetParts & { readonly body?: unknown },
): ApiRequest {
  const request = { method: call.method, target: callTarget(call, input), body: input.body };
  return call.access === 'public' ? { ...request, anonymous: true } : request;
}

type BaseQuery = typeof apiBaseQuery;
type Build = EndpointBuilder<BaseQuery, ApiTag, 'api'>;
type Input<C extends Call> = CallInput<C> & TargetParts & { readonly body?: unknown };
type Rest<Definition> = Omit<Definition, 'type' | 'query' | 'queryFn'>;

/** Typed by `call`; the response is parsed only if `rest` names a `responseSchema`. */
export function callMutation<const C extends Call, Arg = undefined>(
  build: Build,
  call: C,
  input: (arg: Arg) => Input<C>,
  rest?: Rest<MutationDefinition<Arg, BaseQuery, ApiTag, CallResult<C>, 'api'>>,
) {
  return build.mutation<CallResult<C>, Arg>({ query: (arg) => toRequest(call, input(arg)), ...rest });
}

export function callQuery<const C extends Call, Arg = undefined>(
  build: Build,
  call: C,
  input: (arg: Arg) => Input<C>,
  rest?: Rest<QueryDefinition<Arg, BaseQuery, ApiTag, CallResult<C>, 'api'>>,
) {
  return build.query<CallResult<C>, Arg>({ query: (arg) => toRequest(call, input(arg)), ...rest });
}
