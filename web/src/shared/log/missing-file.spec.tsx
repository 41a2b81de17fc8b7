import { act } from '@testing-library/react';
import {
  noContent,
  requestBodies,
  requestsTo,
  resetResponses,
  respondTo,
  unreachable,
} from '../../../test/support/responses.js';
import { reportClientError } from './client-errors.js';

const REPORT = 'POST /api/client-errors';
const FILE = 'HEAD /assets/home.js';

const fail = () =>
  act(async () => {
    const file = `${location.origin}/assets/home.js`;
    const error = new TypeError(`Failed to fetch dynamically imported module: ${file}`);
    reportClientError('unhandledrejection', error);
  });

beforeEach(() => {
  resetResponses();
  respondTo(REPORT, noContent);
});

it.each([
  ['is there', noContent],
  ['cannot be requested either', unreachable],
])('does not report a file that failed to load and %s', async (_case, response) => {
  respondTo(FILE, response);
  await fail();
  expect(requestsTo(FILE)).toHaveLength(1);
  expect(requestsTo(REPORT)).toEqual([]);
});

it('reports a file that the server lacks', async () => {
  respondTo(FILE, () => new Response(null, { status: 404 }));
  await fail();
  expect(requestBodies(REPORT)).toMatchObject([
    { message: 'Failed to fetch dynamically imported module: /assets/home.js' },
  ]);
});
