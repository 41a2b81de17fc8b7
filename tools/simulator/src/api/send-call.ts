import { type Call, type CallBodyInput, successStatus } from '@rotadas/contracts/protocol/call';
import { callTarget } from '@rotadas/contracts/protocol/call-target';
import { toApiError } from './api-error.ts';

export interface SentCall<C extends Call> {
  readonly body?: CallBodyInput<C> | undefined;
  readonly params?: Readonly<Record<string, unknown>>;
  readonly query?: Readonly<Record<string, string>>;
}

/** Resolves to the body, null if none; any status but the declared success is an ApiError. */
export async function sendCall<const C extends Call>(
  apiUrl: string,
  call: C,
  token: string,
  { body, params, query, signal }: SentCall<C> & { readonly signal: AbortSignal },
): Promise<unknown> {
  const response = await fetch(`${apiUrl}${callTarget(call, { params, query })}`, {
    method: call.method,
    headers: {
      authorization: `Bearer ${token}`,
      ...(body !== undefined && { 'content-type': 'application/json' }),
    },
    signal,
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
  if (response.status !== successStatus(call)) throw await toApiError(response);
  const text = await response.text();
  return text === '' ? null : JSON.parse(text);
}
