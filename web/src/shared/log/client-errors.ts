import type { ClientError, ClientErrorSource } from '@rotadas/contracts/client-errors/client-error';
import { clientErrorsCalls } from '@rotadas/contracts/client-errors/client-errors.calls';
import { withoutPersonalData } from '@rotadas/contracts/client-errors/without-personal-data';

/** The most reports of one page load; the same error is reported once. */
const REPORTS_MAX = 5;
const MESSAGE_MAX = 200;
const FRAMES_MAX = 10;

const NAME = /^\w{1,60}$/;
const PAGE = /^\/[a-z/-]{0,60}$/;
const FRAME = /(\/[\w./-]{1,100}):(\d{1,7}):(\d{1,7})/g;

const reported = new Set<string>();

/** Reports an error to the operator, without personal data. */
export function reportClientError(source: ClientErrorSource, error: unknown): void {
  const report = toReport(source, error);
  const kind = [report.name, report.message, report.frames[0]].join();
  if (reported.size >= REPORTS_MAX || reported.has(kind)) return;
  reported.add(kind);
  const { method, path } = clientErrorsCalls.report;
  const headers = { 'content-type': 'application/json' };
  fetch(path, { method, headers, body: JSON.stringify(report), keepalive: true }).catch(
    () => undefined, // it is in the console, and nothing else can be done
  );
}

/** Reports from now on what nobody catches. */
export function reportUncaughtErrors(): void {
  window.addEventListener('error', ({ error }) => reportClientError('error', error));
  window.addEventListener('unhandledrejection', ({ reason }) =>
    reportClientError('unhandledrejection', reason),
  );
}

function toReport(source: ClientErrorSource, error: unknown): ClientError {
  const { name, message, stack = '' } = error instanceof Error ? error : new Error(String(error));
  const { pathname, origin } = window.location;
  const frames = [...stack.replaceAll(origin, '').matchAll(FRAME)].map(([frame]) => frame);
  return {
    source,
    name: NAME.test(name) ? name : 'Error',
    message: withoutPersonalData(message).slice(0, MESSAGE_MAX),
    page: PAGE.test(pathname) ? pathname : '/',
    frames: frames.slice(0, FRAMES_MAX),
  };
}
