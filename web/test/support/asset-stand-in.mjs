/** Replaces the URL of a built file. */
export default '/assets/stand-in.json';
