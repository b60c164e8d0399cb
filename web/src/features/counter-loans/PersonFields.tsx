import { useCounterWords } from '../../parts/counter-loans/words.js';
import { Checkbox } from '../../ui/Checkbox.js';
import { TextArea } from '../../ui/TextArea.js';
import { TextField } from '../../ui/TextField.js';
import { entryLimits, type Values } from './model.js';
import { NameField } from './NameField.js';

type Person = Pick<Values, 'name' | 'phone' | 'email' | 'invites' | 'note'>;
type Props = Readonly<{
  values: Person;
  errorAt: (id: string) => string | undefined;
  onChange: (part: Partial<Person>) => void;
}>;

/** Name and contact details of the person who takes the things, and a note. */
export function PersonFields({ values, errorAt, onChange }: Props) {
  const { t } = useCounterWords();
  return (
    <>
      <NameField
        value={values.name}
        error={errorAt('name')}
        onChange={(name) => onChange({ name })}
        onPerson={({ name, phone, email }) => onChange({ name, phone: phone ?? '', email: email ?? '' })}
      />
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
          hint={t('form.emailHint')}
          optional
          value={values.email}
          maxLength={entryLimits.email}
          autoComplete="off"
          error={errorAt('email')}
          onChange={(event) => onChange({ email: event.target.value })}
        />
        {values.email.trim() && (
          <Checkbox
            label={t('form.invites')}
            checked={values.invites}
            onChange={(event) => onChange({ invites: event.target.checked })}
          />
        )}
      </div>
      <TextArea
        id="note"
        label={t('form.note')}
        optional
        rows={2}
        value={values.note}
        maxLength={entryLimits.note}
        error={errorAt('note')}
        onChange={(event) => onChange({ note: event.target.value })}
      />
    </>
  );
}
