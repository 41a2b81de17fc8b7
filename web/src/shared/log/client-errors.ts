import type { ClientError, ClientErrorSource } from '@rotadas/contracts/client-errors/client-error';
import {
  CLIENT_ERROR_FRAME,
  CLIENT_ERROR_FRAMES_MAX,
  CLIENT_ERROR_MESSAGE_MAX,
  CLIENT_ERROR_NAME,
  CLIENT_ERROR_PAGE,
  removePersonalData,
} from '@rotadas/contracts/client-errors/client-error-text';
import { clientErrorsCalls } from '@rotadas/contracts/client-errors/client-errors.calls';

/** Maximum number of reports per page load; the same error is reported once. */
const REPORTS_MAX = 5;
const FRAMES = new RegExp(CLIENT_ERROR_FRAME.source, 'g');

/**
 * Messages of requests and imports that fail offline or are cancelled, in Chromium, Firefox,
 * Safari, Vite and MapLibre. They are not errors of the app.
 */
const NETWORK_FAILURE =
  /^(Failed to fetch|network error|NetworkError when|Load failed|error loading dynamically imported module|Importing a module script failed|Unable to preload CSS|AJAXError)/;
/** Finds the address of the file in the message. Safari's message contains none. */
const FAILED_FILE =
  /^(?:Failed to fetch dynamically imported module:|error loading dynamically imported module:|Unable to preload CSS for) (\S+)/;
const CANCELLED: readonly string[] = ['AbortError', 'TimeoutError'];

const reported = new Set<string>();

export function reportClientError(source: ClientErrorSource, error: unknown): void {
  if (isNetworkFailure(error)) void reportMissingFile(source, error);
  else send(source, error);
}

/** Reports a file that the server no longer has, for example after a deployment. */
async function reportMissingFile(source: ClientErrorSource, error: Error): Promise<void> {
  const file = FAILED_FILE.exec(error.message)?.[1];
  if (file === undefined) return;
  const response = await fetch(file, { method: 'HEAD' }).catch(() => null);
  if (response?.status === 404) send(source, error);
}

function send(source: ClientErrorSource, error: unknown): void {
  const report = toReport(source, error);
  const kind = [report.name, report.message, report.frames[0]].join();
  if (reported.size >= REPORTS_MAX || reported.has(kind)) return;
  reported.add(kind);
  const { method, path } = clientErrorsCalls.report;
  const headers = { 'content-type': 'application/json' };
  fetch(path, { method, headers, body: JSON.stringify(report), keepalive: true }).catch(
    () => undefined, // Already in the console
  );
}

export function reportUncaughtErrors(): void {
  window.addEventListener('error', ({ error }) => reportClientError('error', error));
  window.addEventListener('unhandledrejection', ({ reason }) =>
    reportClientError('unhandledrejection', reason),
  );
}

function isNetworkFailure(error: unknown): error is Error {
  return error instanceof Error && (CANCELLED.includes(error.name) || NETWORK_FAILURE.test(error.message));
}

function toReport(source: ClientErrorSource, error: unknown): ClientError {
  const { name, message, stack = '' } = error instanceof Error ? error : toError(error);
  const { pathname, origin } = window.location;
  const frames = [...stack.replaceAll(origin, '').matchAll(FRAMES)].map(([frame]) => frame);
  return {
    source,
    name: CLIENT_ERROR_NAME.test(name) ? name : 'Error',
    message: removePersonalData(message.replaceAll(origin, '')).slice(0, CLIENT_ERROR_MESSAGE_MAX),
    page: CLIENT_ERROR_PAGE.test(pathname) ? pathname : '/',
    frames: frames.slice(0, CLIENT_ERROR_FRAMES_MAX),
  };
}

/** Converts thrown values that are no Error, such as an ApiError. */
function toError(thrown: unknown): Pick<Error, 'name' | 'message' | 'stack'> {
  const fields = typeof thrown === 'object' && thrown !== null ? Object.entries(thrown) : [];
  const parts = ['code', 'status', 'message'].flatMap((name) => {
    const value: unknown = fields.find(([field]) => field === name)?.[1];
    return typeof value === 'string' || typeof value === 'number' ? [value] : [];
  });
  return { name: 'Error', message: parts.join(': ') || String(thrown) };
}
