/** The Turkish name of a place, by GeoNames' name and province code. */
export function turkishName(name: string, provinceCode: string): string;
/** The 81 provinces by GeoNames' code. */
export const PROVINCES: Map<string, string>;
