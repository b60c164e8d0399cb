import type { ReactNode } from 'react';

type Props = Readonly<{ id: string; title: string; intro?: string; children: ReactNode }>;

export function FormSection({ id, title, intro, children }: Props) {
  return (
    <section
      id={id}
      aria-labelledby={`${id}-title`}
      className="flex scroll-mt-24 flex-col gap-4 border-t border-line pt-7"
    >
      <header>
        <h2 id={`${id}-title`} className="text-h3">
          {title}
        </h2>
        {intro && <p className="mt-1 max-w-[64ch] text-muted">{intro}</p>}
      </header>
      {children}
    </section>
  );
}
