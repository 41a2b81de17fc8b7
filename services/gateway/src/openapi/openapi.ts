import { createDocument } from 'zod-openapi';
import { ALL_CALLS } from '@rotadas/contracts/calls/all-calls';
import { PRODUCT_VERSION } from '@rotadas/service-kit/env/product-version';
import { toOperation } from './operation.js';

export function openApiDocument(): ReturnType<typeof createDocument> {
  return createDocument({
    openapi: '3.1.0',
    info: {
      title: 'Rotadaş API',
      version: PRODUCT_VERSION,
      description:
        'Error responses have the body { error, code, requestId, details? }; `error` is a Turkish text for the user. ' +
        'Other methods of these paths return 405 with an Allow header.',
    },
    servers: [{ url: '/', description: 'This server' }],
    externalDocs: { url: '/api/asyncapi.json', description: 'The WebSocket /api/live (AsyncAPI 3)' },
    components: {
      securitySchemes: {
        idToken: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT', description: 'A Firebase ID token' },
        devicePassword: {
          type: 'http',
          scheme: 'basic',
          description: 'The token of a device as password; any user name. OwnTracks sends it so',
        },
        deviceId: {
          type: 'apiKey',
          in: 'query',
          name: 'id',
          description: 'The token of a device as ID: in a query, in a form, or `device_id` in JSON',
        },
      },
    },
    paths: Object.fromEntries(
      [...Map.groupBy(ALL_CALLS, ({ path }) => path)].map(([path, calls]) => [
        path,
        Object.fromEntries(calls.map((call) => [call.method.toLowerCase(), toOperation(call)])),
      ]),
    ),
  });
}
