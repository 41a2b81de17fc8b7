import { createDocument } from 'zod-openapi';
import { ALL_CALLS } from '@rotadas/contracts/calls/all-calls';
import { operationOf } from './operation.js';
import { PRODUCT_VERSION } from '@rotadas/service-kit/version/product-version';

/** The description of all calls, made from their declarations. */
export function openApiDocument(): ReturnType<typeof createDocument> {
  return createDocument({
    openapi: '3.1.0',
    info: {
      title: 'Rotadaş API',
      version: PRODUCT_VERSION,
      description:
        'Every answer that is not OK is { error, code, requestId, details? }; `error` is for the user to read. ' +
        'Other methods of these paths are answered 405 with Allow.',
    },
    servers: [{ url: '/', description: 'Where this description lies' }],
    externalDocs: { url: '/api/asyncapi.json', description: 'The WebSocket /api/live (AsyncAPI 3)' },
    components: {
      securitySchemes: {
        idToken: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT', description: 'A Firebase ID token' },
      },
    },
    paths: Object.fromEntries(
      [...Map.groupBy(ALL_CALLS, ({ path }) => path)].map(([path, calls]) => [
        path,
        Object.fromEntries(calls.map((call) => [call.method.toLowerCase(), operationOf(call)])),
      ]),
    ),
  });
}
