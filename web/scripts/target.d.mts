export const target: URL;
