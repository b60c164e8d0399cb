import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { PageColumns } from './PageColumns.js';

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
