interface ImportMetaEnv {
  readonly BUILD_YEAR: number;
}

/** A JSON asset, emitted with a hashed name. */
declare module '*.json?url' {
  const url: string;
  export default url;
}
