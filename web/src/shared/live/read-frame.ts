import { ServerFrame } from '@rotadas/contracts/live/server-frame';
import { logWarning } from '../log/log.js';

/** A frame of the server, checked; null when it is none that this version knows. */
export function readFrame(text: unknown): ServerFrame | null {
  const frame = ServerFrame.safeParse(jsonOf(text));
  if (frame.success) return frame.data;
  logWarning('a live frame was not understood', frame.error.message);
  return null;
}

function jsonOf(text: unknown): unknown {
  try {
    return JSON.parse(String(text));
  } catch {
    return null; // no JSON: the caller tells
  }
}
