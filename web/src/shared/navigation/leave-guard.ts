import { useEffectEvent, useLayoutEffect } from 'react';

type Leave = () => void;

let guard: ((leave: Leave) => void) | null = null;

/** Leaves the page by `leave`; if the page has unsaved changes, only after the user confirms. */
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
