import type { ToggleEvent } from 'react';

/** Shows what a `details` element unfolds, which is below the edge of a sheet on phones. */
export function scrollToUnfolded({ currentTarget }: ToggleEvent<HTMLDetailsElement>): void {
  if (currentTarget.open) currentTarget.scrollIntoView({ block: 'start' });
}
