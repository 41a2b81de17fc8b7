import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { type OpenAPIObject, SwaggerModule } from '@nestjs/swagger';
import { LIVE_PATH } from '@rotadas/contracts/live/client-frame';
import { asyncApiDocument } from './async-document.js';
import { openApiDocument } from './openapi-document.js';
import { refuseOtherMethods } from './other-methods.js';

/**
 * Serves the description of the calls at /api/docs, as a page and as /api/docs/openapi.json, and that of the WebSocket at
 * /api/asyncapi.json. What they do not describe of their paths is refused.
 */
export function useOpenApi(app: NestFastifyApplication): void {
  // As plain JSON: the two libraries' types of one and the same standard differ.
  const document: OpenAPIObject = JSON.parse(JSON.stringify(openApiDocument()));
  SwaggerModule.setup('api/docs', app, document, {
    jsonDocumentUrl: 'api/docs/openapi.json',
    raw: ['json'],
    customSiteTitle: 'Rotadaş API',
    swaggerOptions: { validatorUrl: null },
  });
  const fastify = app.getHttpAdapter().getInstance();
  const live = asyncApiDocument();
  fastify.get('/api/asyncapi.json', () => live);
  refuseOtherMethods(fastify, { ...openApiDocument().paths, [LIVE_PATH]: { get: {} } });
}
