export type NearFields = Readonly<{ city?: string; postal?: string; radius?: number; lat?: number; lng?: number }>;
