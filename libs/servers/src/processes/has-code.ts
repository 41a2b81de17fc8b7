/** Whether it is an error of the system with this code, such as ENOENT. */
export function hasCode(error: unknown, code: string): boolean {
  // not instanceof: under jest the system's errors belong to another realm
  return typeof error === 'object' && error !== null && 'code' in error && error.code === code;
}
