import type { Device } from './devices.aggregate.js';

export const shownDevice = ({ deviceId, label, at }: Device) => ({ deviceId, label, at });
