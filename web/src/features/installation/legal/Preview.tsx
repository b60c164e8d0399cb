import { useDeferredValue, useMemo } from 'react';
import { locales, type Locale } from '../../../i18n/locale.js';
import type { Words } from '../../../lib/markdown/markdown.js';
import { readMarkdown } from '../../../lib/markdown/read-markdown.js';
import { MarkdownBody } from '../../../parts/installation/MarkdownBody.js';

type Props = Readonly<{ markdown: string; words: Words; language: Locale }>;

export function Preview({ markdown, words, language }: Props) {
  const text = useDeferredValue(markdown);
  const { sections, depths } = useMemo(() => readMarkdown(text), [text]);
  return (
    <div lang={locales[language].iso} className="wrap-anywhere">
      {sections.map(({ title, nodes }, index) => (
        <section key={index} className="mt-6 first:mt-0">
          {title !== '' && <h3 className="text-h3">{title}</h3>}
          <MarkdownBody nodes={nodes} depths={depths} words={words} />
        </section>
      ))}
    </div>
  );
}
