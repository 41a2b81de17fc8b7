import { EmailAddress } from '@rotadas/contracts/users/identity';
import { SignInEmail } from './sign-in-form.js';

it.each(['o!neil@rotadas.example', "o'neil+harita@rotadas.example", 'ayse@rotadas.example'])(
  'accepts %s, as the server does',
  (address) => {
    expect(EmailAddress.safeParse(address).success).toBe(true);
    expect(SignInEmail.parse(` ${address} `)).toBe(address);
  },
);

it.each(['ayse', 'ayse@rotadas', '.ayse@rotadas.example', 'ayşe@rotadas.example'])(
  'rejects %s',
  (address) => {
    expect(SignInEmail.safeParse(address).error?.issues).toMatchObject([{ message: 'emailWrong' }]);
  },
);
