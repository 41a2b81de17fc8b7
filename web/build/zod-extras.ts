/**
 * Replaces parts of zod that the app does not use: the conversion to JSON Schema, parsing of
 * circular values (JSON has none), and English error texts.
 */
const unavailable = () => undefined;
const noTexts = () => ({});
export default noTexts;
export {
  unavailable as createToJSONSchemaMethod,
  unavailable as createStandardJSONSchemaMethod,
  unavailable as isBackEdge,
  unavailable as isRecursiveSchema,
  unavailable as memoizer,
  unavailable as toJSONSchema,
};
