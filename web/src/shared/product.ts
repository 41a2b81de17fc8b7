export const PRODUCT = 'Rotadaş';
