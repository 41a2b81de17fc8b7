import { respondTo, type RecordedRequest, json } from './responses.js';

export interface Account {
  readonly email: string;
  password: string;
  verified: boolean;
  /** Default: a password. */
  readonly provider?: 'google.com';
}

export const ECE = { email: 'ece@rotadas.example', password: 'parola-123', verified: true };

const PROVIDER = 'https://identitytoolkit.googleapis.com/v1/accounts';
const HOUR_S = 3_600;

let accounts: Account[] = [];

export const accountsCall = (call: string): string => `POST ${PROVIDER}:${call}`;

/** Simulates Google's identity provider with these accounts. */
export function provideIdentities(...known: Account[]): void {
  accounts = known.map((account) => ({ ...account }));
  respondTo(accountsCall('signUp'), ({ body }) => {
    const { email, password } = credentialsIn(body);
    if (findAccount(email)) return refusal('EMAIL_EXISTS');
    accounts.push({ email, password, verified: false });
    return json({ ...session(email), email });
  });
  respondTo(accountsCall('signInWithPassword'), ({ body }) => {
    const { email, password } = credentialsIn(body);
    const account = findAccount(email);
    if (!account) return refusal('EMAIL_NOT_FOUND');
    if (account.password !== password) return refusal('INVALID_PASSWORD');
    return json({ ...session(email), email, registered: true });
  });
  respondTo(accountsCall('lookup'), ({ body }) => {
    const account = findAccount(emailIn(body));
    if (!account) return refusal('USER_NOT_FOUND');
    const { email, verified, provider: providerId = 'password' } = account;
    const providerUserInfo = [{ providerId, federatedId: email, email, rawId: email }];
    return json({ users: [{ localId: email, email, emailVerified: verified, providerUserInfo }] });
  });
  respondTo(accountsCall('update'), ({ body }) => {
    const account = findAccount(emailIn(body));
    if (!account) return refusal('USER_NOT_FOUND');
    account.password = field(body, 'password');
    return json({ ...session(account.email), email: account.email });
  });
  respondTo(accountsCall('sendOobCode'), (call) => json({ email: addressIn(call) }));
  respondTo('POST https://securetoken.googleapis.com/v1/token', ({ body }) => {
    const email = new URLSearchParams(String(body)).get('refresh_token') ?? '';
    const { idToken, refreshToken, expiresIn } = session(email);
    return json({
      access_token: idToken,
      id_token: idToken,
      refresh_token: refreshToken,
      expires_in: expiresIn,
      user_id: email,
    });
  });
}

export function refuseAccountsCall(call: string, code: string): void {
  respondTo(accountsCall(call), () => refusal(code));
}

/** The user opens the link of the verification mail. */
export function verify(email: string): void {
  const account = findAccount(email);
  if (account) account.verified = true;
}

const refusal = (code: string) => json({ error: { code: 400, message: code } }, 400);

const findAccount = (email: string) => accounts.find((account) => account.email === email);

function session(email: string) {
  const now = Math.floor(Date.now() / 1_000);
  const claims = { sub: email, user_id: email, email, auth_time: now, iat: now, exp: now + HOUR_S };
  const idToken = ['{}', JSON.stringify(claims), 'signature'].map((part) => btoa(part)).join('.');
  return { localId: email, idToken, refreshToken: email, expiresIn: String(HOUR_S) };
}

function field(body: unknown, name: string): string {
  return typeof body === 'object' && body !== null ? String(Reflect.get(body, name) ?? '') : '';
}

const credentialsIn = (body: unknown) => ({ email: field(body, 'email'), password: field(body, 'password') });

function emailIn(body: unknown): string {
  const [, claims = ''] = field(body, 'idToken').split('.');
  return field(JSON.parse(atob(claims)), 'email');
}

const addressIn = ({ body }: RecordedRequest) => field(body, 'email') || emailIn(body);
