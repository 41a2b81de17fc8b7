import type { MapViewProps } from '../../src/shared/map/map-types.js';

const nothing = () => undefined;

export const EMPTY_MAP: MapViewProps = {
  providers: [],
  lines: new Map(),
  clusters: null,
  ownPosition: null,
  ownService: null,
  selectedId: null,
  coverageVersion: 0,
  onSelect: nothing,
  focus: null,
  routes: null,
  bounds: null,
  picking: false,
  theme: 'light',
  onHighlight: nothing,
  highlightedId: null,
};
