import type { ComponentProps } from 'react';
import { UnfoldedMenu } from '../../features/home/unfolded-menu.js';
import { UiKit } from '../ui-kit.js';

/** The menu on the avatar, with antd; loaded when it is about to be wanted. */
export default function HomeMenu(props: ComponentProps<typeof UnfoldedMenu>) {
  return (
    <UiKit>
      <UnfoldedMenu {...props} />
    </UiKit>
  );
}
