import { useId } from 'react';
import { Button } from './Button.js';
import { TextField } from './TextField.js';

type Props = Readonly<{
  id?: string;
  label: string;
  hint: string;
  button: string;
  value: string;
  maxLength: number;
  error?: string | undefined;
  onChange: (value: string) => void;
  onFind: () => void;
}>;

export function FindForm({ id = 'wanted', hint, button, error, onChange, onFind, ...field }: Props) {
  const hintId = useId();
  return (
    <form
      role="search"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        onFind();
      }}
    >
      <div className="flex items-end gap-3">
        <TextField
          id={id}
          className="min-w-0 flex-1"
          autoComplete="off"
          spellCheck={false}
          aria-describedby={hintId}
          aria-invalid={error !== undefined}
          onChange={(event) => onChange(event.target.value)}
          {...field}
        />
        <Button type="submit" variant="soft">
          {button}
        </Button>
      </div>
      <p id={hintId} className="mt-1.5 text-small text-muted">
        {error !== undefined && (
          <strong role="alert" className="block text-rose-ink">
            {error}
          </strong>
        )}
        {hint}
      </p>
    </form>
  );
}
