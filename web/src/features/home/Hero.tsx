import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { MemberOr } from '../../parts/people/MemberOr.js';
import { emojiHref, type EmojiName } from '../../ui/emoji.js';

const things: readonly (readonly [name: EmojiName, place: string])[] = [
  ['camera', 'left-[70%] -top-2 w-[72px]'],
  ['guitar', 'left-[28%] bottom-0 w-[104px]'],
  ['tent', 'left-[46%] bottom-6 w-[136px]'],
  ['bicycle', 'left-[72%] -bottom-3 w-[124px]'],
];

export function Hero({ search, member, often }: Readonly<{ search: ReactNode; member: ReactNode; often: ReactNode }>) {
  const { t } = useTranslation('home');
  return (
    <section className="bg-linear-to-b from-tint to-paper pb-7 md:pb-11">
      <div className="wrap">
        <MemberOr member={member}>
          <div className="grid gap-6 pt-10 md:grid-cols-2 md:pt-16">
            <div>
              <h1 className="whitespace-pre-line md:text-hero">{t('hero.title')}</h1>
              <p className="mt-3 max-w-[560px] text-lead text-muted">{t('hero.text')}</p>
            </div>
            <div aria-hidden className="relative max-md:hidden">
              {things.map(([name, place]) => (
                <img
                  key={name}
                  src={emojiHref(name)}
                  alt=""
                  width={160}
                  height={160}
                  className={`absolute drop-shadow-lg ${place}`}
                />
              ))}
            </div>
          </div>
        </MemberOr>
        <div className="mt-8">{search}</div>
        {often}
      </div>
    </section>
  );
}
