import type { ZodOpenApiOperationObject } from 'zod-openapi';
import type { Call, CallAccess } from '@rotadas/contracts/routing/call';
import { answersOf, json } from './answers.js';

const TOKEN = { idToken: [] };

/** What a call wants of a token; an empty requirement means that none is needed. */
const SECURITY: Readonly<Record<CallAccess, NonNullable<ZodOpenApiOperationObject['security']>>> = {
  public: [],
  'token-optional': [{}, TOKEN],
  'signed-in': [TOKEN],
  admin: [TOKEN],
};

/** The description of one call. */
export function operationOf(call: Call): ZodOpenApiOperationObject {
  const { tag, summary, access, params, query, body } = call;
  return {
    security: SECURITY[access],
    tags: [tag],
    summary,
    ...((params ?? query) && { requestParams: { ...(params && { path: params }), ...(query && { query }) } }),
    ...(body && { requestBody: { required: true, ...json(body) } }),
    responses: answersOf(call),
  };
}
