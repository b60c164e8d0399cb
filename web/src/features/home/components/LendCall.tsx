import { useTranslation } from 'react-i18next';
import { ButtonLink } from '../../../ui/ButtonLink.js';
import { emojiHref } from '../../../ui/emoji.js';

export function LendCall() {
  const { t } = useTranslation(['home', 'common']);
  return (
    <section className="wrap pt-4 pb-14">
      <div className="flex flex-wrap items-center justify-between gap-8 rounded-lg bg-teal-deep p-7 text-white md:p-11">
        <div className="max-w-[560px]">
          <h2 className="text-h2 text-white md:text-h1">{t('lend.title')}</h2>
          <p className="mt-3">{t('lend.text')}</p>
          <ButtonLink to="/offer/create" variant="light" className="mt-5">
            {t('common:frame.createOffer')}
          </ButtonLink>
        </div>
        <div aria-hidden className="flex gap-5">
          {(['ladder', 'toolbox', 'sled'] as const).map((name) => (
            <img
              key={name}
              src={emojiHref(name)}
              alt=""
              width={96}
              height={96}
              loading="lazy"
              className="size-16 md:size-24"
            />
          ))}
        </div>
      </div>
    </section>
  );
}
