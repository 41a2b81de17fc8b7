/** Stands for a style sheet: nothing here is laid out. */
export default {};
