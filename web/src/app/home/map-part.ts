import { part } from '../../shared/loading/part.js';

/** Home's map, in files of its own. */
export const MapView = part(async () => (await import('../../features/map/MapView.js')).default);
