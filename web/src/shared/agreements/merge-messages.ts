import type { MessagePage } from '@rotadas/contracts/agreements/message';

/**
 * Both have the newest message first. Messages after `newest`, which were sent while it was loaded,
 * are kept; older pages too, unless messages between them and `newest` are missing.
 */
export function mergeNewest(shown: MessagePage, newest: MessagePage): MessagePage {
  const latest = newest.items[0]?.id ?? 0;
  const oldest = newest.items.at(-1)?.id ?? 0;
  const sent = shown.items.filter(({ id }) => id > latest);
  const isConnected = newest.next !== null && shown.items.some(({ id }) => id >= oldest);
  const older = isConnected ? shown.items.filter(({ id }) => id < oldest) : [];
  return {
    ...newest,
    items: [...sent, ...newest.items, ...older],
    next: older.length > 0 ? shown.next : newest.next,
  };
}
