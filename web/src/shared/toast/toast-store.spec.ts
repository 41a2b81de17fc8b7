import { jest } from '@jest/globals';
import { clearToast, dismissToast, showToast, latestToast } from './toast-store.js';

beforeEach(() => jest.useFakeTimers());
afterEach(() => {
  jest.runAllTimers();
  jest.useRealTimers();
});

it('removes a closed toast after 1,000,000 ms', () => {
  showToast({ title: 'Kapanan' });
  clearToast();
  expect(latestToast.get()).toMatchObject({ title: 'Kapanan', open: false });
  jest.advanceTimersByTime(999_999);
  expect(latestToast.get()).not.toBeNull();
  jest.advanceTimersByTime(1);
  expect(latestToast.get()).toBeNull();
});

it('does not remove a later toast when an earlier one is due', () => {
  showToast({ title: 'Eski' });
  clearToast();
  jest.advanceTimersByTime(999_000);
  showToast({ title: 'Yeni' });
  jest.advanceTimersByTime(1_000_000);
  expect(latestToast.get()).toMatchObject({ title: 'Yeni', open: true });
  clearToast();
});

it('keeps one toast at a time, and does not close one that replaced the given one', () => {
  showToast({ title: 'Eski' });
  const old = latestToast.get()?.key ?? 0;
  showToast({ title: 'Yeni' });
  dismissToast(old);
  expect(latestToast.get()).toMatchObject({ title: 'Yeni', open: true });
  clearToast();
});
