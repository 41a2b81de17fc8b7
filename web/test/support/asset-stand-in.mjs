/** Stands for the address of a file of the build. */
export default '/assets/stand-in.json';
