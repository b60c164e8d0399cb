import { createFileRoute, useLocation } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { takeoutQuery } from '../../api/account.js';
import { TakeoutPage } from '../../features/account/takeout/TakeoutPage.js';
import { DeletePage } from '../../features/erasure/DeletePage.js';
import { BroughtSection, ReputationPage } from '../../features/reputation/ReputationPage.js';
import { Fold } from '../../ui/Fold.js';

export const Route = createFileRoute('/_signed-in/account/takeout')({
  staticData: { title: 'account:nav.takeout' },
  loader: async ({ context }) => {
    void context.queries.prefetchQuery(takeoutQuery(context.api));
    await context.texts('account', 'takeout', 'reputation', 'user', 'auth', 'erasure');
  },
  component: OwnData,
});

function OwnData() {
  const { t } = useTranslation(['reputation', 'erasure']);
  const part = useLocation({ select: ({ hash }) => hash });
  return (
    <TakeoutPage>
      <Fold id="reputation" title={t('own.title')} text={t('own.intro')} open={part === 'reputation'}>
        <ReputationPage />
        <BroughtSection />
      </Fold>
      <Fold id="delete" title={t('erasure:title')} text={t('erasure:intro')} open={part === 'delete'}>
        <DeletePage />
      </Fold>
    </TakeoutPage>
  );
}
