/** The identity provider's code of a failure, `user-disabled`; null when it has none. */
export function authErrorCode(error: unknown): string | null {
  if (!(error instanceof Error) || !('code' in error) || typeof error.code !== 'string') return null;
  return error.code.startsWith('auth/') ? error.code.slice('auth/'.length) : null;
}
