/** Questions and answers for search engines (schema.org FAQPage). */
export const questionsLd = (sections: readonly Readonly<{ title: string; text: string }>[]) => ({
  '@context': 'https://schema.org',
  '@type': 'FAQPage',
  mainEntity: sections.map(({ title, text }) => ({
    '@type': 'Question',
    name: title,
    acceptedAnswer: { '@type': 'Answer', text },
  })),
});

/** The way to a page, outermost first. */
export const breadcrumbsLd = (origin: string, items: readonly Readonly<{ name: string; path: string }>[]) => ({
  '@context': 'https://schema.org',
  '@type': 'BreadcrumbList',
  itemListElement: items.map(({ name, path }, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name,
    item: new URL(path, origin).href,
  })),
});
