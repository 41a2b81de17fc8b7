import type { Call } from '../routing/call.js';
import { ALL_CALLS } from './all-calls.js';

const nameOf = ({ method, path }: Call) => `${method} ${path}`;

describe('the calls', () => {
  it('are told apart by method and path', () => {
    expect(new Set(ALL_CALLS.map(nameOf)).size).toBe(ALL_CALLS.length);
  });

  it.each(ALL_CALLS.map((call) => [nameOf(call), call] as const))(
    '(%s) name the parameters of their path, no more and no fewer',
    (_name, { path, params }) => {
      const inPath = [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name);
      expect(Object.keys(params?.shape ?? {})).toEqual(inPath);
    },
  );

  it('count against a user only where they know one', () => {
    const nobodys = ALL_CALLS.filter(({ access }) => access === 'public' || access === 'token-optional');
    expect(nobodys.filter(({ limit }) => limit === 'user')).toEqual([]);
  });

  it('take a body only by a method that has one', () => {
    const bodies = ALL_CALLS.filter(({ body }) => body !== undefined);
    expect(bodies.filter(({ method }) => method === 'GET' || method === 'DELETE')).toEqual([]);
  });
});
