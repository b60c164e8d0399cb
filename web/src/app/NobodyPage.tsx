import { NotFoundPage } from './NotFoundPage.js';

export function NobodyPage() {
  return <NotFoundPage about="user" />;
}
