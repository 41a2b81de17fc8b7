/** The product's name, `{product}` in the texts. */
export const PRODUCT = 'Rotadaş';
