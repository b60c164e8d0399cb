import type { ReactNode } from 'react';

/** Section of a case; its heading takes the focus when a form inside disappears. */
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
