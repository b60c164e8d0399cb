import type { UserCard } from '@lendring/contracts/http/shapes.js';
import { inLanguage } from '@lendring/contracts/kernel/texts.js';
import { verifiedTexts } from '@lendring/contracts/texts/verified.js';
import BadgeCheck from 'lucide-react/icons/badge-check';
import { useLocale } from '../../i18n/use-locale.js';
import { Icon } from '../../ui/Icon.js';

const kinds = ['email', 'phone'] as const;

export function Verified({ verified }: Pick<UserCard, 'verified'>) {
  const locale = useLocale();
  const shown = kinds.filter((kind) => verified[kind]);
  if (shown.length === 0) return null;
  return (
    <ul className="m-0 mt-1 flex list-none flex-wrap gap-x-4 gap-y-1 p-0 text-small font-semibold text-teal-deep">
      {shown.map((kind) => (
        <li key={kind} className="flex items-center gap-1.5">
          <Icon icon={BadgeCheck} size={17} className="shrink-0" />
          {inLanguage(verifiedTexts[kind], locale)}
        </li>
      ))}
    </ul>
  );
}
