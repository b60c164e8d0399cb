import DaysPanel from './DaysPanel.js';
import { type RequestPartProps, useRequestPart } from './RequestParts.js';

export default function OfferDays(props: RequestPartProps) {
  const { request, onChoice } = useRequestPart(props);
  const { pricing, calendar, choice } = request;
  return pricing ? <DaysPanel {...{ pricing, calendar, choice, onChoice }} /> : null;
}
