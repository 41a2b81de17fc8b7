import { jest } from '@jest/globals';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { BaseQueryApi } from '@reduxjs/toolkit/query';
import { apiBaseQuery, type ApiRequest, CALL_TIMEOUT_MS } from './base-query.js';

const STATUS: Record<string, number> = { '/api/ok': 200, '/api/refused': 401, '/api/broken': 500 };
const realFetch = globalThis.fetch;
let server: Server;
let requested: string[] = [];

beforeAll(async () => {
  server = createServer((request, response) => {
    requested.push(request.url ?? '');
    response.statusCode = STATUS[request.url ?? ''] ?? 404;
    if (request.url === '/api/stalled') return;
    response.end(response.statusCode === 200 ? '{"answer":42}' : 'no');
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const { port } = server.address() as AddressInfo;
  // resolves relative addresses, since a test has no origin
  globalThis.fetch = (path, init) => realFetch(`http://127.0.0.1:${port}${String(path)}`, init);
});
beforeEach(() => (requested = []));
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

it('parses the JSON of a response', async () => {
  expect(await load('/api/ok')).toEqual({ data: { answer: 42 } });
});

it('fails on 401 or resolves to null if requested, after a single request', async () => {
  expect(await load('/api/refused')).toMatchObject({ error: { status: 401, message: '401: no' } });
  expect(await load('/api/refused', { nullOn401: true })).toEqual({ data: null });
  expect(requested).toEqual(['/api/refused', '/api/refused']);
});

it('fails on any other status, also with nullOn401', async () => {
  expect(await load('/api/broken', { nullOn401: true })).toMatchObject({ error: { status: 500 } });
});

it('fails a call without a response in time', async () => {
  const timeout = jest.spyOn(AbortSignal, 'timeout').mockReturnValue(AbortSignal.abort());
  expect(await load('/api/stalled')).toMatchObject({ error: { status: 0 } });
  expect(timeout).toHaveBeenCalledWith(CALL_TIMEOUT_MS);
  timeout.mockRestore();
});
