/** What the device is or prefers, as a media query tells it. */
export interface DeviceQuery {
  holds: () => boolean;
  /** Calls `listener` after each change, until the returned function is called. */
  subscribe: (listener: () => void) => () => void;
}

/**
 * Follows `query` from now on. The browser's own list is read only once: one that is read between a
 * change and its event never gets the event (seen in Chromium), and a component may be drawn just
 * then.
 */
export function deviceQuery(query: string): DeviceQuery {
  const list = window.matchMedia(query);
  let holds = list.matches;
  const listeners = new Set<() => void>();
  list.addEventListener('change', (event) => {
    holds = event.matches;
    for (const listener of listeners) listener();
  });
  return {
    holds: () => holds,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
