import { PARTS, resolveParts } from './parts.ts';

describe('partsOf', () => {
  it('takes all parts when none is named', () => {
    expect([...resolveParts([])]).toEqual([...PARTS]);
  });

  it('takes the named ones', () => {
    expect([...resolveParts(['web', 'gateway'])]).toEqual(['web', 'gateway']);
  });

  it('refuses what is no part, and says which there are', () => {
    expect(() => resolveParts(['web', 'gatway'])).toThrow(
      'No part is called gatway; there are web, gateway, users, providers, reports, matching, notifications.',
    );
  });
});
