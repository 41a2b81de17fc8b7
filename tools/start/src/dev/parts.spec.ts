import { PARTS, partsOf } from './parts.ts';

describe('partsOf', () => {
  it('takes all parts when none is named', () => {
    expect([...partsOf([])]).toEqual([...PARTS]);
  });

  it('takes the named ones', () => {
    expect([...partsOf(['web', 'gateway'])]).toEqual(['web', 'gateway']);
  });

  it('refuses what is no part, and says which there are', () => {
    expect(() => partsOf(['web', 'gatway'])).toThrow(
      'No part is called gatway; there are web, gateway, users, providers, reports, matching, notifications.',
    );
  });
});
