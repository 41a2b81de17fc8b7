interface ImportMetaEnv {
  /** The year in which the app was built. */
  readonly BUILD_YEAR: number;
}

/** A JSON file that Vite copies out and names by its content. */
declare module '*.json?url' {
  const url: string;
  export default url;
}
