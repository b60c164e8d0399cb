type Page = Readonly<{ total: number; page: number; size: number }>;

export const pagingOf = ({ total, page, size }: Page) => ({ page, size, total, hasNextPage: page * size < total });
