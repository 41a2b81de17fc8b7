import type { ZodOpenApiPathsObject } from 'zod-openapi';
import { BotCheckInput } from '@rotadas/contracts/bot-check/bot-check';
import { WorkChallenge } from '@rotadas/contracts/bot-check/proof-of-work';
import { ChallengeQuery } from '../bot-check/challenge-query.js';
import { body, FAULTS, failures, json, OPEN } from './answers.js';

const tags = ['bot-check'];

/** The calls that tell persons from bots at the sign-in. */
export const botCheckPaths: ZodOpenApiPathsObject = {
  '/api/bot-check/challenge': {
    get: {
      ...OPEN,
      tags,
      summary: 'A proof of work to be done; unknown where reCAPTCHA is configured',
      requestParams: { query: ChallengeQuery },
      responses: {
        200: { description: 'The challenge', ...json(WorkChallenge) },
        ...failures('input-invalid', 'path-unknown'),
      },
    },
  },
  '/api/bot-check/verify': {
    post: {
      ...OPEN,
      tags,
      summary: 'Verifies a token; each is good once',
      requestBody: body(BotCheckInput),
      responses: {
        204: { description: 'It is a person' },
        ...failures(...FAULTS.input, 'bot-check-failed'),
      },
    },
  },
};
