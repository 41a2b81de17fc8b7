import i18next from 'i18next';
import { observable } from '../observable.js';

/** Time until a toast closes, ms. */
export const TOAST_MS = 5_000;

/** Time until a closed toast is removed. */
const TOAST_REMOVAL_MS = 1_000_000;

interface ToastAction {
  label: string;
  onClick: () => void;
}

export interface ToastMessage {
  title: string;
  description?: string;
  /** What the user can do next, on a separate line. */
  hint?: string;
  action?: ToastAction;
  variant?: 'default' | 'destructive';
}

type LatestToast = ToastMessage & { key: number; open: boolean };

export const latestToast = observable<LatestToast | null>(null);
let lastKey = 0;
let removal: ReturnType<typeof setTimeout> | undefined;

function change(next: LatestToast | null): void {
  clearTimeout(removal);
  latestToast.set(next);
}

export function showToast(message: ToastMessage): void {
  lastKey += 1;
  change({ ...message, key: lastKey, open: true });
}

export const showError = (title: string, description: string, hint?: string): void =>
  showToast({ title, description, variant: 'destructive', ...(hint !== undefined && { hint }) });

export const showSuccess = (description: string, action?: ToastAction): void =>
  showToast({ title: i18next.t('shared:toasts.success'), description, ...(action && { action }) });

export function clearToast(): void {
  const latest = latestToast.get();
  if (latest) dismissToast(latest.key);
}

/** Does nothing unless `key` is the latest; the message is removed TOAST_REMOVAL_MS later. */
export function dismissToast(key: number): void {
  const latest = latestToast.get();
  if (latest?.key !== key || !latest.open) return;
  change({ ...latest, open: false });
  removal = setTimeout(() => change(null), TOAST_REMOVAL_MS);
}
