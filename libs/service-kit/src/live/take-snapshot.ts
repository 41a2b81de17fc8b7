import type { Cell } from '@rotadas/contracts/live/cell';
import type { liveRoutes } from '@rotadas/contracts/live/live.routes';
import type { ReplyOf, RequestOf } from '@rotadas/contracts/routing/route';
import type { Mirror, Mirrored } from './mirror.js';

type Page = ReplyOf<typeof liveRoutes.snapshot>;

/** Asks the providers service for a page. */
export type AskPage = (request: RequestOf<typeof liveRoutes.snapshot>) => Promise<Page>;

/**
 * Makes the mirror of a cell, or of everywhere when it is null, what the providers service says;
 * news in between stands.
 */
export async function takeSnapshot<Kept extends Mirrored>(
  ask: AskPage,
  mirror: Mirror<Kept>,
  cell: Cell | null,
  isWanted: () => boolean,
): Promise<void> {
  const before = mirror.stamp;
  const seen = new Set<number>();
  for (let cursor: string | null = '0'; cursor !== null;) {
    const page: Page = await ask({ cell, cursor });
    if (!isWanted()) return;
    for (const provider of page.providers) {
      seen.add(provider.id);
      mirror.put(provider);
    }
    cursor = page.cursor;
  }
  for (const provider of cell === null ? mirror.everybody() : mirror.inCell(cell)) {
    if (provider.stamp <= before && !seen.has(provider.id)) mirror.remove(provider);
  }
}
