import { callTarget } from './call-target.js';

describe('callTarget', () => {
  it('returns the path of a call without parameters', () => {
    expect(callTarget({ path: '/api/users/me' }, {})).toBe('/api/users/me');
  });

  it('inserts encoded parameters into the path', () => {
    const params = { id: 'a/b?', day: 7 };
    expect(callTarget({ path: '/api/{id}/on/{day}' }, { params })).toBe('/api/a%2Fb%3F/on/7');
  });

  it('appends the query without undefined values', () => {
    const query = { status: 'çözüldü', before: undefined, limit: 30 };
    expect(callTarget({ path: '/api/reports/page' }, { query })).toBe(
      '/api/reports/page?status=%C3%A7%C3%B6z%C3%BCld%C3%BC&limit=30',
    );
    expect(callTarget({ path: '/api/reports/page' }, { query: { before: undefined } })).toBe(
      '/api/reports/page',
    );
  });
});
