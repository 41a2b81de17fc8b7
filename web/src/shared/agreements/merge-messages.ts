import type { MessagePage } from '@rotadas/contracts/agreements/message';

/**
 * Both have the newest message first. Older pages are kept unless messages between them and
 * `newest` are missing.
 */
export function mergeNewest(shown: MessagePage, newest: MessagePage): MessagePage {
  const oldest = newest.items.at(-1)?.id;
  if (oldest === undefined || newest.next === null || !shown.items.some(({ id }) => id >= oldest))
    return newest;
  const older = shown.items.filter(({ id }) => id < oldest);
  return { ...newest, items: [...newest.items, ...older], next: older.length > 0 ? shown.next : newest.next };
}
