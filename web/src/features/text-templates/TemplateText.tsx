import {
  templateLimits,
  templatePlaceholders,
  type TemplatePurpose,
} from '@lendring/contracts/moderation/template-purposes.js';
import { fillPlaceholders } from '@lendring/contracts/rules/placeholders.js';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { locales, type Locale } from '../../i18n/locale.js';
import { insertWord } from '../../lib/forms/insert-word.js';
import { Button } from '../../ui/Button.js';
import { TextArea } from '../../ui/TextArea.js';
import { sampleValues } from '../../parts/text-templates/values.js';

type Props = Readonly<{
  purpose: TemplatePurpose;
  locale: Locale;
  value: string;
  error: string | undefined;
  onText: (text: string) => void;
}>;

export function TemplateText({ purpose, locale, value, error, onText }: Props) {
  const { t } = useTranslation('textTemplates');
  const area = useRef<HTMLTextAreaElement>(null);
  const language = t(`language.${locale}`);
  return (
    <div className="flex flex-col gap-2">
      <TextArea
        ref={area}
        id={locale}
        lang={locales[locale].iso}
        label={t('text', { language })}
        value={value}
        rows={3}
        maxLength={templateLimits.text}
        error={error}
        onChange={(event) => onText(event.target.value)}
      />
      <div role="group" aria-label={t('insert', { language })} className="flex flex-wrap gap-2">
        {templatePlaceholders[purpose].map((word) => (
          <Button
            key={word}
            variant="ghost"
            small
            onClick={() => {
              if (area.current) onText(insertWord(area.current, `{${word}}`));
            }}
          >
            {t(`placeholder.${word}`)}
          </Button>
        ))}
      </div>
      {value.trim() !== '' && (
        <div className="rounded-md bg-mist px-4 py-3">
          <p className="text-fine font-bold">{t('preview')}</p>
          <p lang={locales[locale].iso} className="whitespace-pre-wrap wrap-anywhere">
            {fillPlaceholders(value, sampleValues(locale))}
          </p>
        </div>
      )}
    </div>
  );
}
