import { createFileRoute } from '@tanstack/react-router';

export const Route = createFileRoute('/_signed-in/offer/$offerId/edit/')({ component: () => null });
