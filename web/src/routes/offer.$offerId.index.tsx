import { createFileRoute } from '@tanstack/react-router';

export const Route = createFileRoute('/offer/$offerId/')({ component: () => null });
