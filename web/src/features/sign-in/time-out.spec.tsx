import { expectGivenUpAfter } from '../../../test/support/time-out.js';

it('a request to the identity provider is given up after 30 s on a desktop, as a network failure', () =>
  expectGivenUpAfter(30));
