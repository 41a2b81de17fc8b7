import { tabStorage } from '../storage/browser-storage.js';

const KEY = 'return-path';

/** The page that a signed-out user opened; shown after the sign-in. */
export const readReturnPath = (): string | null => tabStorage.get(KEY);

export const storeReturnPath = (path: string): void => tabStorage.set(KEY, path);

export const removeReturnPath = (): void => tabStorage.remove(KEY);
