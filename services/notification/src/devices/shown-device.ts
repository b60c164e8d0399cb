import type { Device } from './devices.aggregate.js';

/** A device without its push subscription. */
export const shownDevice = ({ deviceId, label, at }: Device) => ({ deviceId, label, at });
