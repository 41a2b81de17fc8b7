/** Ms by a clock that all threads of this machine share and that is never set back. */
export function sharedNow(): number {
  return Number(process.hrtime.bigint()) / 1e6;
}
