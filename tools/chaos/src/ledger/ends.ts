/** An acknowledged session on the map, and whether its end was acknowledged too. */
export interface Session {
  readonly userId: number;
  readonly offerId: number;
  readonly isEnded: boolean;
}

/** That a user came onto the map or left it, in the order of the stream. */
export type Passage =
  { readonly userId: number; readonly offerId: number } | { readonly userId: number; readonly offerId: null };

/** What is wrong with the ends of sessions, by offer. */
export interface EndFaults {
  /** Sessions whose begin or acknowledged end nobody was told of. */
  readonly lost: readonly number[];
  /** Sessions that ended more than once, or though nobody ended them. */
  readonly tooMany: readonly number[];
}

/**
 * Compares the sessions with what the providers service told: each ends exactly once. An end that
 * failed half way is taken back, which is told as another begin of the same offer.
 */
export function endFaults(sessions: readonly Session[], passages: readonly Passage[]): EndFaults {
  const told = toldByOffer(passages);
  const isOpen = ({ offerId }: Session) => told.get(offerId)?.isOpen;
  const ids = (found: readonly Session[]) => found.map(({ offerId }) => offerId);
  return {
    lost: ids(sessions.filter((each) => isOpen(each) === undefined || (each.isEnded && isOpen(each)))),
    tooMany: ids(
      sessions.filter(
        (each) => told.get(each.offerId)?.endedTwice || (!each.isEnded && isOpen(each) === false),
      ),
    ),
  };
}

/** What was told of an offer. */
interface Told {
  isOpen: boolean;
  /** Whether an end was told of what had ended already. */
  endedTwice: boolean;
}

function toldByOffer(passages: readonly Passage[]): Map<number, Told> {
  const offers = new Map<number, Told>();
  const latest = new Map<number, Told>();
  for (const { userId, offerId } of passages) {
    if (offerId !== null) {
      const told = offers.get(offerId) ?? { isOpen: true, endedTwice: false };
      told.isOpen = true;
      offers.set(offerId, told);
      latest.set(userId, told);
      continue;
    }
    const told = latest.get(userId);
    if (!told) continue;
    told.endedTwice ||= !told.isOpen;
    told.isOpen = false;
  }
  return offers;
}
