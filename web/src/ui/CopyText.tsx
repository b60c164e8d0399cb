import Check from 'lucide-react/icons/check';
import Copy from 'lucide-react/icons/copy';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from './Button.js';
import { Field } from './Field.js';
import { Icon } from './Icon.js';

export function CopyText({ label, hint, value }: Readonly<{ label: string; hint?: string; value: string }>) {
  const { t } = useTranslation();
  const [copied, setCopied] = useState<'yes' | 'no' | null>(null);
  const copy = () => {
    navigator.clipboard.writeText(value).then(
      () => setCopied('yes'),
      () => setCopied('no'),
    );
  };
  return (
    <Field label={label} hint={hint}>
      {(control) => (
        <span className="flex flex-wrap items-center gap-2">
          <input
            readOnly
            value={value}
            onFocus={(event) => event.target.select()}
            className="min-h-[46px] min-w-0 flex-[1_1_260px] rounded-sm border border-edge bg-mist px-3 py-2 font-mono text-small text-ink"
            {...control}
          />
          <Button variant="ghost" onClick={copy}>
            <Icon icon={copied === 'yes' ? Check : Copy} />
            {t('ui.copy')}
          </Button>
          <span role="status" className="text-small text-muted">
            {copied && t(copied === 'yes' ? 'ui.copied' : 'ui.notCopied')}
          </span>
        </span>
      )}
    </Field>
  );
}
