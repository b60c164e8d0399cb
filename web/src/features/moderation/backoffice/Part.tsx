import type { ReactNode } from 'react';

/** A part of a case under its heading. */
export function Part({ id, title, children }: Readonly<{ id: string; title: string; children: ReactNode }>) {
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className="mb-3 text-h3">
        {title}
      </h2>
      {children}
    </section>
  );
}
