import { TextField } from './TextField.js';

type Props = Readonly<{
  id?: string;
  label: string;
  hint?: string;
  error: string | undefined;
  letters?: boolean;
  onChange?: (typed: string) => void;
}>;

/** Field for a one-time code: autofill works, and pasted spaces are accepted. */
export function CodeField({ id = 'code', letters = false, onChange, ...text }: Props) {
  return (
    <TextField
      {...text}
      id={id}
      name={id}
      inputMode={letters ? 'text' : 'numeric'}
      autoComplete="one-time-code"
      autoCapitalize="none"
      autoCorrect="off"
      spellCheck={false}
      maxLength={40}
      required
      {...(onChange ? { onChange: (event) => onChange(event.target.value) } : {})}
    />
  );
}
