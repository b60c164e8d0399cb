import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Chip } from '../../../ui/Chip.js';

const sides = ['borrow', 'lend'] as const;

export function HowItWorks() {
  const { t } = useTranslation('home');
  const [side, setSide] = useState<(typeof sides)[number]>('borrow');
  return (
    <section id="how" className="wrap py-6">
      <div className="grid gap-8 rounded-lg bg-sand p-7 md:p-11 lg:grid-cols-[1.1fr_3fr] lg:gap-14">
        <div>
          <h2>{t('how.title')}</h2>
          <p className="mt-3 text-muted">{t('how.text')}</p>
          <div role="group" aria-label={t('how.title')} className="mt-4 flex gap-2">
            {sides.map((one) => (
              <Chip key={one} on={one === side} onClick={() => setSide(one)}>
                {t(`how.${one}`)}
              </Chip>
            ))}
          </div>
        </div>
        <ol className="grid gap-7 md:grid-cols-3" aria-live="polite">
          {([1, 2, 3] as const).map((step) => (
            <li key={step}>
              <span
                aria-hidden
                className="grid size-[42px] place-items-center rounded-full bg-paper font-head text-h3 text-teal-deep"
              >
                {step}
              </span>
              <h3 className="mt-3">{t(`how.${side}${step}.title`)}</h3>
              <p className="mt-1.5 text-muted">{t(`how.${side}${step}.text`)}</p>
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}
