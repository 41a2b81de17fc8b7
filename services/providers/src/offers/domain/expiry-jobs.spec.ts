import { END_OFFER, EndOffer, endOfferJobId, SettlePlans, settlePlansJobId, SWEEP } from './expiry-jobs.js';

describe('expiry jobs', () => {
  it('keep the names of jobs that are already in Redis', () => {
    expect([SWEEP, END_OFFER]).toEqual(['sweep', 'end-offer']);
  });

  it('have one id per session of a user', () => {
    expect(endOfferJobId({ userId: 7, session: 1_000 })).toBe('7-1000');
    expect(settlePlansJobId(7, 5_000)).toBe('settle-plans-7-5000');
  });

  it('contain the user and the session', () => {
    expect(EndOffer.parse({ userId: 7, session: 1_000 })).toEqual({ userId: 7, session: 1_000 });
    expect(() => EndOffer.parse({ userId: 7 })).toThrow();
    expect(SettlePlans.parse({ userId: 7 })).toEqual({ userId: 7 });
  });
});
