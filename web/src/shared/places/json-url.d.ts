/** A JSON file that Vite copies out and names by its content. */
declare module '*.json?url' {
  const url: string;
  export default url;
}
