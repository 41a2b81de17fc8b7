/** Whether it is a system error with this code, such as ENOENT. */
export function hasErrorCode(error: unknown, code: string): boolean {
  // Not instanceof: in jest system errors belong to another realm.
  return typeof error === 'object' && error !== null && 'code' in error && error.code === code;
}
