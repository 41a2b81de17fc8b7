import { useSyncExternalStore } from 'react';

/** A value outside the Redux store, for screens that render before the store is loaded. */
export interface Observable<T> {
  get: () => T;
  subscribe: (listener: () => void) => () => void;
}

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
 * Caches `matches`. Chromium drops the change event if `matches` is read after the change and
 * before the event.
 */
export function mediaQuery(query: string): Observable<boolean> {
  const list = window.matchMedia(query);
  const source = observable(list.matches);
  list.addEventListener('change', (event) => source.set(event.matches));
  return source;
}

export const useObservable = <T>({ get, subscribe }: Observable<T>, prerendered?: T): T =>
  useSyncExternalStore(subscribe, get, () => prerendered ?? get());
