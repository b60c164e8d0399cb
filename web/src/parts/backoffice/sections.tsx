import { type ReactNode, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { cx } from '../../ui/cx.js';

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

const MANY_CHARACTERS = 700;
const MANY_LINES = 12;

export function LongText({ text }: Readonly<{ text: string }>) {
  const { t } = useTranslation('backoffice');
  const id = useId();
  const [open, setOpen] = useState(false);
  const isLong = text.length > MANY_CHARACTERS || text.split('\n').length > MANY_LINES;
  return (
    <>
      <p id={id} className={cx('whitespace-pre-line wrap-anywhere', isLong && !open && 'line-clamp-12')}>
        {text}
      </p>
      {isLong && (
        <button
          type="button"
          aria-expanded={open}
          aria-controls={id}
          onClick={() => setOpen(!open)}
          className="min-h-10 border-0 bg-transparent p-0 text-small font-bold text-teal-deep underline"
        >
          {t(open ? 'case.showLess' : 'case.showAll')}
        </button>
      )}
    </>
  );
}
