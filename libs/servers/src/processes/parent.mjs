const CHECK_MS = 500;

/** @param {() => void} stop called after our parent ended, which can no longer stop us */
export function onParentExit(stop) {
  const parent = process.ppid;
  const check = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(check);
    stop();
  }, CHECK_MS);
  check.unref();
}
