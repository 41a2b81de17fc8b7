import { jest } from '@jest/globals';
import type { BaseQueryApi } from '@reduxjs/toolkit/query';
import { json, requestsTo, respondTo } from '../../../test/support/responses.js';
import { onBotCheckRequired } from '../auth/repeat-bot-check.js';
import { endTermsRequest, isTermsRequested, provideTermsSheet } from '../terms/terms-request.js';
import { errorText } from './api-error.js';
import { apiBaseQuery, type ApiRequest } from './base-query.js';
import { CALL_TIMEOUT_MS } from '../loading/call-timeout.js';

const CALL = 'GET /api/call';

const load = (query: Partial<ApiRequest> = {}) =>
  apiBaseQuery(
    { target: '/api/call', anonymous: true, ...query },
    { signal: new AbortController().signal } as BaseQueryApi,
    {},
  );

it('parses the JSON of a response', async () => {
  respondTo(CALL, () => json({ answer: 42 }));
  expect(await load()).toEqual({ data: { answer: 42 } });
});

it('fails on 401 or resolves to null if requested, after a single request', async () => {
  respondTo(CALL, () => new Response('no', { status: 401 }));
  const before = requestsTo(CALL).length;
  expect(await load()).toMatchObject({ error: { status: 401, message: '401: no' } });
  expect(await load({ nullOn: 401 })).toEqual({ data: null });
  expect(requestsTo(CALL)).toHaveLength(before + 2);
});

it('fails on any other status with the error body of the contract, also with nullOn', async () => {
  const known = { code: 'input-invalid', requestId: 'r1', details: { phone: 'eksik' } };
  respondTo(CALL, () => json({ error: 'Olmaz', ...known }, 400));
  const { error } = await load({ nullOn: 401 });
  expect(error).toMatchObject({ status: 400, text: 'Olmaz', ...known });
  expect(errorText(error, 'İşlem başarısız')).toBe('Olmaz');
});

it('has a message of status and text for any other response, and no text for the user', async () => {
  respondTo(CALL, () => new Response('', { status: 502, statusText: 'Bad Gateway' }));
  const { error } = await load();
  expect(error).toMatchObject({ message: '502: Bad Gateway' });
  expect(errorText(error, 'İşlem başarısız')).toBe('İşlem başarısız');
});

it('fails a call without a response in time', async () => {
  const limit = new AbortController();
  respondTo(CALL, () => {
    limit.abort();
    return new Promise(() => undefined);
  });
  const timeout = jest.spyOn(AbortSignal, 'timeout').mockReturnValue(limit.signal);
  expect(await load()).toMatchObject({ error: { status: 0 } });
  expect(timeout).toHaveBeenCalledWith(CALL_TIMEOUT_MS);
  timeout.mockRestore();
});

describe('a call that needs the bot-check again', () => {
  const required = () => json({ error: 'Kontrol', code: 'bot-check-required', requestId: 'r1' }, 403);

  it('is repeated once after the check, which concurrent calls share', async () => {
    let checks = 0;
    onBotCheckRequired(async () => void (checks += 1));
    respondTo(CALL, () => (checks === 0 ? required() : json({ answer: 42 })));
    expect(await Promise.all([load(), load()])).toEqual([{ data: { answer: 42 } }, { data: { answer: 42 } }]);
    expect(checks).toBe(1);
    respondTo(CALL, required);
    const before = requestsTo(CALL).length;
    expect(await load()).toMatchObject({ error: { code: 'bot-check-required' } });
    expect(requestsTo(CALL)).toHaveLength(before + 2);
  });

  it('fails with the text of the server if the check is not passed', async () => {
    onBotCheckRequired(() => Promise.reject(new Error('no script')));
    respondTo(CALL, required);
    const before = requestsTo(CALL).length;
    expect(await load()).toMatchObject({ error: { status: 403, text: 'Kontrol' } });
    expect(requestsTo(CALL)).toHaveLength(before + 1);
  });
});

it('a call that needs the present terms is repeated after their acceptance', async () => {
  const end = provideTermsSheet();
  const unaccepted = () => json({ error: 'Koşullar', code: 'terms-unaccepted', requestId: 'r1' }, 403);
  let isAccepted = false;
  respondTo(CALL, () => (isAccepted ? json({ answer: 42 }) : unaccepted()));
  const stop = isTermsRequested.subscribe(() => {
    if (!isTermsRequested.get() || isAccepted) return;
    isAccepted = true;
    endTermsRequest(true);
  });
  expect(await load()).toEqual({ data: { answer: 42 } });
  stop();
  end();
  respondTo(CALL, unaccepted);
  expect(await load()).toMatchObject({ error: { status: 403, text: 'Koşullar' } });
});
