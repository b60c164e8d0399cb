/** Draws up to `most` items in random order, so that no item is always left out or always last. */
export const drawn = <Item>(items: readonly Item[], most: number): readonly Item[] => {
  const rest = [...items];
  for (let index = 0; index < Math.min(most, rest.length); index++) {
    const other = index + Math.floor(Math.random() * (rest.length - index));
    [rest[index], rest[other]] = [rest[other] as Item, rest[index] as Item];
  }
  return rest.slice(0, most);
};
