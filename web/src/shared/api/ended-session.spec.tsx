import { waitFor } from '@testing-library/react';
import type { BaseQueryApi } from '@reduxjs/toolkit/query';
import { signInAs } from '../../../test/support/account.js';
import { json, requestsTo, respondTo } from '../../../test/support/responses.js';
import { signedInAs } from '../../../test/support/sign-in.js';
import { ECE } from '../../../test/support/identity-provider.js';
import { onSessionEnd, type SessionEnd } from '../auth/session-end.js';
import { apiBaseQuery } from './base-query.js';

const CALL = 'GET /api/call';
const RENEWAL = 'POST https://securetoken.googleapis.com/v1/token';

const load = () =>
  apiBaseQuery({ target: '/api/call' }, { signal: new AbortController().signal } as BaseQueryApi, {});
const rejectWith = (code: string) =>
  respondTo(CALL, () => json({ error: 'Geçersiz', code, requestId: 'r1' }, 401));

it('ends the session once the server rejects a renewed token too', async () => {
  const ends: SessionEnd[] = [];
  onSessionEnd((reason) => ends.push(reason));
  await signInAs();
  rejectWith('token-invalid');
  await load();
  await waitFor(() => expect(requestsTo(RENEWAL)).toHaveLength(1));
  expect(await signedInAs()).toBe(ECE.email);
  expect(ends).toEqual([]);
  rejectWith('token-expired'); // The clock of the server is ahead
  await load();
  expect(await signedInAs()).toBe(ECE.email);
  rejectWith('token-invalid');
  await load();
  await waitFor(async () => expect(await signedInAs()).toBeUndefined());
  expect(ends).toEqual(['expired']);
});
