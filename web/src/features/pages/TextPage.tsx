import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

export function PageColumns({
  title,
  lead,
  aside,
  children,
}: Readonly<{ title: string; lead?: string; aside?: ReactNode; children: ReactNode }>) {
  return (
    <article className="wrap pt-8 pb-14 md:pt-12 lg:grid lg:grid-cols-[minmax(0,5fr)_minmax(0,8fr)] lg:gap-16">
      <div className="lg:sticky lg:top-[102px] lg:self-start">
        <h1 className="hyphens-auto lg:text-h1">{title}</h1>
        {lead !== undefined && <p className="mt-3 text-lead text-muted">{lead}</p>}
        {aside}
      </div>
      <div className="max-w-[720px]">{children}</div>
    </article>
  );
}

export type Section = Readonly<{ title: string; text: string }>;

/** Minimum number of sections for a table of contents. */
const many = 5;

export function TextPage({
  title,
  lead,
  sections,
  children,
}: Readonly<{
  title: string;
  lead?: string;
  sections: readonly Readonly<{ title: string; text: ReactNode }>[];
  children?: ReactNode;
}>) {
  const { t } = useTranslation('pages');
  const contents = sections.length >= many && (
    <nav aria-labelledby="contents" className="mt-6 max-lg:hidden">
      <h2 id="contents" className="text-lead">
        {t('contents')}
      </h2>
      <ul className="mt-1">
        {sections.map(
          ({ title: words }, index) =>
            words !== '' && (
              <li key={index}>
                <a href={`#section-${index + 1}`} className="inline-block py-1 text-base no-underline hover:underline">
                  {words}
                </a>
              </li>
            ),
        )}
      </ul>
    </nav>
  );
  return (
    <PageColumns
      title={title}
      {...(lead !== undefined && { lead })}
      aside={
        <>
          {children}
          {contents}
        </>
      }
    >
      {sections.map(({ title: words, text }, index) => (
        <section key={index} id={`section-${index + 1}`} className="mt-8 lg:first:mt-0">
          {words !== '' && <h2 className="text-h3">{words}</h2>}
          {typeof text === 'string'
            ? text.split('\n\n').map((paragraph) => (
                <p key={paragraph} className="mt-2">
                  {paragraph}
                </p>
              ))
            : text}
        </section>
      ))}
    </PageColumns>
  );
}
