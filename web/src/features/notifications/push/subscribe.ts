/** `unsupported`: this browser cannot; `denied`: its settings forbid it to this site. */
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

/** The names that people know their browser by; the first that fits counts, since most name several. */
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

/** `Firefox, Android`: what its owner knows a browser by. */
export const labelOf = (userAgent: string): string => {
  const first = (names: typeof browsers | typeof systems) => names.find(([sign]) => sign.test(userAgent))?.[1];
  return [first(browsers), first(systems)].filter(Boolean).join(', ') || '?';
};

/**
 * Asks the browser whether it may be pushed to, and for the address. Call it after a click alone.
 * @returns the subscription as JSON; null when the person, or the browser, says no
 */
export const subscribe = async (key: string): Promise<string | null> => {
  if ((await Notification.requestPermission()) !== 'granted') return null;
  await navigator.serviceWorker.register('/sw.js');
  const { pushManager } = await navigator.serviceWorker.ready;
  const wanted = { userVisibleOnly: true, applicationServerKey: bytesOf(key) };
  const found = await pushManager.subscribe(wanted).catch(async (error: unknown) => {
    // One that was made with another key of this installation stands in the way.
    const old = await pushManager.getSubscription();
    if (!old) throw error;
    await old.unsubscribe();
    return pushManager.subscribe(wanted);
  });
  return JSON.stringify(found);
};

/** This browser is pushed to no more, whatever the server still knows of it. */
export const unsubscribe = async (): Promise<void> => {
  const registration = await navigator.serviceWorker?.getRegistration('/');
  await (await registration?.pushManager?.getSubscription())?.unsubscribe();
};

const keptAs = 'push-device';
/** The device that this browser is, as the server calls it; null when it is none. */
export const ownDevice = (): string | null => localStorage.getItem(keptAs);
export const keepOwnDevice = (deviceId: string | null): void =>
  deviceId === null ? localStorage.removeItem(keptAs) : localStorage.setItem(keptAs, deviceId);
