import { z } from 'zod';
import type { ZodOpenApiPathsObject } from 'zod-openapi';
import { PublicConfig } from '@rotadas/contracts/config/public-config';
import { Readiness } from '@rotadas/contracts/health/health.routes';
import { failures, json, OPEN } from './answers.js';

const tags = ['operation'];

/** The calls of the web app's start and of whoever runs the product. */
export const operationPaths: ZodOpenApiPathsObject = {
  '/api/config': {
    get: {
      ...OPEN,
      tags,
      summary: 'What the web app must know of where it runs',
      responses: { 200: { description: 'The settings', ...json(PublicConfig) }, ...failures() },
    },
  },
  '/api/asyncapi.json': {
    get: {
      ...OPEN,
      tags,
      summary: 'The description of the WebSocket /api/live, as AsyncAPI 3',
      responses: {
        200: { description: 'The description', ...json(z.record(z.string(), z.unknown())) },
        ...failures(),
      },
    },
  },
  '/healthz': {
    get: {
      ...OPEN,
      tags,
      summary: 'Whether the process lives',
      responses: { 200: { description: 'It does', ...json(z.object({ alive: z.literal(true) })) } },
    },
  },
  '/readyz': {
    get: {
      ...OPEN,
      tags,
      summary: 'Whether all that the product needs answers',
      responses: {
        200: { description: 'All of it', ...json(Readiness) },
        503: { description: 'Not all of it', ...json(Readiness) },
      },
    },
  },
};
