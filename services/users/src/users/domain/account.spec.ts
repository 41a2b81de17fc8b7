import { profileChange } from './account.js';

describe('a change of the profile', () => {
  it('leaves alone what the form left out', () => {
    expect(profileChange({ fullName: 'Ali Kaya' })).toStrictEqual({ fullName: 'Ali Kaya' });
  });

  it('clears what is null, the gender to unspecified', () => {
    const cleared = { gender: null, birthDate: null, phone: null, description: null, profileImage: null };
    expect(profileChange({ fullName: 'Ali Kaya', ...cleared })).toEqual({
      fullName: 'Ali Kaya',
      ...cleared,
      gender: 'unspecified',
    });
  });
});
