import type { ComponentProps } from 'react';
import { LeaveSheet } from '../../features/home/leave-sheet.js';
import { UiKit } from '../ui-kit.js';
import { HomeDialogs } from './home-dialogs.js';

interface HomeOverlaysProps {
  dialogs: ComponentProps<typeof HomeDialogs>;
  leave: ComponentProps<typeof LeaveSheet>;
}

/** What may open over home, with antd; loaded when the first of it is wanted. */
export default function HomeOverlays({ dialogs, leave }: HomeOverlaysProps) {
  return (
    <UiKit>
      <HomeDialogs {...dialogs} />
      <LeaveSheet {...leave} />
    </UiKit>
  );
}
