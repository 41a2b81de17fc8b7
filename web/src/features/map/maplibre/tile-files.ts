import type { AddProtocolAction } from 'maplibre-gl';
import { Protocol } from 'pmtiles';

/** Keeps the headers of opened files for all maps of the page. */
const files = new Protocol();

/** Reads a tile of a PMTiles file, once more after a failure: the file may have been replaced. */
export const loadTile: AddProtocolAction = (request, ending) =>
  read(request, ending).catch((cause: unknown) => {
    if (ending.signal.aborted) throw cause;
    return read(request, ending);
  });

/** After a failure, opens the files again; the library would keep the failed header. */
const read: AddProtocolAction = async (request, ending) => {
  try {
    return await files.tile<AbortController, ReturnType<AddProtocolAction>>(request, ending);
  } catch (cause) {
    if (!ending.signal.aborted) files.tiles.clear();
    throw cause;
  }
};
