import type { PasswordValidationStatus } from '@firebase/auth';

/** A rule of the identity provider's password policy (spec 5). */
export type PasswordRule = 'minLength' | 'maxLength' | 'lowercase' | 'uppercase' | 'number' | 'symbol';

/** The rules that a password breaks. */
export function brokenRules(status: PasswordValidationStatus): PasswordRule[] {
  const kept: Record<PasswordRule, boolean | undefined> = {
    minLength: status.meetsMinPasswordLength,
    maxLength: status.meetsMaxPasswordLength,
    lowercase: status.containsLowercaseLetter,
    uppercase: status.containsUppercaseLetter,
    number: status.containsNumericCharacter,
    symbol: status.containsNonAlphanumericCharacter,
  };
  const rules: PasswordRule[] = ['minLength', 'maxLength', 'lowercase', 'uppercase', 'number', 'symbol'];
  return rules.filter((rule) => kept[rule] === false);
}
