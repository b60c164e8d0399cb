import type { ReactNode } from 'react';

/** A part of a case under its heading, which takes the focus where a form in it is gone. */
export function Part({ id, title, children }: Readonly<{ id: string; title: string; children: ReactNode }>) {
  return (
    <section aria-labelledby={id}>
      <h2 id={id} tabIndex={-1} className="mb-3 text-h3 outline-none">
        {title}
      </h2>
      {children}
    </section>
  );
}
