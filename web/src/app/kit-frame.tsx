import { Outlet } from 'react-router';
import { UiKit } from './ui-kit.js';

/** What stands around the screens that are made of antd throughout. */
export default function KitFrame() {
  return (
    <UiKit>
      <Outlet />
    </UiKit>
  );
}
