import type { z } from 'zod';
import type { ZodOpenApiResponseObject, ZodOpenApiResponsesObject } from 'zod-openapi';
import { ErrorBody } from '@rotadas/contracts/errors/error-body';
import { ERRORS, type ErrorCode } from '@rotadas/contracts/errors/error-code';
import type { Call, CallReply } from '@rotadas/contracts/routing/call';

const TOKEN: readonly ErrorCode[] = ['token-missing', 'token-invalid', 'token-expired', 'email-unverified'];

const BODY: readonly ErrorCode[] = ['input-invalid', 'json-broken', 'body-too-large', 'media-unsupported'];

/** A JSON body of the schema `schema`. */
export const json = (schema: z.ZodType) => ({ content: { 'application/json': { schema } } });

/**
 * All answers of a call by their status: its own, and one for each status of its errors, with the
 * codes it can carry.
 */
export function answersOf(call: Call): ZodOpenApiResponsesObject {
  const byStatus = Map.groupBy(errorsOf(call), (code) => ERRORS[code].status);
  return Object.fromEntries([
    ...Object.entries(call.answers).map(([status, reply]) => [status, answerOf(reply)]),
    ...[...byStatus].map(([status, codes]) => [
      status,
      { description: codes.join(', '), ...json(ErrorBody) },
    ]),
  ]);
}

function answerOf({ description, body }: CallReply): ZodOpenApiResponseObject {
  return { description, ...(body && json(body)) };
}

/**
 * What a call can fail with: by who may make it, by what it takes, by itself, and always; what
 * counts against nothing never fails.
 */
function errorsOf({ access, limit, params, query, body, errors }: Call): ErrorCode[] {
  if (limit === 'none') return [];
  const codes: ErrorCode[] = [
    ...(access === 'public' ? [] : TOKEN),
    ...(access === 'admin' ? (['admin-required'] as const) : []),
    ...(body ? BODY : []),
    ...(params || query ? (['input-invalid'] as const) : []),
    ...errors,
    'rate-limited',
    'unexpected',
    'dependency-away',
  ];
  return [...new Set(codes)];
}
