import type {
  ZodOpenApiOperationObject,
  ZodOpenApiResponseObject,
  ZodOpenApiResponsesObject,
} from 'zod-openapi';
import type { z } from 'zod';
import type { Call, CallAccess, CallResponse } from '@rotadas/contracts/protocol/call';
import { ErrorBody } from '@rotadas/contracts/errors/error-body';
import { ERRORS, type ErrorCode } from '@rotadas/contracts/errors/error-code';

const TOKEN = { idToken: [] };

/** An empty requirement: no token needed. */
const SECURITY: Readonly<Record<CallAccess, NonNullable<ZodOpenApiOperationObject['security']>>> = {
  public: [],
  'token-optional': [{}, TOKEN],
  'signed-in': [TOKEN],
  restricted: [TOKEN],
  admin: [TOKEN],
  device: [{ devicePassword: [] }, { deviceId: [] }],
};

export function toOperation(call: Call): ZodOpenApiOperationObject {
  const { tag, summary, access, params, query, body, form, upload } = call;
  return {
    security: SECURITY[access],
    tags: [tag],
    summary,
    ...((params ?? query) && { requestParams: { ...(params && { path: params }), ...(query && { query }) } }),
    ...(body && {
      requestBody: {
        required: !body.safeParse(undefined).success,
        content: { ...content(JSON_TYPE, body), ...(form && content(FORM_TYPE, form)) },
      },
    }),
    ...(upload && { requestBody: { required: true, content: Object.fromEntries(upload.map(binary)) } }),
    responses: toResponses(call),
  };
}

const TOKEN_ERRORS: readonly ErrorCode[] = [
  'token-missing',
  'token-invalid',
  'token-expired',
  'email-unverified',
  'bot-check-required',
  'contact-banned',
];

const DEVICE_ERRORS: readonly ErrorCode[] = ['token-missing', 'token-invalid'];

function tokenErrors(access: CallAccess): readonly ErrorCode[] {
  if (access === 'public') return [];
  if (access === 'device') return DEVICE_ERRORS;
  return access === 'restricted' ? TOKEN_ERRORS : [...TOKEN_ERRORS, 'account-restricted'];
}

const BODY_ERRORS: readonly ErrorCode[] = [
  'input-invalid',
  'json-invalid',
  'body-too-large',
  'media-unsupported',
];

const JSON_TYPE = 'application/json';
const FORM_TYPE = 'application/x-www-form-urlencoded';

const content = (type: string, schema: z.ZodType) => ({ [type]: { schema } });

/** A body that no schema describes. */
const binary = (type: string) => [type, {}] as const;

const json = (schema: z.ZodType) => ({ content: content(JSON_TYPE, schema) });

function toResponses(call: Call): ZodOpenApiResponsesObject {
  const byStatus = Map.groupBy(possibleErrors(call), (code) => ERRORS[code].status);
  return Object.fromEntries([
    ...Object.entries(call.responses).map(([status, reply]) => [status, toResponse(reply)]),
    ...[...byStatus].map(([status, codes]) => [
      status,
      { description: codes.join(', '), ...json(ErrorBody) },
    ]),
  ]);
}

function toResponse({ description, body, media }: CallResponse): ZodOpenApiResponseObject {
  if (media !== undefined) return { description, content: Object.fromEntries([binary(media)]) };
  return { description, ...(body && json(body)) };
}

function possibleErrors({ access, limit, params, query, body, errors }: Call): ErrorCode[] {
  if (limit === 'none') return [];
  const codes: ErrorCode[] = [
    ...tokenErrors(access),
    ...(access === 'admin' ? (['admin-required'] as const) : []),
    ...(body ? BODY_ERRORS : []),
    // a path or query of over 16 kB is too large as well
    ...(params || query ? (['input-invalid', 'body-too-large'] as const) : []),
    ...errors,
    'rate-limited',
    'unexpected',
    'service-unavailable',
  ];
  return [...new Set(codes)];
}
