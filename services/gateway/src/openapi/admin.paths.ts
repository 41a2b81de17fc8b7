import type { ZodOpenApiPathsObject } from 'zod-openapi';
import { FAULTS, failures, SIGNED_IN } from './answers.js';

const tags = ['admin'];

/** The calls that let admins into the page of the queues. */
export const adminPaths: ZodOpenApiPathsObject = {
  '/api/admin/session': {
    post: {
      ...SIGNED_IN,
      tags,
      summary: 'Gets the cookie with which /admin/queues may be opened for 15 minutes; for admins',
      responses: {
        204: { description: 'The cookie is set' },
        ...failures(...FAULTS.token, 'admin-required'),
      },
    },
    delete: {
      ...SIGNED_IN,
      tags,
      summary: 'Ends all such sessions of the admin; for admins',
      responses: {
        204: { description: 'They are over' },
        ...failures(...FAULTS.token, 'admin-required'),
      },
    },
  },
};
