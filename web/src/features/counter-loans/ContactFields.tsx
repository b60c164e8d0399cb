import type { ReactNode } from 'react';
import { useCounterWords } from '../../parts/counter-loans/words.js';
import { TextArea } from '../../ui/TextArea.js';
import { TextField } from '../../ui/TextField.js';
import { entryLimits, type Values } from './model.js';

type Contact = Pick<Values, 'phone' | 'email' | 'note'>;
type Props = Readonly<{
  values: Contact;
  errorAt: (id: string) => string | undefined;
  onChange: (part: Partial<Contact>) => void;
  emailHint?: string;
  noteRows?: number;
  /** Content below the email address. */
  children?: ReactNode;
}>;

/** Contact details of the person who takes the things, and a note. */
export function ContactFields({ values, errorAt, onChange, emailHint, noteRows, children }: Props) {
  const { t } = useCounterWords();
  return (
    <>
      <TextField
        id="phone"
        type="tel"
        label={t('form.phone')}
        optional
        value={values.phone}
        maxLength={entryLimits.phone}
        autoComplete="off"
        error={errorAt('phone')}
        onChange={(event) => onChange({ phone: event.target.value })}
      />
      <div className="flex flex-col gap-1">
        <TextField
          id="email"
          type="email"
          inputMode="email"
          label={t('form.email')}
          hint={emailHint}
          optional
          value={values.email}
          maxLength={entryLimits.email}
          autoComplete="off"
          error={errorAt('email')}
          onChange={(event) => onChange({ email: event.target.value })}
        />
        {children}
      </div>
      <TextArea
        id="note"
        label={t('form.note')}
        optional
        rows={noteRows}
        value={values.note}
        maxLength={entryLimits.note}
        error={errorAt('note')}
        onChange={(event) => onChange({ note: event.target.value })}
      />
    </>
  );
}
