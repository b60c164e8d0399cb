import type { ReactNode } from 'react';

export type Section = Readonly<{ title: string; text: string }>;

/** A page to read: title, what it is about, sections. Blank lines in a text make paragraphs. */
export function TextPage({ title, lead, sections, children }: Readonly<{ title: string; lead: string; sections: readonly Section[]; children?: ReactNode }>) {
  return (
    <article className="wrap pt-8 pb-14 md:pt-12">
      <div className="max-w-[720px]">
        <h1 className="hyphens-auto">{title}</h1>
        <p className="mt-3 text-[18px] text-muted">{lead}</p>
        {children}
        {sections.map((section) => (
          <section key={section.title} className="mt-8">
            <h2 className="text-[25px]">{section.title}</h2>
            {section.text.split('\n\n').map((paragraph) => <p key={paragraph} className="mt-2">{paragraph}</p>)}
          </section>
        ))}
      </div>
    </article>
  );
}
