import type { AddProtocolAction } from 'maplibre-gl';
import { Protocol } from 'pmtiles';

/** Keeps the headers of opened files for all maps of the page. */
const files = new Protocol();

/** Reads a tile of a PMTiles file. After a failure the file is opened again by the next request. */
export const loadTile: AddProtocolAction = async (request, abortController) => {
  try {
    return await files.tile<AbortController, ReturnType<AddProtocolAction>>(request, abortController);
  } catch (cause) {
    // The library would cache a failed header.
    if (!abortController.signal.aborted) files.tiles.clear();
    throw cause;
  }
};
