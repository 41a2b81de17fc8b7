import { TOAST_REMOVAL_MS } from '../limits.js';

/** The one thing that a message offers to do. */
interface ToastAction {
  label: string;
  onClick: () => void;
}

/** One message to the user. */
export interface ToastMessage {
  title: string;
  description?: string;
  /** What to do about it: a line of its own, so that the specification's text stands alone. */
  hint?: string;
  action?: ToastAction;
  /** `destructive` for what went wrong (spec 2). */
  look?: 'default' | 'destructive';
}

/**
 * The latest message; the key tells it from the one before, and once closed it waits for its
 * removal.
 */
type LatestToast = ToastMessage & { key: number; open: boolean };

let latest: LatestToast | null = null;
let lastKey = 0;
let removal: ReturnType<typeof setTimeout> | undefined;
const listeners = new Set<() => void>();

function change(next: LatestToast | null): void {
  clearTimeout(removal);
  latest = next;
  for (const listener of listeners) listener();
}

/** Shows a message; it takes the place of the one before (spec 9: one visible at a time). */
export function showToast(message: ToastMessage): void {
  lastKey += 1;
  change({ ...message, key: lastKey, open: true });
}

/** Takes away whatever message is shown: the user has moved on. */
export function clearToast(): void {
  if (latest) dismissToast(latest.key);
}

/**
 * Closes the message with that key, if it is still the latest; it is forgotten TOAST_REMOVAL_MS
 * later (spec 9).
 */
export function dismissToast(key: number): void {
  if (latest?.key !== key || !latest.open) return;
  change({ ...latest, open: false });
  removal = setTimeout(() => change(null), TOAST_REMOVAL_MS);
}

/** Calls `listener` at each change. */
export function subscribeToToasts(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The latest message, open or closed, until it is forgotten. */
export const latestToast = () => latest;
