import { textKey } from '@rotadas/contracts/primitives/fold-turkish';

/** An end of a way, of which only what it is called is compared. */
export interface NamedEnd {
  readonly name: string;
  readonly placeId: string | null;
}

/**
 * What two ways have in common whose ends are called the same: places of the list by their ids,
 * texts without case, accents and signs.
 */
export function nameKey(from: NamedEnd, to: NamedEnd): string {
  return `${keyOf(from)}>${keyOf(to)}`;
}

function keyOf({ name, placeId }: NamedEnd): string {
  return placeId ?? textKey(name);
}
