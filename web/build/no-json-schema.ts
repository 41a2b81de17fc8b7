/** Replaces zod's conversion to JSON Schema, which only the description of the calls uses. */
const unavailable = () => undefined;
export {
  unavailable as createToJSONSchemaMethod,
  unavailable as createStandardJSONSchemaMethod,
  unavailable as toJSONSchema,
};
