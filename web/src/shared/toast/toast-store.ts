import { TOAST_REMOVAL_MS } from '../limits.js';
import { observable } from '../observable.js';

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

/** The latest message, open or closed, until it is forgotten. */
export const toast = observable<LatestToast | null>(null);
let lastKey = 0;
let removal: ReturnType<typeof setTimeout> | undefined;

function change(next: LatestToast | null): void {
  clearTimeout(removal);
  toast.set(next);
}

/** Shows a message; it takes the place of the one before (spec 9: one visible at a time). */
export function showToast(message: ToastMessage): void {
  lastKey += 1;
  change({ ...message, key: lastKey, open: true });
}

/** Takes away whatever message is shown: the user has moved on. */
export function clearToast(): void {
  const latest = toast.get();
  if (latest) dismissToast(latest.key);
}

/**
 * Closes the message with that key, if it is still the latest; it is forgotten TOAST_REMOVAL_MS
 * later (spec 9).
 */
export function dismissToast(key: number): void {
  const latest = toast.get();
  if (latest?.key !== key || !latest.open) return;
  change({ ...latest, open: false });
  removal = setTimeout(() => change(null), TOAST_REMOVAL_MS);
}
