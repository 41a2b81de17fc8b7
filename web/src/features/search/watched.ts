import type { Match, MatchAnswer } from '@rotadas/contracts/matching/match';
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
 * Whether what is seen makes an answer outdated: one of its providers changed the offer or left, or
 * one of whom it has only plans came into view with a live offer. Another one that comes into view
 * changes nothing.
 */
export function isOutdated(answer: MatchAnswer | undefined, before: Watched, after: Watched): boolean {
  const listed = idsOf(answer);
  const live = idsOf(answer, ({ provider: { departsAt } }) => departsAt === undefined);
  return (
    [...before].some(([id, known]) => listed.has(id) && after.get(id) !== known) ||
    [...after.keys()].some((id) => !before.has(id) && !live.has(id))
  );
}

const idsOf = (
  answer: MatchAnswer | undefined,
  isMeant: (match: Match) => boolean = () => true,
): ReadonlySet<number> =>
  new Set(
    [...(answer?.matches ?? []), ...(answer?.nearly ?? [])].filter(isMeant).map(({ provider: { id } }) => id),
  );
