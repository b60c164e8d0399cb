import { NotFoundPage } from './NotFoundPage.js';

/** The address of a person who is not there. */
export function NobodyPage() {
  return <NotFoundPage about="user" />;
}
