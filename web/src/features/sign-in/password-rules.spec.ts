import type { PasswordValidationStatus } from '@firebase/auth';
import { brokenRules } from './password-rules.js';

const policy: PasswordValidationStatus['passwordPolicy'] = {
  customStrengthOptions: { minPasswordLength: 8 },
  allowedNonAlphanumericCharacters: '',
  enforcementState: 'ENFORCE',
  forceUpgradeOnSignin: false,
};

it('names the rules of the password policy that a password breaks, and none that the policy does not have', () => {
  const status = {
    isValid: false,
    meetsMinPasswordLength: false,
    containsLowercaseLetter: true,
    containsUppercaseLetter: false,
    containsNumericCharacter: false,
    passwordPolicy: policy,
  };
  expect(brokenRules(status)).toEqual(['minLength', 'uppercase', 'number']);
  expect(brokenRules({ isValid: true, passwordPolicy: policy })).toEqual([]);
});
