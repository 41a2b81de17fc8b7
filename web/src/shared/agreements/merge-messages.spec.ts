import { aMessage } from '../../../test/support/agreements.js';
import { mergeNewest } from './merge-messages.js';

const page = (ids: number[], next: number | null) => ({
  items: ids.map((id) => aMessage(id)),
  next,
  readByOther: null,
});
const merged = (shown: ReturnType<typeof page>, newest: ReturnType<typeof page>) => {
  const { items, next } = mergeNewest(shown, newest);
  return { ids: items.map(({ id }) => id), next };
};

it('keeps the older messages that are loaded', () => {
  expect(merged(page([6, 5, 4, 3], 3), page([8, 7, 6, 5], 5))).toEqual({ ids: [8, 7, 6, 5, 4, 3], next: 3 });
});

it('drops the older messages if newer ones are missing between', () => {
  expect(merged(page([4, 3], 3), page([9, 8, 7], 7))).toEqual({ ids: [9, 8, 7], next: 7 });
});

it('shows the only page as it is', () => {
  expect(merged(page([4, 3, 2], null), page([4, 2], null))).toEqual({ ids: [4, 2], next: null });
});

it('keeps the next page if all that was shown is in the newest page', () => {
  expect(merged(page([6, 5], 5), page([7, 6, 5], 5))).toEqual({ ids: [7, 6, 5], next: 5 });
});

it.each([
  ['a page', [6, 5]],
  ['an empty page', []],
])('keeps a message that was sent while %s was loaded', (_what, newest) => {
  expect(merged(page([7, ...newest], null), page(newest, null))).toEqual({ ids: [7, ...newest], next: null });
});
