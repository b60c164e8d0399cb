/** Some fields of a record and nothing else: what is shown to others is named field by field. */
export const pick = <Whole extends object, Key extends keyof Whole>(
  whole: Whole,
  ...keys: readonly Key[]
): Pick<Whole, Key> => Object.fromEntries(keys.map((key) => [key, whole[key]])) as Pick<Whole, Key>;
