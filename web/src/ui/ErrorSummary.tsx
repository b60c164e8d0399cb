import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';

export type FieldProblem = Readonly<{ id: string; text: string }>;

/** All errors of a form, linked to their fields. Takes the focus when it appears; fixed errors disappear silently. */
export function ErrorSummary({
  problems,
  text,
  loneAtField = false,
}: Readonly<{
  problems: readonly FieldProblem[];
  text?: string | undefined;
  /** Short form that fits the screen: a single error is displayed only at its field, which takes the focus. */
  loneAtField?: boolean;
}>) {
  const { t } = useTranslation();
  const box = useRef<HTMLDivElement>(null);
  const lone = loneAtField && problems.length === 1 && !text ? problems[0]?.id : undefined;
  const shown = lone === undefined && (problems.length > 0 || Boolean(text));
  // Focus for the errors of the first render only, because errors that reappear while typing must not steal the
  // focus.
  const first = useRef(shown);
  useEffect(() => {
    if (first.current || text) box.current?.focus();
  }, [text]);
  const loneField = useRef(lone);
  useEffect(() => {
    if (loneField.current !== undefined) document.getElementById(loneField.current)?.focus();
  }, []);
  if (!shown) return null;
  return (
    <div ref={box} role="alert" tabIndex={-1} className="rounded-md border-2 border-rose-ink bg-rose p-4 text-rose-ink">
      <h2 className="title text-rose-ink">{text ?? t('ui.problems', { count: problems.length })}</h2>
      {problems.length > 0 && (
        <ul className="mt-2 flex flex-col gap-1">
          {problems.map((problem) => (
            <li key={problem.id}>
              <a
                href={`#${problem.id}`}
                className="inline-block py-1 font-semibold text-rose-ink underline"
                onClick={(event) => {
                  const field = document.getElementById(problem.id);
                  if (!field) return;
                  event.preventDefault();
                  field.focus();
                  field.scrollIntoView({ block: 'center' });
                }}
              >
                {problem.text}
              </a>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
