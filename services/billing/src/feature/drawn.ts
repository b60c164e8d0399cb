/** At most so many of a list in the order of a lot: none of them is always left out, or always last. */
export const drawn = <Item>(items: readonly Item[], most: number): readonly Item[] => {
  const rest = [...items];
  // Fisher and Yates, as far as it is looked at.
  for (let index = 0; index < Math.min(most, rest.length); index++) {
    const other = index + Math.floor(Math.random() * (rest.length - index));
    [rest[index], rest[other]] = [rest[other] as Item, rest[index] as Item];
  }
  return rest.slice(0, most);
};
