import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { type OpenAPIObject, SwaggerModule } from '@nestjs/swagger';
import { createDocument } from 'zod-openapi';
import { liveCalls } from '@rotadas/contracts/live/live.calls';
import { ALL_CALLS } from '@rotadas/contracts/calls/all-calls';
import { PRODUCT_VERSION } from '@rotadas/service-kit/env/product-version';
import { toRouteOptions } from '../calls/handle-call.js';
import { asyncApiDocument } from './async-document.js';
import { toOperation } from './operation.js';

/** Documents are built on the first request, to start faster. */
export function registerOpenApi(app: NestFastifyApplication): void {
  // As JSON: the two libraries have different types for OpenAPI.
  const describe = (): OpenAPIObject => JSON.parse(JSON.stringify(openApiDocument()));
  SwaggerModule.setup('api/docs', app, describe, {
    jsonDocumentUrl: 'api/docs/openapi.json',
    raw: ['json'],
    customSiteTitle: 'Rotadaş API',
    swaggerOptions: { validatorUrl: null },
  });
  let live: ReturnType<typeof asyncApiDocument> | undefined;
  const fastify = app.getHttpAdapter().getInstance();
  fastify.route({ ...toRouteOptions(liveCalls.describe), handler: () => (live ??= asyncApiDocument()) });
}

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
