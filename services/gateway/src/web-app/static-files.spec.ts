import { requestedFile } from './static-files.js';

const NAVIGATION = 'text/html,application/xhtml+xml,*/*;q=0.8';

describe('requestedFile', () => {
  it.each(['/', '/privacy', '/profile', '/login/x'])('answers a navigation to %s with the page', (path) => {
    expect(requestedFile({ path, accept: NAVIGATION })).toEqual({
      path: '/index.html',
      cacheControl: 'no-cache',
    });
  });

  it.each(['/greeting', '/login', '/about', '/terms'])(
    'answers a navigation to %s with its own page',
    (path) => {
      expect(requestedFile({ path, accept: NAVIGATION })).toEqual({
        path: `${path}.html`,
        cacheControl: 'no-cache',
      });
    },
  );

  it('keeps what is named by its digest for ever, other files for an hour', () => {
    expect(requestedFile({ path: '/assets/a-1b.js', accept: '*/*' })?.cacheControl).toContain('immutable');
    expect(requestedFile({ path: '/favicon.svg', accept: '*/*' })?.cacheControl).toBe('public, max-age=3600');
  });

  it('lets no browser keep the service worker past a deploy', () => {
    expect(requestedFile({ path: '/sw.js', accept: '*/*' })?.cacheControl).toBe('no-cache');
  });

  it.each(['/api', '/api/nowhere', '/.env', '/a/../b.js'])('has no file for %s', (path) => {
    expect(requestedFile({ path, accept: NAVIGATION })).toBeNull();
  });

  it('has no page for a script that asks for data', () => {
    expect(requestedFile({ path: '/login', accept: 'application/json' })).toBeNull();
  });
});
