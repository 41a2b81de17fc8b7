import { FAULT_EVERY_MS, planFaults } from './faults.ts';
import { PARTS } from './parts.ts';

const ROUND_MS = PARTS.length * FAULT_EVERY_MS;

describe('planFaults', () => {
  it('is reproducible by the seed', () => {
    expect(planFaults(7, 600_000)).toEqual(planFaults(7, 600_000));
    expect(planFaults(8, 600_000)).not.toEqual(planFaults(7, 600_000));
  });

  it('has a fault every 10 s from the start, and none after the end', () => {
    const times = planFaults(1, 60_000).map(({ atMs }) => atMs);
    expect(times).toEqual([0, 10_000, 20_000, 30_000, 40_000, 50_000]);
  });

  it('includes every part once before any part again', () => {
    const parts = planFaults(3, ROUND_MS).map(({ part }) => part);
    expect(new Set(parts)).toEqual(new Set(PARTS));
  });

  it('alternately kills and pauses each part except the auth emulator', () => {
    const faults = planFaults(5, 2 * ROUND_MS);
    for (const part of PARTS.filter((name) => name !== 'The auth emulator')) {
      const kinds = faults.filter((fault) => fault.part === part).map(({ kind }) => kind);
      expect(new Set(kinds)).toEqual(new Set(['kill', 'stop']));
    }
  });

  it('only pauses the auth emulator', () => {
    const faults = planFaults(5, 4 * ROUND_MS).filter(({ part }) => part === 'The auth emulator');
    expect(faults.map(({ kind }) => kind)).toEqual(['stop', 'stop', 'stop', 'stop']);
  });
});
