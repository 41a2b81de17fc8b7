import { type ComponentProps, type ComponentType, Suspense, useState } from 'react';
import { AvatarButton } from './avatar-button.js';
import type { UnfoldedMenu } from './unfolded-menu.js';

type Unfolded = Omit<ComponentProps<typeof UnfoldedMenu>, 'button'>;

interface ProfileMenuProps extends Unfolded {
  name: string;
  picture: string | null;
  /** Unread notifications. */
  unread: number;
  /** The menu itself, with what it needs; loaded when it is first wanted. */
  Menu: ComponentType<ComponentProps<typeof UnfoldedMenu>>;
  /** Loads it ahead, since somebody is about to want it. */
  onApproach: () => void;
}

/** The avatar and the menu that hangs on it (spec 2). */
export function ProfileMenu({ name, picture, unread, Menu, onApproach, ...menu }: ProfileMenuProps) {
  const [wanted, setWanted] = useState(false);
  const person = { name, picture, unread };
  const button = (
    <AvatarButton
      {...person}
      aria-haspopup="menu"
      aria-busy={wanted}
      onPointerEnter={onApproach}
      onFocus={onApproach}
      onClick={() => setWanted(true)}
    />
  );
  if (!wanted) return button;
  return (
    <Suspense fallback={button}>
      <Menu {...menu} button={person} />
    </Suspense>
  );
}
