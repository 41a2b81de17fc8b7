import { jest } from '@jest/globals';
import { createSafeStorage } from './browser-storage.js';

const refuse = () => {
  throw new DOMException('refused', 'QuotaExceededError');
};

function aStorage() {
  const kept = new Map<string, string>();
  return {
    kept,
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, text: string) => void kept.set(key, text),
    removeItem: (key: string) => void kept.delete(key),
  };
}

beforeEach(() => jest.spyOn(console, 'warn').mockReturnValue());
afterEach(() => jest.restoreAllMocks());

it('stores texts in the browser, under prefixed keys', () => {
  const storage = aStorage();
  const texts = createSafeStorage(() => storage);
  texts.set('theme', 'dark');
  expect([...storage.kept]).toEqual([['rotadas.theme', 'dark']]);
  expect(texts.get('theme')).toBe('dark');
  expect(texts.isReadable()).toBe(true);
  expect(texts.isStored('theme')).toBe(true);
  texts.remove('theme');
  expect(texts.get('theme')).toBeNull();
});

it('keeps texts in memory if the storage is blocked', () => {
  const texts = createSafeStorage(refuse);
  expect(texts.get('theme')).toBeNull();
  texts.set('theme', 'dark');
  expect(texts.get('theme')).toBe('dark');
  expect(texts.isReadable()).toBe(false);
  expect(texts.isStored('theme')).toBe(false);
  texts.removeAll('the');
  expect(texts.get('theme')).toBeNull();
});

it('keeps the newest text in memory if the storage is full', () => {
  const storage = aStorage();
  const texts = createSafeStorage(() => storage);
  texts.set('theme', 'light');
  const { setItem } = storage;
  storage.setItem = refuse;
  texts.set('theme', 'dark');
  expect(texts.get('theme')).toBe('dark');
  expect(texts.isStored('theme')).toBe(false);
  storage.setItem = setItem;
  texts.set('theme', 'light');
  expect(texts.get('theme')).toBe('light');
});
