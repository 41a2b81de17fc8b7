import type { ComponentProps } from 'react';
import { AvatarButton } from '../../features/home/avatar-button.js';
import type { UnfoldedMenu } from '../../features/home/unfolded-menu.js';
import { type FailedPartProps, LoadFailed, LoadFailedOver } from '../../shared/loading/load-failed.js';

/** Shown instead of a profile menu that failed: its button stays, and tries again. */
export function FailedMenu({ part, ...failure }: FailedPartProps<ComponentProps<typeof UnfoldedMenu>>) {
  return (
    <>
      <AvatarButton {...part.button} aria-haspopup="menu" aria-busy={failure.busy} onClick={failure.retry} />
      <LoadFailedOver {...failure} />
    </>
  );
}

/** Shown instead of the panel of wide screens if that failed. */
export function FailedPanel(failure: FailedPartProps) {
  return (
    <aside className="home-panel">
      <LoadFailed {...failure} />
    </aside>
  );
}
