import type { OfferShape } from '@lendring/contracts/http/offer.js';
import UserCheck from 'lucide-react/icons/user-check';
import { useTranslation } from 'react-i18next';
import { useLocale } from '../../../i18n/use-locale.js';
import { askRuleTexts, isForSome } from '../../../parts/offers/ask-rules.js';
import { Icon } from '../../../ui/Icon.js';

export function AskRules({ rules }: Readonly<{ rules: OfferShape['ask_rules'] }>) {
  const { t } = useTranslation('offerRules');
  const locale = useLocale();
  if (!isForSome(rules)) return null;
  return (
    <div className="mt-3 text-base wrap-anywhere">
      <p>
        <Icon icon={UserCheck} size={18} className="mr-1.5 align-[-4px] text-muted" />
        {t('ask.who')}
      </p>
      <ul className="list-disc pl-11">
        {askRuleTexts(t, rules, locale).map((text) => (
          <li key={text}>{text}</li>
        ))}
      </ul>
    </div>
  );
}
