import { aToken } from '../../test/support/a-token.js';
import { GatewayEnv } from '../env.js';
import { TokenVerifier } from './token-verifier.js';

describe('TokenVerifier', () => {
  it('refuses every token where no Firebase project is configured, and says so', async () => {
    const verifier = new TokenVerifier(GatewayEnv.parse({}));
    await expect(verifier.verify(aToken())).rejects.toMatchObject({
      code: 'sign-in-unconfigured',
      status: 503,
      message: 'Firebase yapılandırması eksik',
    });
  });
});
