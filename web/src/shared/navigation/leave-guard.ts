import { useEffectEvent, useLayoutEffect } from 'react';

type Leave = () => void;

let guard: ((leave: Leave) => void) | null = null;

/** Leaves the page by `leave`; if it has unsaved changes, only once the user confirms that. */
export function leaveIfConfirmed(leave: Leave): void {
  if (guard === null) leave();
  else guard(leave);
}

/** While `active`, navigation that the page did not start is passed to `onLeave` instead. */
export function useLeaveGuard(active: boolean, onLeave: (leave: Leave) => void): void {
  const hold = useEffectEvent(onLeave);
  useLayoutEffect(() => {
    if (!active) return;
    guard = (leave) => hold(leave);
    return () => void (guard = null);
  }, [active]);
}
