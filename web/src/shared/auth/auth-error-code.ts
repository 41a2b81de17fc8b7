/** The code without `auth/`, such as `user-disabled`; null if there is none. */
export function authErrorCode(error: unknown): string | null {
  if (!(error instanceof Error) || !('code' in error) || typeof error.code !== 'string') return null;
  return error.code.startsWith('auth/') ? error.code.slice('auth/'.length) : null;
}
