/**
 * Replaces parts of zod: the conversion to JSON Schema, which only the description of the calls
 * uses, the parsing of circular values, which no JSON is, and English texts, which no user sees.
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
