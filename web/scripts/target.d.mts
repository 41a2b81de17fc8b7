/** The folder that the generated files are written to. */
export const target: URL;
