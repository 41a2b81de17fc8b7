import { z } from 'zod';
import { boundedText, requiredLine } from './text.js';

const VEHICLE_TEXT_MAX = 40;
const PLATE_MAX = 20;

export const VEHICLE_FAULTS = {
  make: 'Marka ve modeli yaz, örneğin Fiat Egea',
  colour: 'Rengi yaz, örneğin Beyaz',
  plate: 'Plaka 34 ABC 123 gibi olmalı: il kodu, harfler, rakamlar.',
} as const;

/** Province, letters without Q, W, X and Turkish ones, and a number. */
const PLATE =
  /^(0[1-9]|[1-7]\d|8[01])((?:[A-PR-VYZ])(?=\d{4,5}$)|(?:[A-PR-VYZ]{2})(?=\d{3,4}$)|(?:[A-PR-VYZ]{3})(?=\d{2,3}$))(\d+)$/;

/** Formats a Turkish plate as `34 ABC 123`; null if it is none. */
export function normalizePlate(text: string): string | null {
  const compact = text
    .replace(/[\s.-]/g, '')
    .toUpperCase()
    .replaceAll('İ', 'I');
  const [, province, letters, number] = PLATE.exec(compact) ?? [];
  return number === undefined ? null : `${province} ${letters} ${number}`;
}

/** `34 ••• 23` for `34 ABC 123`. */
export function maskPlate(plate: string): string {
  return `${plate.slice(0, 2)} ••• ${plate.slice(-2)}`;
}

const Plate = boundedText(PLATE_MAX, VEHICLE_FAULTS.plate).transform((text, context) => {
  if (text.trim() === '') return null;
  const plate = normalizePlate(text);
  if (plate !== null) return plate;
  context.addIssue({ code: 'custom', message: VEHICLE_FAULTS.plate });
  return z.NEVER;
});

export const VehicleInput = z.strictObject({
  make: requiredLine(VEHICLE_TEXT_MAX, { empty: VEHICLE_FAULTS.make }),
  colour: requiredLine(VEHICLE_TEXT_MAX, { empty: VEHICLE_FAULTS.colour }),
  plate: Plate.nullable(),
});

export const Vehicle = z.object({
  make: z.string(),
  colour: z.string(),
  /** Null if it has none, such as a boat, or the owner gave none. */
  plate: z.string().nullable(),
});
export type Vehicle = z.infer<typeof Vehicle>;
