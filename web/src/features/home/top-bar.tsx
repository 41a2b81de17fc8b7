import type { ReactNode } from 'react';
import { Brand } from '../../shared/ui/brand.js';
import './top-bar.css';

/** The translucent bar at the top: mark and BETA left, `menu` right. */
export function TopBar({ menu }: { menu: ReactNode }) {
  return (
    <div className="top-bar">
      <Brand />
      {menu}
    </div>
  );
}
