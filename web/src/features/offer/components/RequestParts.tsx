import type { OfferShape } from '@lendring/contracts/http/offer.js';
import { offerQuery } from '../../../api/offer.js';
import { useApi } from '../../../lib/api-client/api-context.js';
import { useQuery } from '../../../lib/api-client/use-query.js';
import type { Choice } from '../model/choice.js';
import { FreeNote } from './FreeNote.js';
import { RequestBar, RequestPanel } from './RequestPanel.js';
import { useRequestChoice } from './use-request.js';

export type RequestPartProps = Readonly<{
  /** Offer as the page loaded it; a newer one is read from the queries, so that the props stay the same. */
  loaded: OfferShape;
  /** Date of the response in UTC. */
  today: string;
  choice: Choice;
  onChoice: (choice: Choice) => void;
}>;

/** The current offer and the request that the choice describes. */
export const useRequestPart = ({ loaded, choice, today, onChoice }: RequestPartProps) => {
  const { data: offer = loaded } = useQuery(offerQuery(useApi(), loaded.offer_id));
  return { offer, request: useRequestChoice(offer, choice, today), onChoice };
};

export function PanelPart(props: RequestPartProps) {
  return <RequestPanel {...useRequestPart(props)} />;
}

export function BarPart(props: RequestPartProps) {
  return <RequestBar {...useRequestPart(props)} />;
}

export function FreePart(props: RequestPartProps) {
  return <FreeNote request={useRequestPart(props).request} />;
}
