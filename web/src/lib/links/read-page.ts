export const readPage = (raw: Readonly<Record<string, unknown>>): Readonly<{ page?: number }> => {
  const page = raw['page'];
  return Number.isInteger(page) && Number(page) > 1 && Number(page) <= 500 ? { page: Number(page) } : {};
};
