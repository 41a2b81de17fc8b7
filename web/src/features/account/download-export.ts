import { accountsCalls } from '@rotadas/contracts/accounts/accounts.calls';
import { callTarget } from '@rotadas/contracts/protocol/call-target';
import { unreachable } from '../../shared/api/api-error.js';
import { apiErrorFrom } from '../../shared/api/base-query.js';
import { idToken } from '../../shared/auth/firebase-auth.js';

const FILE_NAME = 'rotadas-verilerim.zip';

/**
 * Saves the ZIP, which the server hands out once and to the session only. Rejects with an API
 * error. A link could not send the token.
 */
export async function downloadExport(id: string): Promise<void> {
  const token = await idToken();
  const target = callTarget(accountsCalls.downloadExport, { query: { id } });
  const response = await fetch(target, {
    credentials: 'same-origin',
    ...(token !== null && { headers: { authorization: `Bearer ${token}` } }),
  }).catch((error: unknown) => Promise.reject(toError(unreachable(String(error)))));
  if (!response.ok) throw toError(apiErrorFrom(response.status, response.statusText, await response.text()));
  save(await response.blob());
}

const toError = (error: ReturnType<typeof unreachable>) => Object.assign(new Error(error.message), error);

function save(file: Blob): void {
  const url = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = url;
  link.download = FILE_NAME;
  link.click();
  // Safari reads the file after the click.
  setTimeout(() => URL.revokeObjectURL(url), REVOKE_DELAY_MS);
}

const REVOKE_DELAY_MS = 60_000;
