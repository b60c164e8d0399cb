/**
 * People by id in 256 buckets (the last two digits of the id): a change to a group of 5,000 copies some dozen entries,
 * not all.
 */
export type People<Entry> = Readonly<Record<string, Readonly<Record<string, Entry>>>>;

const partOf = (userId: string): string => userId.slice(-2);

export const personIn = <Entry>(people: People<Entry>, userId: string): Entry | null =>
  people[partOf(userId)]?.[userId] ?? null;

export const withPerson = <Entry>(people: People<Entry>, userId: string, entry: Entry): People<Entry> => ({
  ...people,
  [partOf(userId)]: { ...people[partOf(userId)], [userId]: entry },
});

export const withoutPerson = <Entry>(people: People<Entry>, userId: string): People<Entry> => {
  const { [userId]: _, ...rest } = people[partOf(userId)] ?? {};
  return { ...people, [partOf(userId)]: rest };
};

export const everybody = <Entry>(people: People<Entry>): readonly (readonly [userId: string, entry: Entry])[] =>
  Object.values(people).flatMap((part) => Object.entries(part));
