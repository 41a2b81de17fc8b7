import { PARTS, resolveParts } from './parts.ts';

describe('resolveParts', () => {
  it('returns all parts if none is named', () => {
    expect([...resolveParts([])]).toEqual([...PARTS]);
  });

  it('returns the named parts', () => {
    expect([...resolveParts(['web', 'gateway'])]).toEqual(['web', 'gateway']);
  });

  it('rejects an unknown part, and lists the parts', () => {
    expect(() => resolveParts(['web', 'gatway'])).toThrow(
      'Unknown part gatway; the parts are web, gateway, users, providers, reports, matching, notifications.',
    );
  });
});
