import { jest } from '@jest/globals';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { BaseQueryApi } from '@reduxjs/toolkit/query';
import { apiBaseQuery, type ApiRequest, CALL_TIMEOUT_MS } from './base-query.js';

const STATUS: Record<string, number> = { '/api/ok': 200, '/api/refused': 401, '/api/broken': 500 };
const realFetch = globalThis.fetch;
let server: Server;
let asked: string[] = [];

beforeAll(async () => {
  server = createServer((request, response) => {
    asked.push(request.url ?? '');
    response.statusCode = STATUS[request.url ?? ''] ?? 404;
    if (request.url === '/api/stalled') return;
    response.end(response.statusCode === 200 ? '{"answer":42}' : 'no');
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const { port } = server.address() as AddressInfo;
  // A page's addresses are relative to its origin, which a test has none of.
  globalThis.fetch = (path, init) => realFetch(`http://127.0.0.1:${port}${String(path)}`, init);
});
beforeEach(() => (asked = []));
afterAll(async () => {
  globalThis.fetch = realFetch;
  await new Promise((closed) => server.close(closed));
});

const load = (target: string, query: Partial<ApiRequest> = {}) =>
  apiBaseQuery(
    { target, anonymous: true, ...query },
    { signal: new AbortController().signal } as BaseQueryApi,
    {},
  );

it('parses the JSON of an answer', async () => {
  expect(await load('/api/ok')).toEqual({ data: { answer: 42 } });
});

it('throws on 401, and yields null where that is wished; either way it asks once', async () => {
  expect(await load('/api/refused')).toMatchObject({ error: { status: 401, message: '401: no' } });
  expect(await load('/api/refused', { nullOn401: true })).toEqual({ data: null });
  expect(asked).toEqual(['/api/refused', '/api/refused']);
});

it('throws on any other failure, null on 401 or not', async () => {
  expect(await load('/api/broken', { nullOn401: true })).toMatchObject({ error: { status: 500 } });
});

it('fails a call that nothing answers in time', async () => {
  const timeout = jest.spyOn(AbortSignal, 'timeout').mockReturnValue(AbortSignal.abort());
  expect(await load('/api/stalled')).toMatchObject({ error: { status: 0 } });
  expect(timeout).toHaveBeenCalledWith(CALL_TIMEOUT_MS);
  timeout.mockRestore();
});
