import { callTarget } from './call-target.js';

describe('the target of a call', () => {
  it('is its path where nothing goes into it', () => {
    expect(callTarget({ path: '/api/users/me' }, {})).toBe('/api/users/me');
  });

  it('has each parameter in its place, as one part of the path', () => {
    const params = { id: 'a/b?', day: 7 };
    expect(callTarget({ path: '/api/{id}/on/{day}' }, { params })).toBe('/api/a%2Fb%3F/on/7');
  });

  it('has what the query holds, and nothing of what it leaves open', () => {
    const query = { status: 'çözüldü', before: undefined, limit: 30 };
    expect(callTarget({ path: '/api/reports/page' }, { query })).toBe(
      '/api/reports/page?status=%C3%A7%C3%B6z%C3%BCld%C3%BC&limit=30',
    );
    expect(callTarget({ path: '/api/reports/page' }, { query: { before: undefined } })).toBe(
      '/api/reports/page',
    );
  });
});
