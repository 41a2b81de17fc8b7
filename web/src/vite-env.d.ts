interface ImportMetaEnv {
  /** The year in which the app was built. */
  readonly BUILD_YEAR: number;
}
