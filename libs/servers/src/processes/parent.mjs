const CHECK_MS = 500;

/**
 * Calls back once the process that started us is gone: nobody can stop us through it any more. It
 * does not keep us alive.
 * @param {() => void} stop
 */
export function whenParentGone(stop) {
  const parent = process.ppid;
  const check = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(check);
    stop();
  }, CHECK_MS);
  check.unref();
}
