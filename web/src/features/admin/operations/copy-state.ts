import { ServiceName } from '@rotadas/contracts/operations/copy-sample';
import type { KnownCopy, OperationsView } from '@rotadas/contracts/operations/operations-view';

/** From this share of its heap on a copy is in danger, as the alert of that name has it. */
export const HEAP_NEARLY_FULL = 0.85;

/** The servers that did not answer a copy. */
export const unreached = ({ reaches }: KnownCopy): string[] =>
  Object.keys(reaches).filter((server) => reaches[server] === false);

/** Whether somebody has to look at a copy. */
export const isCopyUnusual = (copy: KnownCopy): boolean =>
  copy.isAway || unreached(copy).length > 0 || copy.heapShare > HEAP_NEARLY_FULL;

/** Whether somebody has to look at any copy, or a service has none. */
export function areCopiesUnusual({ copies }: OperationsView): boolean {
  const served = new Set(copies.map(({ service }) => service));
  return copies.some(isCopyUnusual) || ServiceName.options.some((service) => !served.has(service));
}
