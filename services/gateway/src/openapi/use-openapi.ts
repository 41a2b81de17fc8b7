import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { type OpenAPIObject, SwaggerModule } from '@nestjs/swagger';
import { liveCalls } from '@rotadas/contracts/live/live.calls';
import { routeOf } from '../calls/call-route.js';
import { asyncApiDocument } from './async-document.js';
import { openApiDocument } from './openapi-document.js';

/**
 * Serves the description of the calls at /api/docs, as a page and as /api/docs/openapi.json, and
 * that of the WebSocket at /api/asyncapi.json. Each is made when it is first asked for: a gateway
 * of which nobody asks it starts sooner.
 */
export function useOpenApi(app: NestFastifyApplication): void {
  // As plain JSON: the two libraries' types of one and the same standard differ.
  const describe = (): OpenAPIObject => JSON.parse(JSON.stringify(openApiDocument()));
  SwaggerModule.setup('api/docs', app, describe, {
    jsonDocumentUrl: 'api/docs/openapi.json',
    raw: ['json'],
    customSiteTitle: 'Rotadaş API',
    swaggerOptions: { validatorUrl: null },
  });
  let live: ReturnType<typeof asyncApiDocument> | undefined;
  const fastify = app.getHttpAdapter().getInstance();
  fastify.route({ ...routeOf(liveCalls.describe), handler: () => (live ??= asyncApiDocument()) });
}
