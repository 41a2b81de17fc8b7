import { EmailAddress } from './identity.js';

describe('EmailAddress', () => {
  it.each([
    ...['ayse@rotadas.example', 'ayse.yilmaz+harita@posta.rotadas.example', 'a@1x-2.example'],
    ...["o'neil!#$%&*/=?^_`{|}~-@rotadas.example", `${'a'.repeat(64)}@rotadas.example`],
  ])('accepts %s', (address) => {
    expect(EmailAddress.safeParse(address).success).toBe(true);
  });

  it.each([
    ...['', 'ayse', 'ayse@', 'ayse@rotadas', '.ayse@rotadas.example', 'ayse.@rotadas.example'],
    ...['ay..se@rotadas.example', 'ay se@rotadas.example', 'ayse@-rotadas.example', 'ayse@rotadas-.example'],
    ...['ayse@rotadas..example', 'ayse@rotadas.e', 'ayşe@rotadas.example', `ayse@${'a'.repeat(64)}.example`],
    ...[`${'a'.repeat(65)}@rotadas.example`, `ayse@${'a.'.repeat(125)}example`],
  ])('rejects %s', (address) => {
    expect(EmailAddress.safeParse(address).success).toBe(false);
  });
});
