/** Timeout 5 s, no cached position, low accuracy (spec §9). */
export const gpsOptions: PositionOptions = { timeout: 5000, maximumAge: 0, enableHighAccuracy: false };

export type GpsAnswer =
  | Readonly<{ ok: true; point: { lat: number; lng: number }; /** Accuracy in metres. */ accuracy: number }>
  | Readonly<{ ok: false; code: number; message: string }>;

export const askDevice = (device: Geolocation | undefined): Promise<GpsAnswer> =>
  new Promise((resolve) => {
    if (!device) return resolve({ ok: false, code: 2, message: 'Geolocation unavailable' });
    device.getCurrentPosition(
      ({ coords }) =>
        resolve({ ok: true, point: { lat: coords.latitude, lng: coords.longitude }, accuracy: coords.accuracy }),
      ({ code, message }) => resolve({ ok: false, code, message }),
      gpsOptions,
    );
  });

/** Rounds to some hundred metres: enough for a postcode, while the exact position stays on the device. */
export const roughly = ({ lat, lng }: Readonly<{ lat: number; lng: number }>) => ({
  lat: Math.round(lat * 500) / 500,
  lng: Math.round(lng * 500) / 500,
});
