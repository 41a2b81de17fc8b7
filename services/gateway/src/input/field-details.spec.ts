import type { z } from 'zod';
import { OfferInput } from '@rotadas/contracts/providers/offer';
import { PositionInput } from '@rotadas/contracts/providers/position';
import { StatusInput } from '@rotadas/contracts/providers/provider';
import { ProfileInput, RegistrationInput } from '@rotadas/contracts/users/profile';
import { fieldDetails } from './field-details.js';

const findFaults = (schema: z.ZodType, input: unknown) =>
  fieldDetails(schema.safeParse(input).error?.issues ?? [], 'body');

describe('fieldDetails', () => {
  it.each([
    [
      PositionInput,
      { latitude: 91, longitude: -181 },
      { latitude: 'En fazla 90 olmalı', longitude: 'En az -180 olmalı' },
    ],
    [
      PositionInput,
      { latitude: Infinity, longitude: 'x' },
      { latitude: 'Değer sonlu bir sayı olmalı', longitude: 'Değer sonlu bir sayı olmalı' },
    ],
    [
      PositionInput,
      { latitude: 1, longitude: 1, a: 1, b: 2 },
      { a: 'Bu alan tanınmıyor', b: 'Bu alan tanınmıyor' },
    ],
    [PositionInput, undefined, { body: 'Bu alan zorunlu' }],
    [
      ProfileInput,
      { fullName: 'A', birthDate: 'dün' },
      { birthDate: 'Geçerli bir tarih olmalı (yyyy-aa-gg)' },
    ],
    [
      ProfileInput,
      { fullName: 'A', profileImage: 'http://a.b' },
      { profileImage: 'Geçerli bir https adresi olmalı' },
    ],
    [RegistrationInput, { email: 'x' }, { email: 'Geçerli bir email adresi giriniz' }],
    [
      OfferInput,
      { type: 'taxi', from: '', to: 'x'.repeat(101), duration: 20 },
      {
        from: 'Bu alan boş olamaz',
        to: 'En fazla 100 karakter olmalı',
        duration: 'Şunlardan biri olmalı: 15, 30, 60, 240, 360, always',
      },
    ],
  ])('describes the fault of each field in Turkish (%#)', (schema, input, details) => {
    expect(findFaults(schema, input)).toEqual(details);
  });

  it('names the discriminating field of a union', () => {
    expect(Object.keys(findFaults(StatusInput, { isOnline: 'evet' }))).toEqual(['isOnline']);
  });
});
