import { useParams } from '@tanstack/react-router';
import { readTerm } from '../features/search/model/fields.js';
import { NotFoundPage } from './NotFoundPage.js';

export function NowherePage() {
  const { city = '', term } = useParams({ strict: false });
  return <NotFoundPage about="place" place={city} {...(term === undefined ? {} : { words: readTerm(term) })} />;
}
