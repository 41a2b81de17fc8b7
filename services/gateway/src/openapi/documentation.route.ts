import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { FastifyInstance, RouteHandlerMethod } from 'fastify';
import { liveCalls } from '@rotadas/contracts/live/live.calls';
import { toRouteOptions } from '../calls/handle-call.js';
import { digestEtag, EncodedBody } from '../responses/encoded-body.js';
import { readBody } from '../responses/read-bodies.js';
import { sendBody } from '../responses/send-body.js';
import { asyncApiDocument } from './async-document.js';
import { openApiDocument } from './openapi.js';

const PATH = '/api/docs';

const DOCUMENT_PATH = `${PATH}/openapi.json`;

/** Files of the package swagger-ui-dist. */
const UI_FILES = ['swagger-ui.css', 'swagger-ui-bundle.js', 'favicon-32x32.png'];

const PAGE = `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8">
    <title>Rotadaş API</title>
    <meta name="viewport" content="width=device-width">
    <link rel="icon" type="image/png" href="${PATH}/favicon-32x32.png">
    <link rel="stylesheet" href="${PATH}/swagger-ui.css">
  </head>
  <body>
    <div id="swagger-ui"></div>
    <script src="${PATH}/swagger-ui-bundle.js"></script>
    <script src="${PATH}/start.js"></script>
  </body>
</html>
`;

/** Disables the validator, which would send the document to another server. */
const START_SCRIPT = `SwaggerUIBundle({
  dom_id: '#swagger-ui',
  url: '${DOCUMENT_PATH}',
  deepLinking: true,
  validatorUrl: null,
});
`;

/** Swagger UI with the OpenAPI document, and the AsyncAPI document. */
export async function registerDocumentation(fastify: FastifyInstance): Promise<void> {
  const register = (url: string, body: EncodedBody) =>
    fastify.get(url, { compress: false }, (request, reply) =>
      sendBody(request, reply.header('cache-control', 'no-cache'), body),
    );
  for (const url of [PATH, `${PATH}/`]) register(url, toBody(PAGE, 'text/html; charset=utf-8'));
  register(`${PATH}/start.js`, toBody(START_SCRIPT, 'text/javascript; charset=utf-8'));
  const folder = dirname(fileURLToPath(import.meta.resolve('swagger-ui-dist/package.json')));
  for (const name of UI_FILES) register(`${PATH}/${name}`, await readBody(join(folder, name)));
  fastify.get(DOCUMENT_PATH, { compress: false }, handlerFor(openApiDocument));
  fastify.route({
    ...toRouteOptions(liveCalls.describe),
    compress: false,
    handler: handlerFor(asyncApiDocument),
  });
}

function toBody(text: string, type?: string): EncodedBody {
  const bytes = Buffer.from(text);
  return new EncodedBody(bytes, digestEtag(bytes, type), type);
}

/** A document is built on the first request, to start faster. */
function handlerFor(build: () => object): RouteHandlerMethod {
  let body: EncodedBody | undefined;
  return (request, reply) => {
    body ??= toBody(JSON.stringify(build()));
    return sendBody(request, reply.header('cache-control', 'no-cache'), body);
  };
}
