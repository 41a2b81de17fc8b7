import { logWarning } from '../log/log.js';

/** Separates the keys from those of other apps of the same origin. */
const PREFIX = 'rotadas.';

/** Falls back to memory if the browser's storage is blocked or full. */
export interface BrowserStorage {
  get(name: string): string | null;
  set(name: string, text: string): void;
  remove(name: string): void;
  removeAll(prefix: string): void;
  /** Whether the browser stored the text, so that it outlives the page. */
  isStored(name: string): boolean;
  isReadable(): boolean;
}

/** Wraps a storage so that it never throws. `open` throws if the browser blocks storage. */
export function createSafeStorage(
  open: () => Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>,
): BrowserStorage {
  const inMemory = new Map<string, string>();
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
  const remove = (name: string) => {
    inMemory.delete(name);
    attempt(() => open().removeItem(PREFIX + name), undefined);
  };
  const names = () => attempt(() => Object.keys(open()), []).map((key) => key.slice(PREFIX.length));
  return {
    get: (name) => inMemory.get(name) ?? read(name),
    set: (name, text) => {
      const isStored = attempt(() => {
        open().setItem(PREFIX + name, text);
        return true;
      }, false);
      if (isStored) inMemory.delete(name);
      else inMemory.set(name, text);
    },
    remove,
    removeAll: (prefix) => {
      for (const name of [...inMemory.keys(), ...names()]) if (name.startsWith(prefix)) remove(name);
    },
    isStored: (name) => !inMemory.has(name) && read(name) !== null,
    isReadable: () => attempt(() => open().getItem(PREFIX) === null, false),
  };
}

/* eslint-disable no-restricted-globals -- the one place that opens them */

export const deviceStorage = createSafeStorage(() => localStorage);

export const tabStorage = createSafeStorage(() => sessionStorage);
