/** By GeoNames' name and province code. */
export function turkishName(name: string, provinceCode: string): string;
export const PROVINCES: Map<string, string>;
