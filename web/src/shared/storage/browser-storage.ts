import { logWarning } from '../log/log.js';

/** Begins every key, so that other apps of the same origin are left alone. */
const PREFIX = 'rotadas.';

/**
 * Texts by name that outlive the page. What the browser refuses to keep, because storage is blocked
 * or full, lives as long as the page.
 */
export interface BrowserStorage {
  get(name: string): string | null;
  set(name: string, text: string): void;
  remove(name: string): void;
  /** Whether the browser holds the text, so that it outlives the page. */
  isKept(name: string): boolean;
  /** Whether the browser lets the app read its storage at all. */
  isReadable(): boolean;
}

/** Guards a storage of the browser; `open` throws if it is blocked. */
export function guarded(open: () => Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>): BrowserStorage {
  const unkept = new Map<string, string>();
  let isLogged = false;
  const attempt = <T>(action: () => T, fallback: T): T => {
    try {
      return action();
    } catch (error) {
      if (!isLogged) logWarning('the storage of the browser is blocked or full', error);
      isLogged = true;
      return fallback;
    }
  };
  const read = (name: string) => attempt(() => open().getItem(PREFIX + name), null);
  return {
    get: (name) => unkept.get(name) ?? read(name),
    set: (name, text) => {
      const isKept = attempt(() => {
        open().setItem(PREFIX + name, text);
        return true;
      }, false);
      if (isKept) unkept.delete(name);
      else unkept.set(name, text);
    },
    remove: (name) => {
      unkept.delete(name);
      attempt(() => open().removeItem(PREFIX + name), undefined);
    },
    isKept: (name) => !unkept.has(name) && read(name) !== null,
    isReadable: () => attempt(() => open().getItem(PREFIX) === null, false),
  };
}

/* eslint-disable no-restricted-globals -- the one place that opens them */

/** Kept in this browser until it is removed. */
export const deviceStorage = guarded(() => localStorage);

/** Kept in this tab until it is closed. */
export const tabStorage = guarded(() => sessionStorage);
