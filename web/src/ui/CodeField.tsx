import { TextField } from './TextField.js';

type Props = Readonly<{
  id?: string;
  label: string;
  hint?: string;
  error: string | undefined;
  /** Not only digits. */
  letters?: boolean;
  onChange?: (typed: string) => void;
}>;

/** A code that works once: phones and password managers offer it, and it may be pasted with spaces. */
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
