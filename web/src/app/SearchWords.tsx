import { useTranslation } from 'react-i18next';
import { toLocal } from '../i18n/rewrite.js';
import { useLocale } from '../i18n/use-locale.js';
import { Button } from '../ui/Button.js';
import { TextField } from '../ui/TextField.js';

export function SearchWords({ words }: Readonly<{ words?: string | undefined }>) {
  const { t } = useTranslation();
  return (
    <form
      role="search"
      aria-label={t('search.form')}
      action={toLocal('/search', useLocale())}
      className="flex w-full max-w-[480px] items-end gap-3"
    >
      <TextField
        className="flex-1"
        name="q"
        type="search"
        label={t('search.what')}
        hideLabel
        placeholder={t('search.whatHint')}
        defaultValue={words}
      />
      <Button type="submit">{t('search.go')}</Button>
    </form>
  );
}
