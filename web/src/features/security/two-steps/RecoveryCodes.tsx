import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useProfileEmail } from '../use-profile-email.js';
import { Button } from '../../../ui/Button.js';
import { ButtonAnchor } from '../../../ui/ButtonLink.js';
import { Card } from '../../../ui/Card.js';

const printed = (title: string, lines: readonly string[]): void => {
  const frame = document.createElement('iframe');
  frame.hidden = true;
  document.body.append(frame);
  const sheet = frame.contentDocument;
  if (!sheet) return;
  const [heading, list] = [sheet.createElement('h1'), sheet.createElement('pre')];
  heading.textContent = title;
  list.textContent = lines.join('\n');
  sheet.body.append(heading, list);
  frame.contentWindow?.addEventListener('afterprint', () => frame.remove());
  frame.contentWindow?.print();
};

/** Recovery codes for a lost authenticator, displayed only once: copy, save or print. */
export function RecoveryCodes({ codes, onKept }: Readonly<{ codes: readonly string[]; onKept: () => void }>) {
  const { t } = useTranslation('security');
  const { t: common } = useTranslation();
  const email = useProfileEmail();
  const [copied, setCopied] = useState<'yes' | 'no' | null>(null);
  const lines = [`${common('brand')}: ${t('twoSteps.codes')}`, ...(email ? [email] : []), '', ...codes];
  const file = `data:text/plain;charset=utf-8,${encodeURIComponent(`${lines.join('\n')}\n`)}`;
  const copy = () =>
    navigator.clipboard.writeText(codes.join('\n')).then(
      () => setCopied('yes'),
      () => setCopied('no'),
    );
  return (
    <Card ground="sand" className="flex flex-col gap-4">
      <h3 className="title">{t('twoSteps.codes')}</h3>
      <p>{t('twoSteps.codesText')}</p>
      <ol className="m-0 grid list-none grid-cols-1 gap-x-8 gap-y-1 p-0 font-mono sm:grid-cols-2">
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ol>
      <div className="flex flex-wrap items-center gap-3">
        <Button variant="ghost" small onClick={() => void copy()}>
          {t('twoSteps.copy')}
        </Button>
        <ButtonAnchor href={file} download={t('twoSteps.file')} variant="ghost" small>
          {t('twoSteps.download')}
        </ButtonAnchor>
        <Button variant="ghost" small onClick={() => printed(t('twoSteps.codes'), lines)}>
          {t('twoSteps.print')}
        </Button>
        <span role="status" className="text-small">
          {copied && t(copied === 'yes' ? 'twoSteps.copied' : 'twoSteps.notCopied')}
        </span>
      </div>
      <Button onClick={onKept} className="self-start">
        {t('twoSteps.kept')}
      </Button>
    </Card>
  );
}
