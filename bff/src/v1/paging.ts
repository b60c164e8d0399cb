type Page = Readonly<{ total: number; page: number; size: number }>;

/** The public form of a page of a list. */
export const pagingOf = ({ total, page, size }: Page) => ({ page, size, total, hasNextPage: page * size < total });
