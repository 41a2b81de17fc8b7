import { createDocument } from 'zod-openapi';
import { adminPaths } from './admin.paths.js';
import { botCheckPaths } from './bot-check.paths.js';
import { operationPaths } from './operation.paths.js';
import { PRODUCT_VERSION } from './product-version.js';
import { providersPaths } from './providers.paths.js';
import { reportsPaths } from './reports.paths.js';
import { usersPaths } from './users.paths.js';

/** The description of all calls, made from the schemas that check them. */
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
    paths: {
      ...usersPaths,
      ...providersPaths,
      ...reportsPaths,
      ...botCheckPaths,
      ...adminPaths,
      ...operationPaths,
    },
  });
}
