import { Link, useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../ui/Button.js';
import { Select } from '../../ui/Select.js';
import { occasions } from './people-search.js';

export function AskOccasion({ userId }: Readonly<{ userId: string }>) {
  const { t } = useTranslation('people');
  const navigate = useNavigate();
  const [occasion, setOccasion] = useState<(typeof occasions)[number]>('contact');
  return (
    <form
      noValidate
      className="flex max-w-[480px] flex-col items-start gap-4"
      onSubmit={(event) => {
        event.preventDefault();
        void navigate({ to: '/backoffice/users/$userId', params: { userId }, search: { occasion }, replace: true });
      }}
    >
      <h1 className="text-h2">{t('person.why')}</h1>
      <p>{t('person.whyText')}</p>
      <Select
        id="occasion"
        className="w-full"
        label={t('search.occasion')}
        value={occasion}
        onChange={({ target: { value } }) => setOccasion(occasions.find((one) => one === value) ?? 'contact')}
        options={occasions.map((value) => ({ value, label: t(`occasions.${value}`) }))}
      />
      <Button type="submit">{t('person.open')}</Button>
      <Link to="/backoffice/users">{t('person.back')}</Link>
    </form>
  );
}
