import { useId, type ReactNode } from 'react';

type Props = Readonly<{
  label: ReactNode;
  hint?: ReactNode;
  checked: boolean;
  onChange: (checked: boolean) => void;
  disabled?: boolean;
  id?: string;
}>;

export function Switch({ label, hint, checked, onChange, disabled, id: given }: Props) {
  const own = useId();
  const id = given ?? own;
  return (
    <div>
      <label htmlFor={id} className="flex min-h-11 items-center justify-between gap-4 py-1.5">
        <span>{label}</span>
        <span className="relative inline-flex shrink-0">
          <input
            id={id}
            type="checkbox"
            role="switch"
            checked={checked}
            aria-checked={checked}
            disabled={disabled}
            onChange={(event) => onChange(event.target.checked)}
            className="peer h-7 w-12 appearance-none rounded-full bg-edge transition-colors checked:bg-teal disabled:opacity-60"
            {...(hint ? { 'aria-describedby': `${id}-hint` } : {})}
          />
          <span
            aria-hidden
            className="pointer-events-none absolute left-1 top-1 size-5 rounded-full bg-white transition-transform peer-checked:translate-x-5"
          />
        </span>
      </label>
      {hint && (
        <p id={`${id}-hint`} className="text-small text-muted">
          {hint}
        </p>
      )}
    </div>
  );
}
