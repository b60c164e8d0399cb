export function PendingPage() {
  return null;
}
