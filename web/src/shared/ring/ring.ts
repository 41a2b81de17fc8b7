import { logWarning } from '../log/log.js';

/** Time from one ring to the next, ms. */
const RING_EVERY_MS = 3_000;

/** Two notes: hertz, and when each begins and ends, s. */
const NOTES = [
  { hertz: 880, from: 0, to: 0.18 },
  { hertz: 1_175, from: 0.22, to: 0.5 },
];

const LOUDNESS = 0.3;

const VIBRATION_MS = [300, 150, 300];

let audio: AudioContext | null = null;

/** Call it in a gesture of the user: browsers keep a page silent before. */
export function unlockRing(): void {
  if (typeof AudioContext === 'undefined') return;
  try {
    audio ??= new AudioContext();
    audio.resume().catch((error: unknown) => logWarning('the ring stays silent', error));
  } catch (error) {
    logWarning('no sound for the ring', error);
  }
}

/** Rings and vibrates until the returned function is called; silently if sound is locked. */
export function startRing(): () => void {
  const ring = () => {
    if (audio?.state === 'running') playNotes(audio);
    navigator.vibrate?.(VIBRATION_MS);
  };
  ring();
  const timer = setInterval(ring, RING_EVERY_MS);
  return () => {
    clearInterval(timer);
    navigator.vibrate?.(0);
  };
}

function playNotes(context: AudioContext): void {
  for (const { hertz, from, to } of NOTES) {
    const [note, loudness] = [context.createOscillator(), context.createGain()];
    const [start, end] = [context.currentTime + from, context.currentTime + to];
    note.frequency.value = hertz;
    loudness.gain.setValueAtTime(LOUDNESS, start);
    loudness.gain.exponentialRampToValueAtTime(0.001, end);
    note.connect(loudness).connect(context.destination);
    note.start(start);
    note.stop(end);
  }
}
