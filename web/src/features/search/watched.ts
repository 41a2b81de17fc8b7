import type { MatchAnswer } from '@rotadas/contracts/matching/match';
import type { ActiveProvider } from '@rotadas/contracts/providers/provider';

/** What is known of those of an answer who are in view, apart from where they are, by their ids. */
export type Watched = ReadonlyMap<number, string>;

/** Those of the answer who are in view. */
export function watchedOf(answer: MatchAnswer | undefined, inView: readonly ActiveProvider[]): Watched {
  const listed = idsOf(answer);
  return new Map(
    inView
      .filter(({ id }) => listed.has(id))
      .map(({ id, activeService, serviceFrom, serviceTo }) => [
        id,
        JSON.stringify([activeService, serviceFrom, serviceTo]),
      ]),
  );
}

/**
 * Whether an answer is out of date by what is seen: one of those whom it has changed the offer, or
 * went. Who only came into view changes nothing.
 */
export function isOutdated(answer: MatchAnswer | undefined, before: Watched, after: Watched): boolean {
  const listed = idsOf(answer);
  return [...before].some(([id, known]) => listed.has(id) && after.get(id) !== known);
}

const idsOf = (answer: MatchAnswer | undefined): ReadonlySet<number> =>
  new Set([...(answer?.matches ?? []), ...(answer?.nearly ?? [])].map(({ provider: { id } }) => id));
