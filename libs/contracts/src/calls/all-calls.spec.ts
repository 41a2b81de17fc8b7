import type { Call } from '../protocol/call.js';
import { ALL_CALLS } from './all-calls.js';

const callName = ({ method, path }: Call) => `${method} ${path}`;

describe('ALL_CALLS', () => {
  it('has a unique method and path for each call', () => {
    expect(new Set(ALL_CALLS.map(callName)).size).toBe(ALL_CALLS.length);
  });

  it.each(ALL_CALLS.map((call) => [callName(call), call] as const))(
    '%s declares exactly the parameters of its path',
    (_name, { path, params }) => {
      const inPath = [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name);
      expect(Object.keys(params?.shape ?? {})).toEqual(inPath);
    },
  );

  it('counts no public call against a user', () => {
    const anonymous = ALL_CALLS.filter(({ access }) => access === 'public' || access === 'token-optional');
    expect(anonymous.filter(({ limit }) => limit === 'user')).toEqual([]);
  });

  it('has no body for GET and DELETE', () => {
    const bodies = ALL_CALLS.filter(({ body }) => body !== undefined);
    expect(bodies.filter(({ method }) => method === 'GET' || method === 'DELETE')).toEqual([]);
  });
});
