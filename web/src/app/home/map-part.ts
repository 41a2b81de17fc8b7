import { lazyPart } from '../../shared/loading/lazy-part.js';
import { MapFailed } from '../../shared/map/map-failed.js';

/** Home's map, in files of its own. */
export const MapView = lazyPart(async () => (await import('../../features/map/MapView.js')).default, {
  Failed: MapFailed,
});
