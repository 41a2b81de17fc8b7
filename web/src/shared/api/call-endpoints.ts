import type { EndpointBuilder, MutationDefinition, QueryDefinition } from '@reduxjs/toolkit/query';
import type { Call, CallAnswer, CallInput } from '@rotadas/contracts/routing/call';
import type { TargetParts } from '@rotadas/contracts/routing/call-target';
import type { ApiTag } from './api.js';
import type { apiBaseQuery } from './base-query.js';
import { requestOf } from './call-request.js';

type BaseQuery = typeof apiBaseQuery;
type Build = EndpointBuilder<BaseQuery, ApiTag, 'api'>;
type Input<C extends Call> = CallInput<C> & TargetParts & { readonly body?: unknown };
type Rest<Definition> = Omit<Definition, 'type' | 'query' | 'queryFn'>;

/**
 * A mutation that makes `call`, whose answer it is typed by; `input` says what is sent for the
 * mutation's argument. The answer is parsed only where the rest of the definition names a
 * `responseSchema`.
 */
export function callMutation<const C extends Call, Arg = undefined>(
  build: Build,
  call: C,
  input: (arg: Arg) => Input<C>,
  rest?: Rest<MutationDefinition<Arg, BaseQuery, ApiTag, CallAnswer<C>, 'api'>>,
) {
  return build.mutation<CallAnswer<C>, Arg>({ query: (arg) => requestOf(call, input(arg)), ...rest });
}

/** A query that makes `call`, likewise. */
export function callQuery<const C extends Call, Arg = undefined>(
  build: Build,
  call: C,
  input: (arg: Arg) => Input<C>,
  rest?: Rest<QueryDefinition<Arg, BaseQuery, ApiTag, CallAnswer<C>, 'api'>>,
) {
  return build.query<CallAnswer<C>, Arg>({ query: (arg) => requestOf(call, input(arg)), ...rest });
}
