import { jest } from '@jest/globals';
import { clearToast, dismissToast, showToast, toast } from './toast-store.js';

beforeEach(() => jest.useFakeTimers());
afterEach(() => {
  jest.runAllTimers();
  jest.useRealTimers();
});

it('removes a closed toast after 1,000,000 ms', () => {
  showToast({ title: 'Kapanan' });
  clearToast();
  expect(toast.get()).toMatchObject({ title: 'Kapanan', open: false });
  jest.advanceTimersByTime(999_999);
  expect(toast.get()).not.toBeNull();
  jest.advanceTimersByTime(1);
  expect(toast.get()).toBeNull();
});

it('does not remove a later toast when an earlier one is due', () => {
  showToast({ title: 'Eski' });
  clearToast();
  jest.advanceTimersByTime(999_000);
  showToast({ title: 'Yeni' });
  jest.advanceTimersByTime(1_000_000);
  expect(toast.get()).toMatchObject({ title: 'Yeni', open: true });
  clearToast();
});

it('keeps one toast at a time, and does not close one that replaced the given one', () => {
  showToast({ title: 'Eski' });
  const old = toast.get()?.key ?? 0;
  showToast({ title: 'Yeni' });
  dismissToast(old);
  expect(toast.get()).toMatchObject({ title: 'Yeni', open: true });
  clearToast();
});
