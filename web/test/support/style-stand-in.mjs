/** Nothing is laid out in tests. */
export default {};
