import type { z } from 'zod';
import type { ZodOpenApiOperationObject, ZodOpenApiResponsesObject } from 'zod-openapi';
import { ErrorBody } from '@rotadas/contracts/errors/error-body';
import { ERRORS, type ErrorCode } from '@rotadas/contracts/errors/error-code';

/** For who brings a token. */
export const SIGNED_IN: Pick<ZodOpenApiOperationObject, 'security'> = { security: [{ idToken: [] }] };

/** For everybody; more for who brings a token. */
export const TOKEN_OPTIONAL: Pick<ZodOpenApiOperationObject, 'security'> = {
  security: [{}, { idToken: [] }],
};

/** For everybody. */
export const OPEN: Pick<ZodOpenApiOperationObject, 'security'> = { security: [] };

const ALWAYS: readonly ErrorCode[] = ['rate-limited', 'unexpected', 'dependency-away'];

const TOKEN: readonly ErrorCode[] = ['token-missing', 'token-invalid', 'token-expired', 'email-unverified'];

const INPUT: readonly ErrorCode[] = ['input-invalid', 'json-broken', 'body-too-large', 'media-unsupported'];

/** The errors of a call by what it takes. */
export const FAULTS = { token: TOKEN, input: INPUT } as const;

/** A JSON body of the schema `schema`. */
export function json(schema: z.ZodType) {
  return { content: { 'application/json': { schema } } };
}

/** What a call must be sent: a JSON body of the schema `schema`. */
export function body(schema: z.ZodType) {
  return { required: true, ...json(schema) };
}

/** The error answers of a call: one for each status, with the codes it can carry. */
export function failures(...codes: ErrorCode[]): ZodOpenApiResponsesObject {
  const byStatus = Map.groupBy([...codes, ...ALWAYS], (code) => ERRORS[code].status);
  return Object.fromEntries(
    [...byStatus].map(([status, all]) => [status, { description: all.join(', '), ...json(ErrorBody) }]),
  );
}
