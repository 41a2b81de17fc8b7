import { profileChange } from './account.js';

describe('profileChange', () => {
  it('keeps fields that the form omits', () => {
    expect(profileChange({ fullName: 'Ali Kaya' })).toStrictEqual({ fullName: 'Ali Kaya' });
  });

  it('clears null fields, and sets the gender to unspecified', () => {
    const cleared = { gender: null, birthDate: null, phone: null, description: null, profileImage: null };
    expect(profileChange({ fullName: 'Ali Kaya', ...cleared })).toEqual({
      fullName: 'Ali Kaya',
      ...cleared,
      gender: 'unspecified',
    });
  });
});
