import type { ToggleEvent } from 'react';

/**
 * Scrolls to the content of an opened `details` element, which may be below the edge of a sheet.
 */
export function scrollToUnfolded({ currentTarget }: ToggleEvent<HTMLDetailsElement>): void {
  if (currentTarget.open) currentTarget.scrollIntoView({ block: 'start' });
}
