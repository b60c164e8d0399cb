/** `unsupported`: no push support in this browser. `denied`: notifications are blocked for this site. */
export type PushState = 'unsupported' | 'denied' | 'possible';

export const pushState = (): PushState => {
  if (!('serviceWorker' in navigator) || !('PushManager' in window) || !('Notification' in window))
    return 'unsupported';
  return Notification.permission === 'denied' ? 'denied' : 'possible';
};

const bytesOf = (base64url: string): Uint8Array<ArrayBuffer> => {
  const text = atob(base64url.replaceAll('-', '+').replaceAll('_', '/'));
  return Uint8Array.from(text, (letter) => letter.codePointAt(0) ?? 0);
};

/** Browser names; the first match counts, because most user agents name several browsers. */
const browsers = [
  [/\bEdg/, 'Edge'],
  [/\bOPR\//, 'Opera'],
  [/\bSamsungBrowser/, 'Samsung Internet'],
  [/\bFirefox\//, 'Firefox'],
  [/\bChrome\//, 'Chrome'],
  [/\bSafari\//, 'Safari'],
] as const;
const systems = [
  [/\bAndroid/, 'Android'],
  [/\biPhone/, 'iPhone'],
  [/\biPad/, 'iPad'],
  [/\bWindows/, 'Windows'],
  [/\bMac OS X/, 'macOS'],
  [/\bLinux/, 'Linux'],
] as const;

export const labelOf = (userAgent: string): string => {
  const first = (names: typeof browsers | typeof systems) => names.find(([sign]) => sign.test(userAgent))?.[1];
  return [first(browsers), first(systems)].filter(Boolean).join(', ') || '?';
};

/**
 * Requests permission and a push subscription. Call only from a click handler.
 * @returns the subscription as JSON; null when permission is refused
 */
export const subscribe = async (key: string): Promise<string | null> => {
  if ((await Notification.requestPermission()) !== 'granted') return null;
  await navigator.serviceWorker.register('/sw.js');
  const { pushManager } = await navigator.serviceWorker.ready;
  const wanted = { userVisibleOnly: true, applicationServerKey: bytesOf(key) };
  const found = await pushManager.subscribe(wanted).catch(async (error: unknown) => {
    // Replace a subscription with a previous VAPID key of this installation, which blocks a new subscription.
    const old = await pushManager.getSubscription();
    if (!old) throw error;
    await old.unsubscribe();
    return pushManager.subscribe(wanted);
  });
  return JSON.stringify(found);
};

/** Ends the browser's own subscription; the server's device record is unaffected. */
export const unsubscribe = async (): Promise<void> => {
  const registration = await navigator.serviceWorker?.getRegistration('/');
  await (await registration?.pushManager?.getSubscription())?.unsubscribe();
};

const keptAs = 'push-device';
/** Server id of this browser's push device; null when not subscribed. */
export const ownDevice = (): string | null => localStorage.getItem(keptAs);
export const keepOwnDevice = (deviceId: string | null): void =>
  deviceId === null ? localStorage.removeItem(keptAs) : localStorage.setItem(keptAs, deviceId);
