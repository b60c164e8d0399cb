import { useId, type InputHTMLAttributes, type ReactNode, type Ref } from 'react';

type Props = Omit<InputHTMLAttributes<HTMLInputElement>, 'type' | 'className'> &
  Readonly<{ label: ReactNode; hint?: ReactNode; error?: string | undefined; ref?: Ref<HTMLInputElement> }>;

export function Checkbox({ label, hint, error, id: given, ...rest }: Props) {
  const own = useId();
  const id = given ?? own;
  const described = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ');
  return (
    <div>
      <label htmlFor={id} className="flex min-h-11 items-center gap-3 py-1.5">
        <input
          id={id}
          type="checkbox"
          className="size-6 shrink-0 accent-teal"
          {...rest}
          {...(described ? { 'aria-describedby': described } : {})}
          {...(error ? { 'aria-invalid': true } : {})}
        />
        <span>{label}</span>
      </label>
      {hint && (
        <p id={`${id}-hint`} className="pl-9 text-small text-muted">
          {hint}
        </p>
      )}
      {error && (
        <p id={`${id}-error`} className="pl-9 text-small font-semibold text-rose-ink">
          {error}
        </p>
      )}
    </div>
  );
}
