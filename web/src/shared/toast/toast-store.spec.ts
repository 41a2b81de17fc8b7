import { jest } from '@jest/globals';
import { clearToast, dismissToast, showToast, toast } from './toast-store.js';

beforeEach(() => jest.useFakeTimers());
afterEach(() => {
  jest.runAllTimers();
  jest.useRealTimers();
});

it('keeps one toast at a time: the next takes the place of the one before', () => {
  showToast({ title: 'Birinci' });
  showToast({ title: 'İkinci' });
  expect(toast.get()).toMatchObject({ title: 'İkinci', open: true });
  clearToast();
});

it('forgets a closed toast 1,000,000 ms after it was closed', () => {
  showToast({ title: 'Kapanan' });
  clearToast();
  expect(toast.get()).toMatchObject({ title: 'Kapanan', open: false });
  jest.advanceTimersByTime(999_999);
  expect(toast.get()).not.toBeNull();
  jest.advanceTimersByTime(1);
  expect(toast.get()).toBeNull();
});

it('lets no removal of an earlier toast take a later one away', () => {
  showToast({ title: 'Eski' });
  clearToast();
  jest.advanceTimersByTime(999_000);
  showToast({ title: 'Yeni' });
  jest.advanceTimersByTime(1_000_000);
  expect(toast.get()).toMatchObject({ title: 'Yeni', open: true });
  clearToast();
});

it('does not close a toast that another has replaced', () => {
  showToast({ title: 'Eski' });
  const old = toast.get()?.key ?? 0;
  showToast({ title: 'Yeni' });
  dismissToast(old);
  expect(toast.get()).toMatchObject({ title: 'Yeni', open: true });
  clearToast();
});
