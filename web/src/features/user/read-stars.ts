export const readStars = (raw: Readonly<Record<string, unknown>>): Readonly<{ stars?: number }> => {
  const stars = raw['stars'];
  return Number.isInteger(stars) && Number(stars) >= 1 && Number(stars) <= 5 ? { stars: Number(stars) } : {};
};
