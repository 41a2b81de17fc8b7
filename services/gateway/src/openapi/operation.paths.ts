import type { ZodOpenApiPathsObject } from 'zod-openapi';
import { PublicConfig } from '@rotadas/contracts/config/public-config';
import { Readiness } from '@rotadas/contracts/health/health.routes';
import { failures, json } from './answers.js';

const tags = ['operation'];

/** The calls of the web app's start and of whoever runs the product. */
export const operationPaths: ZodOpenApiPathsObject = {
  '/api/config': {
    get: {
      tags,
      summary: 'What the web app must know of where it runs',
      responses: { 200: { description: 'The settings', ...json(PublicConfig) }, ...failures() },
    },
  },
  '/healthz': {
    get: { tags, summary: 'Whether the process lives', responses: { 200: { description: 'It does' } } },
  },
  '/readyz': {
    get: {
      tags,
      summary: 'Whether all that the product needs answers',
      responses: {
        200: { description: 'All of it', ...json(Readiness) },
        503: { description: 'Not all of it', ...json(Readiness) },
      },
    },
  },
};
