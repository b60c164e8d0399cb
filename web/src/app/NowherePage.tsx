import { useParams } from '@tanstack/react-router';
import { readTerm } from '../features/search/model/fields.js';
import { NotFoundPage } from './NotFoundPage.js';

/** The address of a search in a place that we do not know. */
export function NowherePage() {
  const { city = '', term } = useParams({ strict: false });
  return <NotFoundPage about="place" place={city} {...(term === undefined ? {} : { words: readTerm(term) })} />;
}
