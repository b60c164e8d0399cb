import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Link, useNavigate } from '@tanstack/react-router';
import { useEffect, useState, type FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import type { limits } from '@lendring/contracts/kernel/text.js';
import { useAnyText } from '../../i18n/use-any-text.js';
import { useApi, useIntention } from '../../lib/api-context.js';
import { isApiError } from '../../lib/api-error.js';
import { errorText } from '../../lib/error-text.js';
import type { Profile } from '../../lib/session.js';
import { Button } from '../../ui/Button.js';
import { ButtonLink } from '../../ui/ButtonLink.js';
import { Card } from '../../ui/Card.js';
import { Checkbox } from '../../ui/Checkbox.js';
import { ErrorSummary } from '../../ui/ErrorSummary.js';
import { RadioCards } from '../../ui/RadioCards.js';
import { StepLine } from '../../ui/StepLine.js';
import { TextArea } from '../../ui/TextArea.js';
import { BookingSummary } from './components/BookingSummary.js';
import { useRequestChoice } from './components/use-request-choice.js';
import { ownerName } from './components/words.js';
import type { OfferData } from './load-offer.js';
import { bodyDates, type Choice } from './model/choice.js';
import { messageDraft } from './model/message-draft.js';
import { offerQuery } from './queries.js';

const longest: (typeof limits)['message'] = 3000;

type Props = Pick<OfferData, 'offer' | 'today'> & Readonly<{ choice: Choice; profile: Profile; /** This page's address, to come back to. */ here: string }>;

/** The second step of a request: what to say, and whether the address is shared. */
export function BookingPage({ offer: loaded, today, choice, profile, here }: Props) {
  const { t } = useTranslation('offer');
  const words = useAnyText();
  const api = useApi();
  const queries = useQueryClient();
  const navigate = useNavigate();
  const intention = useIntention();
  const { data: offer = loaded } = useQuery(offerQuery(api, loaded.offer_id));
  const { pricing, offered } = useRequestChoice(offer, choice, today);
  const [text, setText] = useState(() => messageDraft.read(offer.offer_id));
  const [use, setUse] = useState<'1' | '2'>('2');
  const [share, setShare] = useState(false);
  const [missing, setMissing] = useState(false);
  useEffect(() => messageDraft.keep(offer.offer_id, text), [offer.offer_id, text]);

  const ask = useMutation({
    mutationFn: () => {
      if (!pricing || offered.state !== 'ready') throw new Error('Nothing is chosen');
      return api.post('/request', {
        body: { offer_id: offer.offer_id, pricing_id: pricing.pricing_id, ...bodyDates(offered.wish, pricing.renttype_id), message: text.trim(), share_address: share, requesttype_id: use === '1' ? 1 : 2 },
      }, { idempotencyKey: intention.key() });
    },
    onSuccess: async (request) => {
      intention.next();
      messageDraft.keep(offer.offer_id, '');
      queries.setQueryData(['request', request.request_id], request);
      await queries.invalidateQueries({ queryKey: ['requests'] });
      await navigate({ to: '/request/$requestId', params: { requestId: request.request_id } });
    },
    onError: (error) => {
      // A refusal ends this intention; a lost network keeps it, so that trying again asks once.
      if (isApiError(error) && error.status > 0) intention.next();
      if (isApiError(error, 409)) void queries.invalidateQueries({ queryKey: ['offer', offer.offer_id, 'taken'] });
    },
  });
  const own = offer.owner?.user_id === profile.user_id;
  const back = { to: '/offer/$offerId', params: { offerId: offer.offer_id }, search: choice } as const;
  const obstacle = own ? 'own' : offer.commercial_only && !profile.commercial ? 'commercial' : !profile.completed ? 'incomplete' : offered.state !== 'ready' ? 'days' : null;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const empty = !text.trim();
    setMissing(empty);
    if (empty) document.getElementById('message')?.focus();
    else ask.mutate();
  };
  const name = ownerName(offer.owner);
  return (
    <div className="wrap grid items-start gap-x-14 gap-y-6 py-8 md:grid-cols-[minmax(0,1fr)_minmax(300px,384px)]">
      <div className="max-w-[660px]">
        <StepLine step={2} steps={2} />
        <h1 className="mt-4 mb-2 text-[34px] md:text-[40px]">{t('booking.title', { name })}</h1>
        <p className="mb-6 text-muted">{t('booking.text', { name })}</p>
        {obstacle
          ? (
              <Card ground="sand" className="flex flex-col items-start gap-4">
                <p>{t(`booking.obstacle.${obstacle}`)}</p>
                {obstacle === 'incomplete'
                  ? <ButtonLink to="/account/profile" search={{ return: here }}>{t('booking.complete')}</ButtonLink>
                  : <ButtonLink {...back}>{t(obstacle === 'days' ? 'booking.chooseDays' : 'booking.back')}</ButtonLink>}
              </Card>
            )
          : (
              <form onSubmit={submit} noValidate className="flex flex-col gap-6">
                <ErrorSummary problems={[]} text={ask.error ? errorText(words, ask.error) : undefined} />
                <TextArea
                  id="message" label={t('booking.message')} hint={t('booking.messageHint')} rows={6} maxLength={longest} value={text} required
                  onChange={(event) => { setText(event.target.value); setMissing(false); intention.next(); }} error={missing ? t('booking.messageNeeded') : undefined}
                />
                <RadioCards
                  legend={t('booking.use')} value={use} onChange={setUse} className="md:grid-cols-2"
                  options={[{ value: '2', label: t('booking.ownUse'), detail: t('booking.ownUseText') }, { value: '1', label: t('booking.otherUse'), detail: t('booking.otherUseText') }]}
                />
                <Checkbox label={t('booking.share')} hint={t('booking.shareHint', { name })} checked={share} onChange={(event) => setShare(event.target.checked)} />
                <div className="flex flex-wrap items-center gap-3">
                  <Button type="submit" busy={ask.isPending}>{t('booking.send')}</Button>
                  <Link {...back} className="px-2.5 py-2.5 font-bold">{t('booking.change')}</Link>
                </div>
                <p className="text-[14px] text-muted">{t(offer.auto_accept ? 'panel.notBindingAuto' : 'panel.notBinding', { name })}</p>
              </form>
            )}
      </div>
      <BookingSummary offer={offer} pricing={pricing} offered={offered} />
    </div>
  );
}
