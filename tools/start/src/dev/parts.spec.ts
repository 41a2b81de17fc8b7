import { PARTS, resolveParts } from './parts.ts';

describe('resolveParts', () => {
  it('returns the named parts, or all if none is named', () => {
    expect([...resolveParts(['web', 'gateway'])]).toEqual(['web', 'gateway']);
    expect([...resolveParts([])]).toEqual([...PARTS]);
  });

  it('rejects an unknown part, and lists the parts', () => {
    expect(() => resolveParts(['web', 'gatway'])).toThrow(
      'Unknown part gatway; the parts are web, gateway, users, providers, reports, matching, notifications, agreements.',
    );
  });
});
