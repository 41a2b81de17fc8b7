import { DeviceInput } from './device.js';

describe('DeviceInput', () => {
  it('keeps a visible name without its invisible characters', () => {
    expect(DeviceInput.parse({ name: ' Telefonum\u200b \u{1F4F1} ' })).toEqual({
      name: 'Telefonum \u{1F4F1}',
    });
  });

  it.each(['\u200b', ' \u00ad\u2060 ', '\u2800', '', '\u202eabc', 'a'.repeat(41)])(
    'rejects the name %j',
    (name) => {
      expect(DeviceInput.safeParse({ name }).success).toBe(false);
    },
  );
});
