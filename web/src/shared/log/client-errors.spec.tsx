import { ClientError } from '@rotadas/contracts/client-errors/client-error';
import { respondTo, requestsTo, noContent } from '../../../test/support/responses.js';
import { renderWithProviders } from '../../../test/support/render.js';
import { ErrorBoundary } from '../loading/error-boundary.js';
import { reportClientError, reportUncaughtErrors } from './client-errors.js';

const REPORT = 'POST /api/client-errors';

const reports = () => requestsTo(REPORT).map(({ body }) => ClientError.parse(body));

beforeEach(() => {
  window.history.replaceState(null, '', '/');
  respondTo(REPORT, noContent);
});

function Broken(): never {
  throw new TypeError("Ece's phone +90 555 555 55 55 is broken");
}

it('reports a failed part once, without personal data', () => {
  const path = '/profile?edit=true';
  for (let times = 0; times < 2; times += 1)
    renderWithProviders(
      <ErrorBoundary fallback={null}>
        <Broken />
      </ErrorBoundary>,
      { path },
    );
  const [report, ...others] = reports();
  expect(report).toMatchObject({ source: 'boundary', name: 'TypeError', page: '/profile' });
  expect(report?.message).not.toContain('555 555');
  expect(others).toEqual([]);
});

it.each([
  new TypeError('Failed to fetch'),
  new TypeError(`Failed to fetch dynamically imported module: ${location.origin}/assets/home.js`),
  new TypeError('NetworkError when attempting to fetch resource.'),
  new TypeError('error loading dynamically imported module: /assets/home.js'),
  new TypeError('Load failed'),
  new TypeError('Importing a module script failed.'),
  new Error('Unable to preload CSS for /assets/home.css'),
  new Error('AJAXError: Bad Gateway (502): https://tiles.example/3/4/5.pbf'),
  new DOMException('signal timed out', 'TimeoutError'),
  new DOMException('The user aborted a request.', 'AbortError'),
])('does not report a request that failed or was cancelled: %s', (error) => {
  reportClientError('unhandledrejection', error);
  expect(reports()).toEqual([]);
});

it('reports uncaught errors, without origin and query of the files', () => {
  reportUncaughtErrors();
  const error = new Error('late');
  error.stack = `Error: late\n    at e0 (${location.origin}/assets/home-Dfba8r5J.js:1:2045)`;
  window.dispatchEvent(new ErrorEvent('error', { error }));
  const rejection = Object.assign(new Event('unhandledrejection'), { reason: 'refused' });
  window.dispatchEvent(rejection);
  expect(reports()).toEqual([
    {
      source: 'error',
      name: 'Error',
      message: 'late',
      page: '/',
      frames: ['/assets/home-Dfba8r5J.js:1:2045'],
    },
    expect.objectContaining({ source: 'unhandledrejection', message: 'refused' }),
  ]);
});

it('reports a thrown object by its code, status and message', () => {
  reportClientError('unhandledrejection', { code: 'busy', status: 503, message: 'no answer', data: {} });
  expect(reports().map(({ message }) => message)).toEqual(['busy: <number>: no answer']);
});

it('limits the reports of a page that keeps failing', () => {
  for (let times = 0; times < 20; times += 1)
    reportClientError('error', new Error(`loop ${'x'.repeat(times)}`));
  expect(reports()).toHaveLength(1); // The limit is 5, and the tests above sent 4.
});
