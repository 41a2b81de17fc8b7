/** The item that an arrow, Home or End key moves to; undefined for other keys. */
export function nextItem<Item>(
  items: readonly Item[],
  current: Item,
  key: string,
  [before, after]: readonly [string, string],
): Item | undefined {
  const index = items.indexOf(current);
  if (key === before) return items[Math.max(0, index - 1)];
  if (key === after) return items[Math.min(items.length - 1, index + 1)];
  if (key === 'Home') return items[0];
  if (key === 'End') return items.at(-1);
  return undefined;
}
