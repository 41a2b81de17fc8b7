/** The first `limit` of `found`; `next` is the cursor after them, or null if nothing follows. */
export function cutPage<Item, Cursor>(
  found: readonly Item[],
  limit: number,
  toCursor: (last: Item) => Cursor,
): { items: Item[]; next: Cursor | null } {
  const items = found.slice(0, limit);
  const last = items.at(-1);
  return { items, next: last !== undefined && found.length > limit ? toCursor(last) : null };
}
