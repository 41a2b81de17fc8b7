import { jest } from '@jest/globals';
import type { BaseQueryApi } from '@reduxjs/toolkit/query';
import { requestsTo } from '../../../test/support/responses.js';
import { CALL_TIMEOUT_MS } from '../loading/call-timeout.js';

it('fails a call whose token is not renewed in time', async () => {
  jest.unstable_mockModule('../auth/firebase-auth.js', () => ({
    idToken: () => new Promise(() => undefined),
    signOut: jest.fn(),
  }));
  jest.useFakeTimers();
  const { apiBaseQuery } = await import('./base-query.js');
  const signal = { signal: new AbortController().signal } as BaseQueryApi;
  const result = apiBaseQuery({ target: '/api/call' }, signal, {});
  await jest.advanceTimersByTimeAsync(CALL_TIMEOUT_MS);
  expect(await result).toMatchObject({ error: { status: 0 } });
  expect(requestsTo('GET /api/call')).toEqual([]);
  jest.useRealTimers();
});
