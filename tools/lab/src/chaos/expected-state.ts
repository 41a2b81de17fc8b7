export interface ExactlyOnceViolations {
  readonly lost: readonly string[];
  readonly duplicated: readonly string[];
}

export function checkExactlyOnce(
  acknowledged: Iterable<string>,
  found: readonly string[],
): ExactlyOnceViolations {
  const counts = new Map<string, number>();
  for (const each of found) counts.set(each, (counts.get(each) ?? 0) + 1);
  return {
    lost: [...acknowledged].filter((each) => !counts.has(each)),
    duplicated: [...counts].filter(([, count]) => count > 1).map(([each]) => each),
  };
}

/** In the end the value is the last acknowledged one, or a later one without a response. */
export class LastValue {
  expected: string | undefined;
  private unanswered: string[] = [];

  sent(value: string): void {
    this.unanswered.push(value);
  }

  confirmed(value: string): void {
    this.expected = value;
    this.unanswered = this.unanswered.slice(this.unanswered.indexOf(value) + 1);
  }

  allows(found: string | null): boolean {
    if (this.expected === undefined) return true;
    return found === this.expected || this.unanswered.some((value) => value === found);
  }
}

export interface Session {
  readonly userId: number;
  readonly offerId: number;
  readonly isEnded: boolean;
}

/** A user went online with an offer, or offline (null); in the order of the stream. */
export interface SessionEvent {
  readonly userId: number;
  readonly offerId: number | null;
}

export interface SessionEndViolations {
  readonly lost: readonly number[];
  readonly tooMany: readonly number[];
}

/** A session ends exactly once. A failed end is undone by publishing the start again. */
export function checkSessionEnds(
  sessions: readonly Session[],
  events: readonly SessionEvent[],
): SessionEndViolations {
  const states = stateByOffer(events);
  const isOpen = ({ offerId }: Session) => states.get(offerId)?.isOpen;
  const ids = (found: readonly Session[]) => found.map(({ offerId }) => offerId);
  return {
    lost: ids(sessions.filter((each) => isOpen(each) === undefined || (each.isEnded && isOpen(each)))),
    tooMany: ids(
      sessions.filter(
        (each) => states.get(each.offerId)?.endedTwice || (!each.isEnded && isOpen(each) === false),
      ),
    ),
  };
}

interface OfferState {
  isOpen: boolean;
  endedTwice: boolean;
}

function stateByOffer(events: readonly SessionEvent[]): Map<number, OfferState> {
  const offers = new Map<number, OfferState>();
  const latest = new Map<number, OfferState>();
  for (const { userId, offerId } of events) {
    if (offerId !== null) {
      const state = offers.get(offerId) ?? { isOpen: true, endedTwice: false };
      state.isOpen = true;
      offers.set(offerId, state);
      latest.set(userId, state);
      continue;
    }
    const state = latest.get(userId);
    if (!state) continue;
    state.endedTwice ||= !state.isOpen;
    state.isOpen = false;
  }
  return offers;
}
