import { type ReactNode, useRef } from 'react';
import { useThemeMode } from '../../shared/theme/theme-mode.js';
import type { MapViewProps } from '../../shared/map/map-types.js';
import { Brand } from '../../shared/ui/brand.js';
import './home-screen.css';
import { MapView } from './lazy-parts.js';
import { useHeightProperty } from './use-height-property.js';

interface MapFrameProps {
  title: string;
  /** Shown in the corner of the top bar. */
  menu: ReactNode;
  /** Shown below the top bar. */
  search: ReactNode;
  /** Shown beside the map. */
  panel?: ReactNode;
  map: Omit<MapViewProps, 'theme'>;
}

/** The map below the top bar, at home and on the public map. */
export function MapFrame({ title, menu, search, panel, map }: MapFrameProps) {
  const { mode } = useThemeMode();
  const top = useRef<HTMLElement>(null);
  useHeightProperty(top, '--home-top'); // Keeps toasts below the chips
  return (
    <>
      <title>{`${title} · Rotadaş`}</title>
      <header ref={top} className="home-top" data-covers-map>
        <div className="top-bar">
          <Brand />
          {menu}
        </div>
        {search}
      </header>
      {panel}
      <main className="home-map">
        <h1 className="visually-hidden">{title}</h1>
        <MapView {...map} theme={mode} />
      </main>
    </>
  );
}
