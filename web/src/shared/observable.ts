import { useSyncExternalStore } from 'react';

/** A value that components follow without the Redux store, which the first screens do not load. */
export interface Observable<T> {
  get: () => T;
  /** Calls `listener` after each change, until the returned function is called. */
  subscribe: (listener: () => void) => () => void;
}

/** An observable, and the function that changes it. */
export interface Source<T> extends Observable<T> {
  set: (value: T) => void;
}

export function observable<T>(initial: T): Source<T> {
  let value = initial;
  const listeners = new Set<() => void>();
  return {
    get: () => value,
    set: (next) => {
      value = next;
      for (const listener of listeners) listener();
    },
    subscribe: (listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}

/**
 * Follows a media query. The browser's own list is read only once: a list that is read between a
 * change and its event never gets the event (seen in Chromium), and a component may be rendered
 * just then.
 */
export function mediaQuery(query: string): Observable<boolean> {
  const list = window.matchMedia(query);
  const source = observable(list.matches);
  list.addEventListener('change', (event) => source.set(event.matches));
  return source;
}

/** The current value; `prerendered` in a page that the build renders. */
export const useObservable = <T>({ get, subscribe }: Observable<T>, prerendered?: T): T =>
  useSyncExternalStore(subscribe, get, () => prerendered ?? get());
