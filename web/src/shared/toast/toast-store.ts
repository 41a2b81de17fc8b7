/** One message to the user. */
export interface ToastMessage {
  title: string;
  description?: string;
  /** `destructive` for what went wrong (spec 2). */
  look?: 'default' | 'destructive';
}

/** A message that is on the screen; the key tells it from the one before. */
type ShownToast = ToastMessage & { key: number };

let shown: ShownToast | null = null;
let lastKey = 0;
const listeners = new Set<() => void>();

function change(next: ShownToast | null): void {
  shown = next;
  for (const listener of listeners) listener();
}

/** Shows a message; it takes the place of the one before (spec 9: one visible at a time). */
export function showToast(message: ToastMessage): void {
  lastKey += 1;
  change({ ...message, key: lastKey });
}

/** Takes away whatever message is shown: the user has moved on. */
export function clearToast(): void {
  change(null);
}

/** Takes the message with that key away, if it is still the one shown. */
export function dismissToast(key: number): void {
  if (shown?.key === key) change(null);
}

/** Calls `listener` at each change. */
export function subscribeToToasts(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The message on the screen, if any. */
export const shownToast = () => shown;
